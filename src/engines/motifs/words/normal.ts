/** One spelling for Äpfel, Aepfel and Apfel, so that they are found as the same word. */
export function fold(word: string): string {
  return (
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/ß/g, 'ss')
      .replace(/ä|ae/g, 'a')
      .replace(/ö|oe/g, 'o')
      // "blauer", "Feuer" and "Quelle" have no ü.
      .replace(/ü|(?<![aeq])ue/g, 'u')
      .replace(/[éèê]/g, 'e')
  )
}

/** What case, number and diminutive add; short words take hardly any, for Eis is not in Eisen. */
const ENDINGS = ['', 's', 'e', 'en', 'n', 'es', 'er', 'ern', 'em', 'chen', 'lein']
const SHORT_ENDINGS = ['', 's', 'es']

const CASES = ['e', 'en', 'er', 'es', 'em']
/** "wärmer" and "wärmsten", which end like any adjective. */
const DEGREES = ['er', 'st', 'est'].flatMap((degree) => [degree, ...CASES.map((ending) => degree + ending)])

/** What is left of a word before another ending: "edle", "Pizzen", "Museen", "Kakteen". */
const STEMS: readonly (readonly [end: RegExp, stem: string, endings: readonly string[]])[] = [
  [/e$/, '', ['chen', 'lein']],
  [/e([lr])$/, '$1', CASES],
  [/(?:a|um|us)$/, '', ['en']],
  [/s$/, 'ss', ['e', 'en', 'es']],
  [/in$/, 'inn', ['en']],
]

/** A folded word in all its cases and numbers; `adjective`: what is of a kind, light or colour, in its degrees as well. */
export function formsOf(folded: string, adjective = false): string[] {
  if (folded.length < 4 && !adjective) return SHORT_ENDINGS.map((ending) => folded + ending)
  const endings = adjective ? [...ENDINGS, ...DEGREES] : ENDINGS
  const changed = STEMS.flatMap(([end, stem, others]) =>
    folded.length > 3 && end.test(folded) ? others.map((ending) => folded.replace(end, stem) + ending) : [],
  )
  return [...endings.map((ending) => folded + ending), ...changed]
}

/** Adjectives that say nothing of a picture say it in every case: "kleinem". */
export const casesOf = (folded: string): string[] =>
  folded.length < 4 ? [folded] : [folded, ...CASES.map((ending) => folded.replace(/e$/, '') + ending)]
