import type { Befund, Seite } from '#src/contract/dokument.ts'

/** Codes of the first reader; all of them are hints. */
const LESE_CODES = [
  'rechtschreibung',
  'preisOhneWaehrung',
  'datumUnmoeglich',
  'wochentagFalsch',
  'datumVergangen',
  'angebotOhneEnde',
  'vorlagenrest',
  'telefonAnders',
  'webAnders',
] as const
export type LeseCode = (typeof LESE_CODES)[number]

const MOST = 200

/** Does the finding come from the first reader, so that it can be left as it is? */
export const isLesehinweis = ({ code }: Pick<Befund, 'code'>): boolean => LESE_CODES.some((one) => one === code)

/** Kind and words of a hint: it comes back when the words change. */
const acceptedKey = ({ code, ist = '' }: Pick<Befund, 'code' | 'ist'>): string =>
  `${code}:${ist.replaceAll(/\s+/g, ' ').slice(0, 150)}`

/** Is it left as it is on these pages? */
export const isLeft = (seiten: readonly Seite[], befund: Pick<Befund, 'code' | 'ist'>): boolean =>
  seiten.some(({ gelassen }) => gelassen?.includes(acceptedKey(befund)) ?? false)

/** The same pages with a hint left as it is; the oldest ones go where there are too many. */
export function leaveHint(seiten: readonly Seite[], befund: Pick<Befund, 'code' | 'ist' | 'seite'>): Seite[] {
  const key = acceptedKey(befund)
  const side = befund.seite ?? seiten[0]?.side
  return seiten.map((seite) =>
    seite.side === side
      ? { ...seite, gelassen: [...(seite.gelassen ?? []).filter((one) => one !== key), key].slice(-MOST) }
      : seite,
  )
}
