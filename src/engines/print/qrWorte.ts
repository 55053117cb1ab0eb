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

/** Parts of a contact that its readers are told, in this order. */
const KONTAKT_TEILE = ['ORG', 'TITLE', 'ADR', 'TEL', 'EMAIL', 'URL', 'NOTE'] as const

/** Values of a line of a contact, without what the format puts around them. */
function kontaktWerte(ziel: string, feld: string): string[] {
  return ziel
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name = '', wert = ''] = /^(\w+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
      if (name.toUpperCase() !== feld) return []
      const teile = wert.split(/(?<!\\);/).map((teil) => teil.replaceAll(/\\([\\,;])/g, '$1').trim())
      const [, , strasse = '', ort = '', , plz = ''] = teile
      return feld === 'ADR'
        ? [strasse, `${plz} ${ort}`.trim()].filter(Boolean).join(', ')
        : teile.filter(Boolean).join(' ')
    })
    .filter((wert) => wert !== '')
}

/** "Kontakt Erika Muster (Muster GmbH, +49221123)": everything that whoever scans it will keep. */
function kontaktWorte(ziel: string): string {
  const rest = KONTAKT_TEILE.flatMap((feld) => kontaktWerte(ziel, feld)).join(', ')
  return ['Kontakt', ...kontaktWerte(ziel, 'FN').slice(0, 1), rest === '' ? '' : `(${rest})`].filter(Boolean).join(' ')
}

/** What a code leads to, in words that a reader of the approval understands. */
export function zielText({ typ, ziel }: Pick<QrCode, 'typ' | 'ziel'>): string {
  if (typ === 'vcard') return kontaktWorte(ziel)
  if (typ === 'sms') return `SMS an ${ziel.slice('sms:'.length)}`
  if (typ === 'telefon') return `Anruf bei ${ziel.slice('tel:'.length)}`
  if (typ === 'email') return `E-Mail an ${ziel.slice('mailto:'.length)}`
  return typ === 'text' ? `Text „${ziel}“` : ziel
}
