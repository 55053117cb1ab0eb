import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PreisEintrag, Preisliste } from '#src/contract/preisliste.ts'
import { UST_SATZ } from '#src/domain/price/kampagnePreis.ts'
import { formatPreis, GRUPPEN_MIT_MENGE, PREIS_GRUPPE_LABEL, type PreisGruppe } from '#src/domain/price/preisliste.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { DEMO_PREISLISTE } from './demoPreisliste.ts'
import { Flow, footers, SIZE, type Column } from '../platform/documents/flow.ts'
import { INK, Sheet } from '../platform/documents/sheet.ts'

/** Day of the demo's prices, printed on the list. */
export const PREISLISTE_STAND = '2026-11-01'

const WITH_BOUNDS: readonly Column[] = [
  { title: 'Leistung', w: 92 },
  { title: 'ab Menge', w: 22, align: 'end' },
  { title: 'bis Menge', w: 22, align: 'end' },
  { title: 'Preis netto', w: 29, align: 'end' },
]
const PLAIN: readonly Column[] = [
  { title: 'Leistung', w: 136 },
  { title: 'Preis netto', w: 29, align: 'end' },
]

/** Empty bounds are a dash (spec 2). */
const bound = (value: number | null) => (value === null ? '–' : formatZahl(value))

function isGruppe(name: string): name is PreisGruppe {
  return Object.hasOwn(PREIS_GRUPPE_LABEL, name)
}

function group(flow: Flow, name: string, eintraege: readonly PreisEintrag[]): void {
  const known = isGruppe(name)
  flow.need(22)
  flow.paragraph(known ? PREIS_GRUPPE_LABEL[name] : name, { bold: true, color: INK.quiet })
  flow.gap(0.8)
  const bounds = known && GRUPPEN_MIT_MENGE.includes(name)
  flow.table(
    bounds ? WITH_BOUNDS : PLAIN,
    eintraege.map(({ title, price, min, max }) =>
      bounds ? [title, bound(min), bound(max), formatPreis(price)] : [title, formatPreis(price)],
    ),
  )
  flow.gap(4)
}

/** The general price list as PDF, in the order of the tree. `stand`: ISO day. */
export async function preislistePdf(liste: Preisliste, stand: string): Promise<Uint8Array> {
  const sheet = new Sheet(nodeFontSet())
  const flow = new Flow(sheet, 24)
  flow.paragraph('Preisliste', { size: SIZE.title, bold: true, color: INK.accent })
  flow.gap(1)
  flow.paragraph(
    `Stand ${formatDatum(stand)}. Alle Preise in Euro je Stück oder Auftrag, zuzüglich ${UST_SATZ} % Umsatzsteuer. Bei Staffeln gilt der Preis der erreichten Menge für alle Stücke.`,
    { color: INK.quiet },
  )
  flow.gap(5)
  for (const [kategorie, unterkategorien] of Object.entries(liste)) {
    for (const [unterkategorie, gruppen] of Object.entries(unterkategorien)) {
      flow.need(34)
      flow.heading(`${kategorie}: ${unterkategorie}`)
      for (const [name, eintraege] of Object.entries(gruppen)) group(flow, name, eintraege)
    }
  }
  footers(sheet, ['Preisliste einer Demonstration: alle Preise sind angenommen.'])
  return sheet.toPdf({ title: 'Preisliste', erstellt: `${stand}T00:00:00Z` })
}

/** Run directly: writes the file that the footer links to. */
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(
    join(import.meta.dirname, '../../../public/media/preisliste.pdf'),
    await preislistePdf(DEMO_PREISLISTE, PREISLISTE_STAND),
  )
}
