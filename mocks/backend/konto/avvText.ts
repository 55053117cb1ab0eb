/** One wording of the contract on data processing. A template for the demo, no legal advice. */
export interface AvvWortlaut {
  fassung: string
  /** ISO day. */
  gueltigAb: string
  /** What is new since the one before; "" for the first. */
  neu: string
  abschnitte: readonly { titel: string; text: string }[]
}

const GEGENSTAND = {
  titel: '1. Gegenstand und Dauer',
  text: 'Der Auftragsverarbeiter verarbeitet im Auftrag des Verantwortlichen Adressdaten, um Mailings zu prüfen, zu personalisieren, zu drucken und bei der Post einzuliefern. Der Vertrag gilt, solange der Verantwortliche Kampagnen beauftragt, und endet mit der Löschung der letzten Daten.',
}
const DATEN = {
  titel: '2. Art der Daten und betroffene Personen',
  text: 'Verarbeitet werden Anrede, Titel, Name, Firma, Anschrift, Kundennummer, Gutscheincode und die Felder, die der Verantwortliche beim Hochladen zuordnet. Betroffen sind Kunden und Interessenten des Verantwortlichen. Besondere Kategorien personenbezogener Daten (Art. 9 DSGVO) dürfen nicht übergeben werden.',
}
const WEISUNGEN = {
  titel: '3. Weisungen',
  text: 'Der Auftragsverarbeiter verarbeitet die Daten nur auf dokumentierte Weisung. Als Weisung gelten die Angaben einer freigegebenen Kampagne. Hält er eine Weisung für rechtswidrig, teilt er das unverzüglich mit und darf die Ausführung aussetzen.',
}
const VERTRAULICHKEIT = {
  titel: '4. Vertraulichkeit',
  text: 'Alle Personen mit Zugang zu den Daten sind zur Vertraulichkeit verpflichtet. Die Verpflichtung besteht nach dem Ende ihrer Tätigkeit fort.',
}
const MASSNAHMEN = {
  titel: '5. Technische und organisatorische Maßnahmen',
  text: 'Verschlüsselte Übertragung, getrennte Speicherung je Kunde, Zugriff nur nach Berechtigung, Protokollierung der Zugriffe, regelmäßige Sicherung, Prüfsummen über alle Druckdaten. Der Auftragsverarbeiter hält die Maßnahmen auf dem Stand der Technik und dokumentiert Änderungen.',
}
const UNTERAUFTRAG = {
  titel: '6. Unterauftragsverarbeiter',
  text: 'Eingesetzt werden die Druckerei (Druck und Einlieferung) und, wenn der Verantwortliche eine Anreicherung bestellt, ein Adressdienstleister. Über neue oder andere Unterauftragsverarbeiter wird der Verantwortliche mindestens vier Wochen vorher unterrichtet und kann widersprechen.',
}
const unterstuetzung = (frist: string) => ({
  titel: '7. Unterstützung des Verantwortlichen',
  text: `Der Auftragsverarbeiter unterstützt bei Anfragen betroffener Personen, bei Meldungen an die Aufsichtsbehörde und bei Folgenabschätzungen. Verletzungen des Schutzes personenbezogener Daten meldet er unverzüglich, spätestens binnen ${frist} nach Bekanntwerden.`,
})
const loeschung = (druckdaten: string) => ({
  titel: '8. Löschung',
  text: `Adresslisten werden 30 Tage nach dem Versand gelöscht, 7 Tage nach einer Stornierung und nach 90 Tagen, wenn sie nicht verwendet werden. ${druckdaten} Gesetzliche Aufbewahrungspflichten für Rechnungen bleiben unberührt; Rechnungen enthalten keine Empfängerdaten.`,
})
const NACHWEISE = {
  titel: '9. Nachweise und Kontrollen',
  text: 'Der Auftragsverarbeiter weist die Einhaltung auf Anfrage nach und ermöglicht Kontrollen, auch vor Ort, nach Anmeldung und während der üblichen Geschäftszeiten.',
}
const SCHLUSS = {
  titel: '10. Schluss',
  text: 'Änderungen brauchen die Textform. Ist eine Regelung unwirksam, bleiben die übrigen bestehen. Es gilt deutsches Recht.',
}
const ANFANG = [GEGENSTAND, DATEN, WEISUNGEN, VERTRAULICHKEIT, MASSNAHMEN, UNTERAUFTRAG] as const

/** What Art. 28 (3) GDPR asks a contract for, in short words; the wording in force first. */
export const AVV_FASSUNGEN: readonly [AvvWortlaut, ...AvvWortlaut[]] = [
  {
    fassung: '2026-1',
    gueltigAb: '2026-01-01',
    neu: 'Verletzungen melden wir binnen 24 statt 48 Stunden. Druckdaten werden 30 Tage nach dem Versand gelöscht.',
    abschnitte: [
      ...ANFANG,
      unterstuetzung('24 Stunden'),
      loeschung('Druckdaten werden 30 Tage nach dem Versand gelöscht.'),
      NACHWEISE,
      SCHLUSS,
    ],
  },
  {
    fassung: '2025-1',
    gueltigAb: '2025-03-01',
    neu: '',
    abschnitte: [
      ...ANFANG,
      unterstuetzung('48 Stunden'),
      loeschung('Druckdaten werden nach dem Versand gelöscht.'),
      NACHWEISE,
      SCHLUSS,
    ],
  },
]
