/** One spelling for Äpfel, Aepfel and Apfel, so that they are found as the same word. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .replace(/[éèê]/g, 'e')
}

/** What case, number and diminutive add; short words take hardly any, for Eis is not in Eisen. */
const ENDINGS = ['', 's', 'e', 'en', 'n', 'es', 'er', 'ern', 'em', 'chen', 'lein']
const SHORT_ENDINGS = ['', 's', 'es']

/** A folded word in all its cases and numbers. */
export function formsOf(folded: string, adjective = false): string[] {
  if (folded.length < 4 && !adjective) return SHORT_ENDINGS.map((ending) => folded + ending)
  const bare = folded.endsWith('e') ? ['chen', 'lein'].map((ending) => folded.slice(0, -1) + ending) : []
  return [...ENDINGS.map((ending) => folded + ending), ...bare]
}
