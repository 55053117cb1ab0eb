import type { Rechnung, Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import { zahlungLabel, ZAHLUNGSART_LABEL } from '../kampagne/payment.ts'
import { formatBetrag, formatDatum } from '#src/base/number/german.ts'
import { UST_ART_LABEL } from '../price/umsatzsteuer.ts'
import { formelsicher, quoted } from '#src/base/csv.ts'
import { RECHNUNG_ART_LABEL } from './offen.ts'
import { benannt } from '#src/contract/offenesEnum.ts'

/** What the list says of a document. */
export type CsvRechnung = Pick<
  Rechnung,
  | 'rechnungsnummer'
  | 'art'
  | 'rechnungsdatum'
  | 'leistungsdatum'
  | 'kampagneBezeichnung'
  | 'netto'
  | 'ustSatz'
  | 'ustArt'
  | 'ust'
  | 'brutto'
  | 'offenerBetrag'
  | 'zahlungsart'
  | 'zahlungsStatus'
  | 'faelligAm'
  | 'bezahltAm'
  | 'stornoZu'
  | 'korrekturZu'
  | 'stornoDurch'
> & { rechnungsempfaenger: Pick<Rechnungsempfaenger, 'firma' | 'ustIdNr' | 'kostenstelle' | 'bestellnummer'> }

type Spalte = readonly [titel: string, wert: (rechnung: CsvRechnung) => string]

const datum = (iso: string | null) => (iso === null ? '' : formatDatum(iso))
// Our own figures may begin with a minus; they are no formula, so the guard leaves them alone.
const geld = (read: (rechnung: CsvRechnung) => number) => (rechnung: CsvRechnung) => formatBetrag(read(rechnung))
const wort = (read: (rechnung: CsvRechnung) => string | null) => (rechnung: CsvRechnung) =>
  formelsicher(read(rechnung) ?? '')

const SPALTEN: readonly Spalte[] = [
  ['Rechnungsnummer', wort((r) => r.rechnungsnummer)],
  ['Art', wort((r) => benannt(RECHNUNG_ART_LABEL, r.art))],
  ['Rechnungsdatum', (r) => datum(r.rechnungsdatum)],
  ['Leistungsdatum', (r) => datum(r.leistungsdatum)],
  ['Kampagne', wort((r) => r.kampagneBezeichnung)],
  ['Rechnungsempfänger', wort((r) => r.rechnungsempfaenger.firma)],
  ['USt-IdNr.', wort((r) => r.rechnungsempfaenger.ustIdNr)],
  ['Kostenstelle', wort((r) => r.rechnungsempfaenger.kostenstelle)],
  ['Bestellnummer', wort((r) => r.rechnungsempfaenger.bestellnummer)],
  ['Netto EUR', geld((r) => r.netto)],
  ['USt %', (r) => String(r.ustSatz).replace('.', ',')],
  ['Steuerfall', wort((r) => UST_ART_LABEL[r.ustArt])],
  ['USt EUR', geld((r) => r.ust)],
  ['Brutto EUR', geld((r) => r.brutto)],
  ['Offen EUR', geld((r) => r.offenerBetrag)],
  ['Zahlungsart', wort((r) => (r.zahlungsart === null ? '' : benannt(ZAHLUNGSART_LABEL, r.zahlungsart)))],
  ['Zahlungsstatus', wort((r) => zahlungLabel(r.zahlungsStatus))],
  ['Fällig am', (r) => datum(r.faelligAm)],
  ['Bezahlt am', (r) => datum(r.bezahltAm)],
  ['Storno zu', wort((r) => r.stornoZu)],
  ['Korrektur zu', wort((r) => r.korrekturZu)],
  ['Storniert durch', wort((r) => r.stornoDurch)],
]

const zeile = (cells: readonly string[]) => `${cells.map(quoted).join(';')}\r\n`

/**
 * The list for a spreadsheet: byte order mark, semicolons, German figures, no cell that is a formula (UX-16, SEC-30).
 * `weiter`: rows that follow others of the same file.
 */
export function rechnungenCsv(rechnungen: readonly CsvRechnung[], weiter = false): string {
  const kopf = weiter ? '' : `\ufeff${zeile(SPALTEN.map(([titel]) => titel))}`
  return kopf + rechnungen.map((rechnung) => zeile(SPALTEN.map(([, wert]) => wert(rechnung)))).join('')
}
