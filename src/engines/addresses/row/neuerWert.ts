import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { GepruefteZeile } from './zeile.ts'

/** A cell as it is after the check: put in order, with what is not printed as it was written. */
export function neuerWert(feld: AdressFeld, { empfaenger, weitere, roh }: GepruefteZeile): string {
  if (feld === 'strasseHausnummer') return `${empfaenger.strasse} ${empfaenger.hausnummer}`.trim()
  // Country and form of address are shown as written; what is printed may be shorter.
  if (feld === 'land' || feld === 'anrede') return roh[feld] ?? ''
  const werte: Partial<Record<AdressFeld, string>> = { ...weitere, ...empfaenger }
  return werte[feld] ?? ''
}
