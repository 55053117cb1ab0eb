import { formatZeitpunkt } from '#src/domain/number/german.ts'
import type { Settings } from '../context.ts'
import { nodeFontSet } from '../print/nodeFonts.ts'
import { absenderZeile, DEMO_HINWEIS, demoAnbieter } from './anbieter.ts'
import { Flow, footers, SIZE } from './flow.ts'
import { INK, Sheet } from './sheet.ts'

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
/** Date that the file names as its making; the text is the same for everyone. */
const AVV_STAND = '2026-01-01T00:00:00Z'

/** What Art. 28 (3) GDPR asks a contract for, in short words. A template for the demo, no legal advice. */
const ABSCHNITTE: readonly [string, string][] = [
  [
    '1. Gegenstand und Dauer',
    'Der Auftragsverarbeiter verarbeitet im Auftrag des Verantwortlichen Adressdaten, um Mailings zu prüfen, zu personalisieren, zu drucken und bei der Post einzuliefern. Der Vertrag gilt, solange der Verantwortliche Kampagnen beauftragt, und endet mit der Löschung der letzten Daten.',
  ],
  [
    '2. Art der Daten und betroffene Personen',
    'Verarbeitet werden Anrede, Titel, Name, Firma, Anschrift, Kundennummer, Gutscheincode und die Felder, die der Verantwortliche beim Hochladen zuordnet. Betroffen sind Kunden und Interessenten des Verantwortlichen. Besondere Kategorien personenbezogener Daten (Art. 9 DSGVO) dürfen nicht übergeben werden.',
  ],
  [
    '3. Weisungen',
    'Der Auftragsverarbeiter verarbeitet die Daten nur auf dokumentierte Weisung. Als Weisung gelten die Angaben einer freigegebenen Kampagne. Hält er eine Weisung für rechtswidrig, teilt er das unverzüglich mit und darf die Ausführung aussetzen.',
  ],
  [
    '4. Vertraulichkeit',
    'Alle Personen mit Zugang zu den Daten sind zur Vertraulichkeit verpflichtet. Die Verpflichtung besteht nach dem Ende ihrer Tätigkeit fort.',
  ],
  [
    '5. Technische und organisatorische Maßnahmen',
    'Verschlüsselte Übertragung, getrennte Speicherung je Kunde, Zugriff nur nach Berechtigung, Protokollierung der Zugriffe, regelmäßige Sicherung, Prüfsummen über alle Druckdaten. Der Auftragsverarbeiter hält die Maßnahmen auf dem Stand der Technik und dokumentiert Änderungen.',
  ],
  [
    '6. Unterauftragsverarbeiter',
    'Eingesetzt werden die Druckerei (Druck und Einlieferung) und, wenn der Verantwortliche eine Anreicherung bestellt, ein Adressdienstleister. Über neue oder andere Unterauftragsverarbeiter wird der Verantwortliche mindestens vier Wochen vorher unterrichtet und kann widersprechen.',
  ],
  [
    '7. Unterstützung des Verantwortlichen',
    'Der Auftragsverarbeiter unterstützt bei Anfragen betroffener Personen, bei Meldungen an die Aufsichtsbehörde und bei Folgenabschätzungen. Verletzungen des Schutzes personenbezogener Daten meldet er unverzüglich, spätestens binnen 24 Stunden nach Bekanntwerden.',
  ],
  [
    '8. Löschung',
    'Adresslisten werden 30 Tage nach dem Versand gelöscht, 7 Tage nach einer Stornierung und nach 90 Tagen, wenn sie nicht verwendet werden. Druckdaten werden 30 Tage nach dem Versand gelöscht. Gesetzliche Aufbewahrungspflichten für Rechnungen bleiben unberührt; Rechnungen enthalten keine Empfängerdaten.',
  ],
  [
    '9. Nachweise und Kontrollen',
    'Der Auftragsverarbeiter weist die Einhaltung auf Anfrage nach und ermöglicht Kontrollen, auch vor Ort, nach Anmeldung und während der üblichen Geschäftszeiten.',
  ],
  [
    '10. Schluss',
    'Änderungen brauchen die Textform. Ist eine Regelung unwirksam, bleiben die übrigen bestehen. Es gilt deutsches Recht.',
  ],
]

/** The data-processing contract of a customer as PDF (spec §2). */
export async function avvVertragPdf(kunde: AvvKunde, settings: Pick<Settings, 'anbieterName'>): Promise<Uint8Array> {
  const anbieter = demoAnbieter(settings.anbieterName)
  const sheet = new Sheet(await nodeFontSet())
  const flow = new Flow(sheet, 26)
  flow.paragraph('Vertrag zur Auftragsverarbeitung', { size: SIZE.title, bold: true, color: INK.accent })
  flow.gap(1)
  flow.paragraph('nach Art. 28 der Datenschutz-Grundverordnung (DSGVO)', { color: INK.quiet })
  flow.gap(4)
  flow.paragraph('zwischen')
  flow.paragraph(`${kunde.firma}, ${kunde.strasse} ${kunde.hausnummer}, ${kunde.plz} ${kunde.ort}`, { bold: true })
  flow.paragraph('als Verantwortlichem und')
  flow.paragraph(absenderZeile(anbieter).replaceAll(' · ', ', '), { bold: true })
  flow.paragraph('als Auftragsverarbeiter.')
  flow.gap(4)
  for (const [titel, text] of ABSCHNITTE) {
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
  footers(sheet, ['Vertrag zur Auftragsverarbeitung · Vorlage · Fassung 2026-1', DEMO_HINWEIS])
  return sheet.toPdf({ title: 'Vertrag zur Auftragsverarbeitung', erstellt: kunde.avvAkzeptiertAm ?? AVV_STAND })
}

function annahme({ firma, avvAkzeptiertAm, avvAkzeptiertVon }: AvvKunde): string {
  if (avvAkzeptiertAm === null) return `Noch nicht angenommen durch ${firma}.`
  const von = avvAkzeptiertVon === null ? '' : ` von ${avvAkzeptiertVon}`
  return `Elektronisch angenommen${von} für ${firma} am ${formatZeitpunkt(avvAkzeptiertAm)}.`
}
