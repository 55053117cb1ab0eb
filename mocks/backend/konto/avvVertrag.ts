import { formatZeitpunkt } from '#src/base/number/german.ts'
import type { Settings } from '../platform/context.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { absenderZeile, DEMO_HINWEIS, demoAnbieter } from '../platform/documents/anbieter.ts'
import { AVV_FASSUNGEN } from './avvText.ts'
import { Flow, footers, SIZE } from '../platform/documents/flow.ts'
import { INK, Sheet } from '../platform/documents/sheet.ts'

/** The customer's side of the contract. */
export interface AvvKunde {
  firma: string
  strasse: string
  hausnummer: string
  plz: string
  ort: string
  /** ISO moment; null: not accepted yet. */
  avvAkzeptiertAm: string | null
  avvAkzeptiertVon: string | null
}

export const AVV_DATEINAME = 'AV-Vertrag.pdf'
/** The data-processing contract of a customer as PDF (spec 2). */
export async function avvVertragPdf(kunde: AvvKunde, settings: Pick<Settings, 'anbieterName'>): Promise<Uint8Array> {
  const sheet = new Sheet(nodeFontSet())
  const flow = new Flow(sheet, 26)
  flow.paragraph('Vertrag zur Auftragsverarbeitung', { size: SIZE.title, bold: true, color: INK.accent })
  flow.gap(1)
  flow.paragraph('nach Art. 28 der Datenschutz-Grundverordnung (DSGVO)', { color: INK.quiet })
  flow.gap(4)
  flow.paragraph('zwischen')
  flow.paragraph(verantwortlicher(kunde), { bold: true })
  flow.paragraph('als Verantwortlichem und')
  flow.paragraph(auftragsverarbeiter(settings), { bold: true })
  flow.paragraph('als Auftragsverarbeiter.')
  flow.gap(4)
  const [{ fassung, gueltigAb, abschnitte }] = AVV_FASSUNGEN
  for (const { titel, text } of abschnitte) {
    flow.heading(titel)
    flow.paragraph(text)
    flow.gap(3)
  }
  flow.gap(2)
  flow.need(20)
  flow.paragraph(annahme(kunde), { bold: true })
  flow.gap(2)
  flow.paragraph(
    'Dieser Text ist eine Vorlage für die Demonstration und keine Rechtsberatung. Vor dem Einsatz ist er durch den geprüften Vertrag des Anbieters zu ersetzen.',
    { color: INK.quiet, size: SIZE.small },
  )
  footers(sheet, [`Vertrag zur Auftragsverarbeitung · Vorlage · Fassung ${fassung}`, DEMO_HINWEIS])
  return sheet.toPdf({
    title: 'Vertrag zur Auftragsverarbeitung',
    erstellt: kunde.avvAkzeptiertAm ?? `${gueltigAb}T00:00:00Z`,
  })
}

type Partei = Pick<AvvKunde, 'firma' | 'strasse' | 'hausnummer' | 'plz' | 'ort'>

const verantwortlicher = ({ firma, strasse, hausnummer, plz, ort }: Partei) =>
  `${firma}, ${strasse} ${hausnummer}, ${plz} ${ort}`
const auftragsverarbeiter = ({ anbieterName }: Pick<Settings, 'anbieterName'>) =>
  absenderZeile(demoAnbieter(anbieterName)).replaceAll(' · ', ', ')

/** "between A as controller and B as processor", for the screen. */
export function avvParteien(kunde: Partei, settings: Pick<Settings, 'anbieterName'>): string {
  return `zwischen ${verantwortlicher(kunde)} als Verantwortlichem und ${auftragsverarbeiter(settings)} als Auftragsverarbeiter`
}

function annahme({ firma, avvAkzeptiertAm, avvAkzeptiertVon }: AvvKunde): string {
  if (avvAkzeptiertAm === null) return `Noch nicht angenommen durch ${firma}.`
  const von = avvAkzeptiertVon === null ? '' : ` von ${avvAkzeptiertVon}`
  return `Elektronisch angenommen${von} für ${firma} am ${formatZeitpunkt(avvAkzeptiertAm)}.`
}
