import type { Empfaenger } from '#src/contract/zielgruppe.ts'

/** A recipient whose every line is long: what fits him fits everyone. Invented. */
const LANG: Empfaenger = {
  anrede: 'Frau',
  titel: 'Prof. Dr.',
  vorname: 'Alexandra-Konstanze',
  nachname: 'von Hohenstein-Waldburg',
  firma: 'Süddeutsche Feinmechanik und Präzisionsoptik GmbH & Co. KG',
  zusatz: 'Gebäude 4, 3. Obergeschoss',
  strasse: 'Bürgermeister-Maximilian-Schwarzenberg-Straße',
  hausnummer: '127 b',
  plz: '84359',
  ort: 'Simbach am Inn-Kirchberg',
  land: '',
  kundennummer: '900001',
  gutscheincode: 'HERBST-2026-XXL',
}

/** A recipient of whom only the house is known: every replacement text shows. Invented. */
const OHNE_NAMEN: Empfaenger = {
  anrede: '',
  titel: '',
  vorname: '',
  nachname: '',
  firma: '',
  zusatz: '',
  strasse: 'Lindenweg',
  hausnummer: '3',
  plz: '04109',
  ort: 'Leipzig',
  land: '',
  kundennummer: '',
  gutscheincode: '',
}

/** Recipients the sheet can be shown for; null is the layout's own example. */
export const BEISPIELE: readonly { key: 'erika' | 'lang' | 'ohneNamen'; empfaenger: Empfaenger | null }[] = [
  { key: 'erika', empfaenger: null },
  { key: 'lang', empfaenger: LANG },
  { key: 'ohneNamen', empfaenger: OHNE_NAMEN },
]
