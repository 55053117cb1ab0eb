/** Kinds of proposals, in the order in which they are applied: first what belongs elsewhere, then how it is written. */
export const VORSCHLAG_ARTEN = [
  'anfuehrungszeichen',
  'plzOrtGetrennt',
  'firmaImNamen',
  'personInFirma',
  'anredeImNamen',
  'titel',
  'zusatz',
  'nameGeteilt',
  'hausnummerDatum',
  'strasseForm',
  'hausnummerForm',
  'ortSchreibweise',
  'schreibweise',
  'strassenwort',
  'umlaute',
  'ortErgaenzt',
  'plzErgaenzt',
  'ortVertippt',
  'plzVertippt',
  'anrede',
  'anredeKonflikt',
  'zuLang',
] as const
export type VorschlagArt = (typeof VORSCHLAG_ARTEN)[number]

interface VorschlagRegel {
  titel: string
  /** Never wrong: accepted unless somebody objects. */
  sicher: boolean
}

/** What each kind is called and whether it is accepted by itself. Wording assumed. */
export const VORSCHLAG_REGELN: Record<VorschlagArt, VorschlagRegel> = {
  anfuehrungszeichen: { titel: 'Anführungszeichen entfernt', sicher: true },
  plzOrtGetrennt: { titel: 'Postleitzahl und Ort getrennt', sicher: true },
  firmaImNamen: { titel: 'Firma aus der Namensspalte', sicher: false },
  personInFirma: { titel: 'Person aus der Firmenspalte', sicher: false },
  anredeImNamen: { titel: 'Anrede aus der Namensspalte', sicher: true },
  titel: { titel: 'Titel aus der Namensspalte', sicher: true },
  zusatz: { titel: 'Adresszusatz in eigene Spalte', sicher: false },
  nameGeteilt: { titel: 'Vorname und Nachname trennen', sicher: false },
  hausnummerDatum: { titel: 'Datum in der Hausnummer', sicher: false },
  strasseForm: { titel: 'Straße geordnet', sicher: true },
  hausnummerForm: { titel: 'Hausnummer vereinheitlicht', sicher: true },
  ortSchreibweise: { titel: 'Ortsname richtig geschrieben', sicher: true },
  schreibweise: { titel: 'Groß- und Kleinschreibung', sicher: false },
  strassenwort: { titel: '„Straße“ richtig geschrieben', sicher: true },
  umlaute: { titel: 'Verlorene Umlaute', sicher: false },
  ortErgaenzt: { titel: 'Fehlender Ort', sicher: false },
  plzErgaenzt: { titel: 'Fehlende Postleitzahl', sicher: false },
  ortVertippt: { titel: 'Tippfehler im Ort', sicher: false },
  plzVertippt: { titel: 'Tippfehler in der Postleitzahl', sicher: false },
  anrede: { titel: 'Anrede ergänzt', sicher: false },
  anredeKonflikt: { titel: 'Anrede passt nicht zum Vornamen', sicher: false },
  zuLang: { titel: 'Anschrift kürzen', sicher: false },
}
