import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { BOM, csvLine } from '#src/base/csv.ts'
import { filterSatz } from './filters.ts'
import { zustellbarProzent } from './qualitaet.ts'

/** Words of the screen, so that the file has the same. */
export interface CsvWorte {
  typ: (typ: Zielgruppe['typ']) => string
  status: (status: Zielgruppe['status']) => string
}

type Spalte = readonly [titel: string, wert: (zielgruppe: Zielgruppe, worte: CsvWorte) => string]

const SPALTEN: readonly Spalte[] = [
  ['Name', ({ bezeichnung }) => bezeichnung],
  ['Art', ({ typ }, worte) => worte.typ(typ)],
  ['Auswahl oder Datei', ({ filter, datei }) => (filter ? filterSatz(filter) : (datei?.name ?? ''))],
  ['Status', ({ status }, worte) => worte.status(status)],
  ['Personen', ({ potenzial }) => String(potenzial)],
  ['Stand', ({ potenzialStand }) => formatDatum(potenzialStand)],
  ['Geprüfte Zeilen', ({ pruefung }) => (pruefung ? String(pruefung.gesamt) : '')],
  ['Zustellbar %', ({ pruefung }) => String(zustellbarProzent(pruefung) ?? '')],
  ['Kampagnen', ({ verwendungen }) => String(verwendungen)],
  ['Verwendet in', ({ verwendetIn }) => verwendetIn.map(({ bezeichnung }) => bezeichnung).join(', ')],
  ['Herkunft der Adressen', ({ datenquelle }) => datenquelle],
  ['Erstellt am', ({ erstelltAm }) => formatDatum(erstelltAm)],
  ['Geändert am', ({ geaendertAm }) => formatDatum(geaendertAm)],
  ['Wird gelöscht am', ({ loeschenAm }) => (loeschenAm === null ? '' : formatDatum(loeschenAm))],
]

/** The list for a spreadsheet: byte order mark, semicolons, no cell that is a formula (UX-16, SEC-30). */
export function zielgruppenCsv(zielgruppen: readonly Zielgruppe[], worte: CsvWorte): string {
  const kopf = `${BOM}${csvLine(SPALTEN.map(([titel]) => titel))}`
  return kopf + zielgruppen.map((one) => csvLine(SPALTEN.map(([, wert]) => wert(one, worte)))).join('')
}
