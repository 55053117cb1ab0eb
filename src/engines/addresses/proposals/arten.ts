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
  hilfe: string
  /** Never wrong: accepted unless somebody objects. */
  sicher: boolean
}

/** What each kind is called and whether it is accepted by itself. Wording assumed. */
export const VORSCHLAG_REGELN: Record<VorschlagArt, VorschlagRegel> = {
  anfuehrungszeichen: {
    titel: 'Anführungszeichen entfernt',
    hilfe: 'Anführungszeichen um eine ganze Angabe stammen aus der Tabelle und gehören nicht zur Anschrift.',
    sicher: true,
  },
  plzOrtGetrennt: {
    titel: 'Postleitzahl und Ort getrennt',
    hilfe: 'Beide Angaben standen in einer Zelle, oder vor der Postleitzahl stand ein Länderkennzeichen.',
    sicher: true,
  },
  firmaImNamen: {
    titel: 'Firma aus der Namensspalte',
    hilfe:
      'Der Name enthält eine Rechtsform oder ein Wort wie „Apotheke“ oder „& Söhne“. Er kommt in die Spalte der Firma.',
    sicher: false,
  },
  personInFirma: {
    titel: 'Person aus der Firmenspalte',
    hilfe: 'In der Spalte der Firma steht eine Person, erkennbar an Anrede oder Titel.',
    sicher: false,
  },
  anredeImNamen: {
    titel: 'Anrede aus der Namensspalte',
    hilfe: 'Die Anrede stand beim Namen oder beim Titel und kommt in ihre eigene Spalte.',
    sicher: true,
  },
  titel: {
    titel: 'Titel aus der Namensspalte',
    hilfe: 'Ein Titel wie „Dr.“ stand beim Namen oder bei der Anrede und kommt in seine eigene Spalte.',
    sicher: true,
  },
  zusatz: {
    titel: 'Adresszusatz in eigene Spalte',
    hilfe: 'Angaben wie „c/o“, „Hinterhaus“ oder „2. OG“ kommen in die Spalte des Adresszusatzes.',
    sicher: false,
  },
  nameGeteilt: {
    titel: 'Vorname und Nachname trennen',
    hilfe: 'Beide Namen stehen in einer Spalte. Der Vorname ist bekannt.',
    sicher: false,
  },
  hausnummerDatum: {
    titel: 'Datum in der Hausnummer',
    hilfe: 'Ein Tabellenprogramm hat aus „3-5“ den 3. Mai gemacht. Daraus wird wieder die Hausnummer.',
    sicher: false,
  },
  strasseForm: {
    titel: 'Straße geordnet',
    hilfe: 'Die Hausnummer stand vor der Straße oder doppelt, oder nach „str“ fehlte der Punkt.',
    sicher: true,
  },
  hausnummerForm: {
    titel: 'Hausnummer vereinheitlicht',
    hilfe: 'Zum Beispiel wird aus „Nr. 5“ die Hausnummer „5“ und aus „12 - 14“ die „12-14“.',
    sicher: true,
  },
  ortSchreibweise: {
    titel: 'Ortsname richtig geschrieben',
    hilfe: 'Der Ort gehört zur Postleitzahl und erhält seine übliche Schreibweise, zum Beispiel „Köln“ statt „KOELN“.',
    sicher: true,
  },
  schreibweise: {
    titel: 'Groß- und Kleinschreibung',
    hilfe: 'Namen in Großbuchstaben oder Kleinbuchstaben erhalten die übliche Schreibweise.',
    sicher: false,
  },
  strassenwort: {
    titel: '„Straße“ richtig geschrieben',
    hilfe: 'Aus „Strasse“ und „Stra?e“ wird „Straße“.',
    sicher: true,
  },
  umlaute: {
    titel: 'Verlorene Umlaute',
    hilfe: 'Verlorene Zeichen wie in „J?rgen“ werden ergänzt, ebenso „Muehlenweg“ zu „Mühlenweg“.',
    sicher: false,
  },
  ortErgaenzt: {
    titel: 'Fehlender Ort',
    hilfe: 'Der Ort fehlt. Zu dieser Postleitzahl ist nur ein Ort bekannt.',
    sicher: false,
  },
  plzErgaenzt: {
    titel: 'Fehlende Postleitzahl',
    hilfe: 'Die Postleitzahl fehlt. Zu diesem Ort ist nur eine bekannt.',
    sicher: false,
  },
  ortVertippt: {
    titel: 'Tippfehler im Ort',
    hilfe: 'Der Ort weicht um ein oder zwei Buchstaben von einem Ort dieser Postleitzahl ab.',
    sicher: false,
  },
  plzVertippt: {
    titel: 'Tippfehler in der Postleitzahl',
    hilfe: 'Die Postleitzahl passt nicht zum Ort. Nur eine Postleitzahl des Ortes ist ähnlich.',
    sicher: false,
  },
  anrede: {
    titel: 'Anrede ergänzt',
    hilfe:
      'Die Anrede fehlt oder ist unklar, der Vorname ist eindeutig. „Herr und Frau“ wird zu „Familie“. „Eheleute“ wird immer als „Familie“ gedruckt.',
    sicher: false,
  },
  anredeKonflikt: {
    titel: 'Anrede passt nicht zum Vornamen',
    hilfe: 'Zum Beispiel „Herr Petra“. Prüfen Sie, welche der beiden Angaben stimmt.',
    sicher: false,
  },
  zuLang: {
    titel: 'Anschrift kürzen',
    hilfe: 'Eine Zeile ist zu breit. Wörter werden abgekürzt, oder die Firma steht in zwei Zeilen.',
    sicher: false,
  },
}
