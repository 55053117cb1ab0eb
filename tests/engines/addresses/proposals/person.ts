import type { RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { propose, type VorschlagArt } from '#src/engines/addresses/proposals/vorschlag.ts'

/** A row in which nothing is proposed. */
export const PERSON: RohZeile = {
  anrede: 'Herr',
  titel: '',
  vorname: 'Max',
  nachname: 'Weber',
  firma: '',
  zusatz: '',
  strasse: 'Hauptstraße',
  hausnummer: '5',
  plz: '01067',
  ort: 'Dresden',
}
/** The same address without a name. */
export const FIRMA: RohZeile = { ...PERSON, anrede: '', vorname: '', nachname: '' }

/** New cells of one kind; null where it proposes nothing. */
export function neu(art: VorschlagArt, row: RohZeile): Record<string, string> | null {
  const found = propose(row).find((vorschlag) => vorschlag.art === art)
  return found ? Object.fromEntries(found.aenderungen.map(({ feld, neu: text }) => [feld, text])) : null
}
