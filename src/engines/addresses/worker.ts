/** A whole list: read, checked and worked on at the desk. */

export type { AdressBericht, Ansicht, PruefErgebnis } from './desk/adressBericht.ts'
export { carryOut as fuehreAus, type TischAktion } from './desk/aktion.ts'
export { eigeneAus, eigeneVon, freiesFeld, spaltenProbleme } from './desk/eigeneWahl.ts'
export {
  arbeitAn,
  type Fingerabdruck,
  type Herkunft,
  herkunftVon,
  isUnsecured as istUngesichert,
  type OffeneDatei,
} from './desk/offeneDatei.ts'
export { type PaarAnsicht, Paare } from './desk/paare.ts'
export { arbeitVon, BEGINNING, type Ereignis, nextPhase, type Phase, type SpaltenWahl } from './desk/phasen.ts'
export { Tisch, type TischZeile } from './desk/tisch.ts'
export type { SchrittZeile } from './desk/verlauf.ts'
export type { VorschlaegeEinerArt } from './desk/vorschlaege.ts'
export { AdressListe } from './list/adressListe.ts'
export { UNBERUEHRT } from './list/bearbeitung.ts'
export { writeReportCsv as schreibeBerichtCsv } from './list/bericht.ts'
export { checkInSteps as pruefeSchrittweise, type PruefSchritte, zuVieleZeilenText } from './list/checkList.ts'
export type { BlattBefund } from './read/excel/blatt.ts'
export { Mappe } from './read/excel/mappe.ts'
