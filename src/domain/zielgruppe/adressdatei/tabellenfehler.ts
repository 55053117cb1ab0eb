/** "03. Mai", "3-May" */
const TAG_UND_MONAT = /^\d{1,2}[. -]{1,2}\p{L}{3,9}\.?(?:[ -]?\d{2,4})?$/u
/** "Mai 26" */
const MONAT_UND_JAHR = /^\p{L}{3,9}\.?[ -]\d{2,4}$/u
/** "03.05.", "03.05.2026", "2026-05-03 00:00:00" */
const ZIFFERN = /^(?:\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{4}-\d{2}-\d{2}(?:[T ][\d:.]{1,15})?)$/
const MONAT = /(?:^|\P{L})(?:jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)/iu

/** True for a date, in any of the forms in which spreadsheets write one over a house number such as "3-5". */
export const isDatum = (text: string): boolean =>
  ZIFFERN.test(text) || ((TAG_UND_MONAT.test(text) || MONAT_UND_JAHR.test(text)) && MONAT.test(text))

/** True for what a spreadsheet shows in place of a value, in German and in English; "####" is a column too narrow. */
export const isFehlerwert = (text: string): boolean =>
  text.startsWith('#') &&
  /^#(?:nv|n\/a|bezug!|ref!|name\?|wert!|value!|zahl!|num!|div\/0!|null!|überlauf!|spill!|kalk!|calc!|#+)$/iu.test(text)
