/** A file of addresses: its columns, how it is read and written again, the codes of its rows. */

export { anzahlAusgenommen, anzahlGedruckt, codeMask, OHNE_FRAGE, ohneFragliche } from './codes/codes.ts'
export { FRAGLICH_MASKE, fraglichVon } from './codes/gruende.ts'
export {
  adressZelle,
  beispiele,
  type CodeBeispiel,
  ROWS_PER_CHUNK,
  writeGroupCsv as schreibeGruppenCsv,
  writeUploadCsv as schreibeUploadCsv,
  ZEILE_TITEL,
} from './list/csvWriter.ts'
export {
  isEntwurfCsv as istEntwurfCsv,
  readStaende as liesStaende,
  ohneZeilen,
  writeEntwurfCsv as schreibeEntwurfCsv,
  STAND_TITEL,
} from './list/entwurfCsv.ts'
export {
  detectLeseart as erkenneLeseart,
  type Leseart,
  type Probe,
  spaltenBeispiele,
  TRENNZEICHEN,
  type Trennzeichen,
  vorschau,
} from './list/layout.ts'
export { WAEHLBARE_FELDER, zuordnungProbleme } from './read/columns.ts'
export { langeAngabeText } from './row/langeAngabe.ts'
export { GRUND_TITEL, grundRegel, regelWahlen, type SpaltenRegel } from './words/regel.ts'
