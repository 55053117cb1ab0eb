/** A file of addresses: its columns, how it is read and written again, the codes of its rows. */

export { anzahlAusgenommen, anzahlGedruckt, codeMask, OHNE_FRAGE, ohneFragliche } from './codes/codes.ts'
export { FRAGLICH_MASKE, fraglichVon } from './codes/gruende.ts'
export {
  adressZelle,
  beispiele,
  type CodeBeispiel,
  ROWS_PER_CHUNK,
  schreibeGruppenCsv,
  schreibeUploadCsv,
  ZEILE_TITEL,
} from './list/csvWriter.ts'
export { istEntwurfCsv, liesStaende, ohneZeilen, schreibeEntwurfCsv, STAND_TITEL } from './list/entwurfCsv.ts'
export {
  erkenneLeseart,
  type Leseart,
  type Probe,
  spaltenBeispiele,
  TRENNZEICHEN,
  TRENNZEICHEN_LABEL,
  vorschau,
  type Vorschau,
} from './list/layout.ts'
export { WAEHLBARE_FELDER, type Zuordnung, zuordnungProbleme } from './read/columns.ts'
export { langeAngabeText } from './row/langeAngabe.ts'
export { GRUND_TITEL, grundRegel, regelWahlen, type SpaltenRegel } from './words/regel.ts'
