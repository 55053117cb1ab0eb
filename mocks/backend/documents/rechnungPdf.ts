import type { Rechnung } from '#src/contract/rechnung.ts'
import { ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import { formatDatum, formatEuro, formatZahl } from '#src/domain/number/german.ts'
import type { Rechnungsempfaenger } from '../kampagne/invoice.ts'
import { absenderZeile, DEMO_HINWEIS, demoAnbieter, type Anbieter } from './anbieter.ts'
import { nodeFontSet } from '../print/nodeFonts.ts'
import { COLUMN, Flow, footers, SIZE, type Column } from './flow.ts'
import { INK, PAGE, Sheet } from './sheet.ts'

const TITEL: Record<Rechnung['art'], string> = { rechnung: 'Rechnung', storno: 'Stornorechnung' }

const COLUMNS: readonly Column[] = [
  { title: 'Pos.', w: 11 },
  { title: 'Bezeichnung', w: 88 },
  { title: 'Menge', w: 17, align: 'end' },
  { title: 'Einzelpreis netto', w: 25, align: 'end' },
  { title: 'Gesamt netto', w: 24, align: 'end' },
]

export interface RechnungParteien {
  /** Address of the day of issue. */
  kunde: Rechnungsempfaenger
  /** Name of the provider. */
  anbieter: string
}

/** Invoice or its cancellation, with the fields of § 14 (4) UStG. */
export async function rechnungPdf(rechnung: Rechnung, parteien: RechnungParteien): Promise<Uint8Array> {
  const anbieter = demoAnbieter(parteien.anbieter)
  const sheet = new Sheet(await nodeFontSet())
  letterhead(sheet, anbieter, parteien.kunde)
  infoBlock(sheet, rechnung)
  const flow = new Flow(sheet, 98)
  flow.heading(`${TITEL[rechnung.art]} ${rechnung.rechnungsnummer}`, SIZE.title)
  flow.gap(1)
  flow.paragraph(introduction(rechnung))
  flow.gap(3)
  flow.table(
    COLUMNS,
    rechnung.positionen.map((position, i) => [
      String(i + 1),
      position.title,
      formatZahl(position.menge),
      formatEuro(position.einzelpreis),
      formatEuro(position.netto),
    ]),
  )
  sums(flow, rechnung)
  flow.gap(8)
  for (const text of closing(rechnung)) {
    flow.paragraph(text)
    flow.gap(1.5)
  }
  footers(sheet, [
    `${absenderZeile(anbieter)} · ${anbieter.email} · ${anbieter.telefon}`,
    `USt-IdNr. ${anbieter.ustIdNr} · ${anbieter.register} · ${anbieter.bank}`,
    DEMO_HINWEIS,
  ])
  return sheet.toPdf({
    title: `${TITEL[rechnung.art]} ${rechnung.rechnungsnummer}`,
    erstellt: `${rechnung.rechnungsdatum}T00:00:00Z`,
  })
}

/** Name of the issuer, return line and address field of DIN 5008 form B. */
function letterhead(sheet: Sheet, anbieter: Anbieter, an: Rechnungsempfaenger): void {
  sheet.text(COLUMN.x, 24, anbieter.name, { size: SIZE.title, bold: true, color: INK.accent })
  sheet.line(COLUMN.x, 28, COLUMN.w, INK.accent, 0.4)
  sheet.text(COLUMN.x, 49, absenderZeile(anbieter), { size: 2.2, color: INK.quiet })
  const lines = [an.firma, `${an.strasse} ${an.hausnummer}`.trim(), `${an.plz} ${an.ort}`.trim()]
  let y = 58
  for (const line of lines.flatMap((text) => sheet.wrap(text, 80, { size: SIZE.text }))) {
    sheet.text(COLUMN.x, y, line, { size: SIZE.text })
    y += 4.7
  }
  if (an.ustIdNr !== null)
    sheet.text(COLUMN.x, y + 2, `USt-IdNr. ${an.ustIdNr}`, { size: SIZE.small, color: INK.quiet })
}

function infoBlock(sheet: Sheet, row: Rechnung): void {
  const facts: [string, string][] = [
    [row.art === 'storno' ? 'Belegnummer' : 'Rechnungsnummer', row.rechnungsnummer],
    [row.art === 'storno' ? 'Belegdatum' : 'Rechnungsdatum', formatDatum(row.rechnungsdatum)],
  ]
  if (row.leistungsdatum !== null) facts.push(['Leistungsdatum', formatDatum(row.leistungsdatum)])
  if (row.stornoZu !== null) facts.push(['Storno zu', row.stornoZu])
  if (row.idPtKampagne !== null) facts.push(['Auftrag', `Kampagne ${row.idPtKampagne}`])
  if (row.zahlungsart !== null) facts.push(['Zahlungsart', ZAHLUNGSART_LABEL[row.zahlungsart]])
  for (const [i, [label, value]] of facts.entries()) {
    const y = 54 + i * 4.9
    sheet.text(125, y, label, { size: SIZE.small, color: INK.quiet })
    sheet.text(PAGE.w - 20, y, value, { size: SIZE.text, align: 'end' })
  }
}

function introduction({ art, kampagneBezeichnung, leistungsdatum, stornoZu }: Rechnung): string {
  if (art === 'storno')
    return `Hiermit nehmen wir die Rechnung ${stornoZu ?? ''} zur Kampagne „${kampagneBezeichnung}“ vollständig zurück.`
  const versand =
    leistungsdatum === null ? '' : ` Leistungszeitpunkt ist der Versand am ${formatDatum(leistungsdatum)}.`
  return `Für die Kampagne „${kampagneBezeichnung}“ berechnen wir:${versand}`
}

function sums(flow: Flow, { netto, ust, ustSatz, brutto }: Rechnung): void {
  flow.need(26)
  flow.gap(3)
  const right = COLUMN.x + COLUMN.w - 1
  const rows: [string, string, boolean][] = [
    ['Summe netto', formatEuro(netto), false],
    [`zuzüglich ${formatZahl(ustSatz)} % Umsatzsteuer auf ${formatEuro(netto)}`, formatEuro(ust), false],
    ['Gesamtbetrag', formatEuro(brutto), true],
  ]
  for (const [label, amount, bold] of rows) {
    const size = bold ? SIZE.heading : SIZE.text
    if (bold) {
      flow.sheet.line(COLUMN.x + 85, flow.y + 0.8, COLUMN.w - 85, INK.text, 0.3)
      flow.gap(1.6)
    }
    flow.sheet.text(COLUMN.x + 86, flow.y + size, label, { size, bold })
    flow.sheet.text(right, flow.y + size, amount, { size, bold, align: 'end' })
    flow.gap(size * 1.5)
  }
}

function closing({ art, zahlungsart }: Rechnung): string[] {
  if (art === 'storno')
    return ['Einen schon bezahlten Betrag erstatten wir auf dem Weg, auf dem Sie ihn gezahlt haben.']
  const how = zahlungsart === null ? '' : ` per ${ZAHLUNGSART_LABEL[zahlungsart]}`
  return [`Der Betrag ist bereits${how} beglichen. Bitte überweisen Sie nichts.`, 'Vielen Dank für Ihren Auftrag.']
}
