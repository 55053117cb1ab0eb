import type { QrUrls } from './displayList.ts'
import type { QrCode } from './qrCodes.ts'

// Apart from what lays out a sheet, which is large: pages that only tell of codes do not wait for it.

/** Short links of the example recipient by layer. */
export function beispielLinks(codes: readonly { layerId: string; kurzlink: string | null }[]): QrUrls {
  return Object.fromEntries(codes.flatMap(({ layerId, kurzlink }) => (kurzlink === null ? [] : [[layerId, kurzlink]])))
}

const SEITE = { vorderseite: 'Vorderseite', rueckseite: 'Rückseite' } as const

/** A code by its name and page. */
export function qrName({ name, seite }: Pick<QrCode, 'name' | 'seite'>): string {
  return `„${name}“ (${SEITE[seite]})`
}

/** What a code leads to, in words that a reader of the approval understands. */
export function zielText({ typ, ziel }: Pick<QrCode, 'typ' | 'ziel'>): string {
  if (typ === 'vcard') return `Kontakt ${/^FN(?:;[^:]*)?:(.*)$/m.exec(ziel)?.[1]?.trim() ?? ''}`.trimEnd()
  if (typ === 'sms') return `SMS an ${ziel.slice('sms:'.length)}`
  if (typ === 'telefon') return `Anruf bei ${ziel.slice('tel:'.length)}`
  if (typ === 'email') return `E-Mail an ${ziel.slice('mailto:'.length)}`
  return typ === 'text' ? `Text „${ziel}“` : ziel
}
