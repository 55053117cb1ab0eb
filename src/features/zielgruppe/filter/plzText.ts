import { PLZ_BEREICHE_MAX, PLZ_MAX } from '#src/contract/gebiet.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { liste } from '#src/domain/zielgruppe/filters.ts'
import type { readPlz } from '#src/domain/zielgruppe/plzListe.ts'
import { text } from '#src/shared/i18n/i18n.ts'

type Gelesen = ReturnType<typeof readPlz>

/** Words that are named, the rest is counted. */
const GENANNT = 5

const zahl = (anzahl: number) => ({ count: anzahl, anzahl: formatZahl(anzahl) })

/** The first of them by name, each once. */
function nameOf(worte: readonly string[]): string {
  const genannt = worte.slice(0, GENANNT).map((wort) => `„${wort}“`)
  const mehr = worte.length - genannt.length
  return liste(mehr === 0 ? genannt : [...genannt, text('zielgruppe:filter.plzWeitere', zahl(mehr))])
}

/** Codes that got their zero back, which nobody typed; nothing where there are none. */
const ergaenztText = (ergaenzt: readonly string[]): string[] =>
  ergaenzt.length === 0
    ? []
    : [text('zielgruppe:filter.plzErgaenzt', { ...zahl(ergaenzt.length), plz: liste(ergaenzt.slice(0, GENANNT)) })]

/** What hinders counting in a list of postal codes, in words; null where nothing does. An empty list is none of them. */
export function plzFehler({ plz, bereiche, falsch, ergaenzt }: Gelesen): string | null {
  const worte = [...new Set(falsch)]
  if (worte.length > 0)
    return [
      text('zielgruppe:error.plz', {
        erkannt: formatZahl(plz.length + bereiche.length),
        nicht: formatZahl(worte.length),
        falsch: nameOf(worte),
      }),
      ...ergaenztText(ergaenzt),
    ].join(' ')
  if (plz.length > PLZ_MAX)
    return text('zielgruppe:error.plzViele', { anzahl: formatZahl(plz.length), hoechstens: formatZahl(PLZ_MAX) })
  if (bereiche.length > PLZ_BEREICHE_MAX)
    return text('zielgruppe:error.bereicheViele', {
      anzahl: formatZahl(bereiche.length),
      hoechstens: formatZahl(PLZ_BEREICHE_MAX),
    })
  return null
}

/** What was read, in words: codes, ranges, and which of them got their zero back. */
export function plzErkannt({ plz, bereiche, ergaenzt }: Gelesen): string {
  const teile = [
    ...(plz.length > 0 ? [text('zielgruppe:filter.plzAnzahl', zahl(plz.length))] : []),
    ...(bereiche.length > 0
      ? [
          text(
            plz.length > 0 ? 'zielgruppe:filter.plzBereiche' : 'zielgruppe:filter.nurBereiche',
            zahl(bereiche.length),
          ),
        ]
      : []),
  ]
  if (teile.length === 0) return text('zielgruppe:filter.plzListeHilfe')
  return [teile.join(' '), ...ergaenztText(ergaenzt)].join('. ')
}
