import type { Rechnung, Rechnungsempfaenger } from '#src/contract/rechnung.ts'
import { ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import { landName } from '#src/domain/konto/anschrift.ts'
import { formatDatum, formatEuro, formatZahl } from '#src/base/number/german.ts'
import { UST_HINWEIS } from '#src/domain/price/umsatzsteuer.ts'
import { eRechnungXml } from '#src/domain/rechnung/cii.ts'
import { bezugsrechnung, RECHNUNG_ART_LABEL } from '#src/domain/rechnung/offen.ts'
import { absenderZeile, DEMO_HINWEIS } from '../platform/documents/anbieter.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { COLUMN, Flow, footers, SIZE, type Column } from '../platform/documents/flow.ts'
import { INK, PAGE, Sheet } from '../platform/documents/sheet.ts'
import { benannt } from '#src/contract/offenesEnum.ts'

const COLUMNS: readonly Column[] = [
  { title: 'Pos.', w: 11 },
  { title: 'Bezeichnung', w: 88 },
  { title: 'Menge', w: 17, align: 'end' },
  { title: 'Einzelpreis netto', w: 25, align: 'end' },
  { title: 'Gesamt netto', w: 24, align: 'end' },
]

/** Name that ZUGFeRD 2 and Factur-X ask for. */
const FACTUR_X = 'factur-x.xml'

/** Invoice or its cancellation, with the fields of § 14 (4) UStG, as PDF/A-3 that carries its e-invoice (ZUGFeRD). */
export async function rechnungPdf(rechnung: Rechnung): Promise<Uint8Array> {
  const { leistender: von } = rechnung
  const title = `${benannt(RECHNUNG_ART_LABEL, rechnung.art)} ${rechnung.rechnungsnummer}`
  const sheet = new Sheet(nodeFontSet())
  letterhead(sheet, rechnung)
  infoBlock(sheet, rechnung)
  const flow = new Flow(sheet, 104)
  flow.heading(title, SIZE.title)
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
  const hinweis = UST_HINWEIS[rechnung.ustArt]
  for (const text of [...(hinweis === null ? [] : [hinweis]), ...closing(rechnung)]) {
    flow.paragraph(text)
    flow.gap(1.5)
  }
  footers(
    sheet,
    [
      `${absenderZeile(von)} · ${von.email} · ${von.telefon}`,
      `USt-IdNr. ${von.ustIdNr} · ${von.register} · ${von.bank}, IBAN ${von.iban}`,
      `Dieses PDF enthält die E-Rechnung nach EN 16931 (ZUGFeRD). ${DEMO_HINWEIS}`,
    ],
    title,
  )
  return sheet.toPdf({
    title,
    erstellt: `${rechnung.rechnungsdatum}T00:00:00Z`,
    anhang: {
      name: FACTUR_X,
      beschreibung: 'E-Rechnung (ZUGFeRD/Factur-X, EN 16931)',
      bytes: new TextEncoder().encode(eRechnungXml(rechnung, 'en16931')),
    },
  })
}

/** Lines of the address field. */
function anschrift(an: Rechnungsempfaenger): string[] {
  const ausland = an.land === 'DE' ? '' : landName(an.land).toLocaleUpperCase('de')
  const lines = [an.firma, an.zusatz, `${an.strasse} ${an.hausnummer}`, `${an.plz} ${an.ort}`, ausland]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Name of the issuer, return line and address field of DIN 5008 form B. */
function letterhead(sheet: Sheet, { leistender: von, rechnungsempfaenger: an }: Rechnung): void {
  sheet.text(COLUMN.x, 24, von.name, { size: SIZE.title, bold: true, color: INK.accent })
  sheet.line(COLUMN.x, 28, COLUMN.w, INK.accent, 0.4)
  sheet.text(COLUMN.x, 49, absenderZeile(von), { size: 2.2, color: INK.quiet })
  let y = 58
  for (const line of anschrift(an).flatMap((text) => sheet.wrap(text, 80, { size: SIZE.text }))) {
    sheet.text(COLUMN.x, y, line, { size: SIZE.text })
    y += 4.7
  }
  if (an.ustIdNr !== null)
    sheet.text(COLUMN.x, y + 2, `USt-IdNr. ${an.ustIdNr}`, { size: SIZE.small, color: INK.quiet })
}

function infoBlock(sheet: Sheet, rechnung: Rechnung): void {
  const { art, rechnungsdatum, leistungsdatum, idPtKampagne, zahlungsart } = rechnung
  const bezug = bezugsrechnung(rechnung)
  const { bestellnummer, kostenstelle } = rechnung.rechnungsempfaenger
  const facts: [string, string | null][] = [
    [art === 'rechnung' ? 'Rechnungsnummer' : 'Belegnummer', rechnung.rechnungsnummer],
    [art === 'rechnung' ? 'Rechnungsdatum' : 'Belegdatum', formatDatum(rechnungsdatum)],
    ['Leistungsdatum', leistungsdatum === null ? null : formatDatum(leistungsdatum)],
    [art === 'storno' ? 'Storno zu' : 'Korrektur zu', bezug?.nummer ?? null],
    ['vom', bezug?.datum ? formatDatum(bezug.datum) : null],
    ['Auftrag', idPtKampagne === null ? null : `Kampagne ${idPtKampagne}`],
    ['Bestellnummer', bestellnummer],
    ['Kostenstelle', kostenstelle],
    ['Zahlungsart', zahlungsart === null ? null : benannt(ZAHLUNGSART_LABEL, zahlungsart)],
  ]
  let y = 54
  for (const [label, value] of facts) {
    if (value === null || value === '') continue
    sheet.text(125, y, label, { size: SIZE.small, color: INK.quiet })
    // Nothing that a customer's bookkeeping looks for is cut off.
    for (const line of sheet.wrap(value, 42, { size: SIZE.text })) {
      sheet.text(PAGE.w - 20, y, line, { size: SIZE.text, align: 'end' })
      y += 4.9
    }
  }
}

function introduction(rechnung: Rechnung): string {
  const { art, kampagneBezeichnung, leistungsdatum, grund } = rechnung
  const bezug = bezugsrechnung(rechnung)
  if (bezug !== null) {
    const vom = bezug.datum === null ? '' : ` vom ${formatDatum(bezug.datum)}`
    const wie = art === 'storno' ? 'nehmen wir' : 'korrigieren wir'
    const was = art === 'storno' ? 'vollständig zurück' : 'um die folgenden Beträge'
    const wegen = grund === null ? '' : ` Grund: ${grund}`
    return `Hiermit ${wie} die Rechnung ${bezug.nummer}${vom} zur Kampagne „${kampagneBezeichnung}“ ${was}.${wegen}`
  }
  const versand =
    leistungsdatum === null ? '' : ` Leistungszeitpunkt ist der Versand am ${formatDatum(leistungsdatum)}.`
  return `Für die Kampagne „${kampagneBezeichnung}“ berechnen wir:${versand}`
}

function sums(flow: Flow, { netto, ust, ustArt, ustSatz, brutto }: Rechnung): void {
  flow.need(26)
  flow.gap(3)
  const right = COLUMN.x + COLUMN.w - 1
  // Wide enough for a label and an amount of seven figures each.
  const left = COLUMN.x + 70
  const rows: [string, string, boolean][] = [
    ['Summe netto', formatEuro(netto), false],
    [
      ustArt === 'drittland'
        ? 'ohne deutsche Umsatzsteuer'
        : `zuzüglich ${formatZahl(ustSatz)} % Umsatzsteuer auf ${formatEuro(netto)}`,
      formatEuro(ust),
      false,
    ],
    ['Gesamtbetrag', formatEuro(brutto), true],
  ]
  for (const [label, amount, bold] of rows) {
    const size = bold ? SIZE.heading : SIZE.text
    if (bold) {
      flow.sheet.line(left - 1, flow.y + 0.8, right + 2 - left, INK.text, 0.3)
      flow.gap(1.6)
    }
    flow.sheet.text(left, flow.y + size, label, { size, bold })
    flow.sheet.text(right, flow.y + size, amount, { size, bold, align: 'end' })
    flow.gap(size * 1.5)
  }
}

/** What is to be paid or comes back, as of the day of issue: a document does not change with the money. */
function closing({ art, zahlungsart, brutto, vorausbezahlt, faelligAm }: Rechnung): string[] {
  const rest = brutto - vorausbezahlt
  if (art !== 'rechnung') {
    if (rest === 0) return ['Der Betrag ist verrechnet. Es wird nichts ausgezahlt, bitte überweisen Sie nichts.']
    const verrechnet =
      vorausbezahlt === 0 ? '' : ` Mit einer weiteren Rechnung verrechnet sind ${formatEuro(-vorausbezahlt)}.`
    return [`Wir erstatten ${formatEuro(-rest)} auf dem Weg, auf dem Sie gezahlt haben.${verrechnet}`]
  }
  const dank = 'Vielen Dank für Ihren Auftrag.'
  const how = zahlungsart === null ? '' : ` per ${benannt(ZAHLUNGSART_LABEL, zahlungsart)}`
  if (rest <= 0) return [`Der Betrag ist bereits${how} beglichen. Bitte überweisen Sie nichts.`, dank]
  return [`Zahlbar ohne Abzug bis ${faelligAm === null ? 'sofort' : formatDatum(faelligAm)}.`, dank]
}
