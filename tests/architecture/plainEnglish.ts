import { parseSync } from 'vite'
import { projectFiles, read, textFilesBelow } from './imports.ts'
import { longSentences } from './words.ts'

/** Words that send a reader back to the start of the sentence, each with what to write. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bwho(so)?ever\b/gi, 'who, or the person'],
  [/\bwhom\b/gi, 'a direct sentence'],
  [/\bof (its|their) own\b/gi, 'own, separate'],
  [/\b(is|are) none\b/gi, 'is not'],
  [/\b(he|his|him)\b/gi, 'the user, they'],
  [
    /\bstands?(?= (?:also |only |not |all )?(?:above|at|behind|below|beside|here|in(?! for\b)|nowhere|on|there|under|with)\b)/gi,
    'is, is written',
  ],
]

/** A colon and a semicolon go on: a reader holds the first half in mind. */
const SENTENCE_ENDS = /(?<=[.!?…][)”]?)\s+/

/** Code, quotations and addresses: others chose these words. */
const FOREIGN = /`[^`]*`|„[^“”]*[“”]|"[^"\n]*"|https?:\/\/\S+|\{@link [^}]*\}/g

/** Names of code in a row are read as one. */
const NAMES_IN_A_ROW = /\bx(?:,? (?:and |or )?x\b)+/g

/** Code between fences or indented by four, comments of the page, addresses of links. */
const NO_PROSE = /^ *(`{3,}|~{3,})[^]*?^ *\1.*$|<!--[^]*?-->|(?<=\n\n)(?: {4,}(?![-*\d]).*\n?)+|(?<=\])\([^)\s]*\)/gm

/** Paragraphs, entries of lists and cells of tables, each in one line. */
function unitsOf(text: string): string[] {
  const starts = /\n\s*(?=(?:[-*+]|\d+\.|#+|\||>|@\w+)\s)|\n\s*\n/
  return text
    .split(starts)
    .flatMap((block) => (/^\s*\|/.test(block) ? block.split(/(?<!\\)\|/) : [block]))
    .map((unit) =>
      unit
        .replace(/^\s*(?:[-*+>]|\d+\.|#+|@\w+)\s/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((unit) => unit !== '')
}

/** What is wrong with an English text. */
export function findingsOfEnglish(text: string): string[] {
  const own = text.replaceAll(FOREIGN, 'x').replaceAll('**', '')
  return unitsOf(own).flatMap((unit) => [
    ...BANNED.flatMap(([pattern, instead]) => [...unit.matchAll(pattern)].map(([found]) => `"${found}": ${instead}`)),
    ...longSentences(unit.replaceAll(NAMES_IN_A_ROW, 'x'), SENTENCE_ENDS).map(
      (sentence) => `too long: ${sentence.trim()}`,
    ),
  ])
}

export const findingsOfDocument = (content: string): string[] => findingsOfEnglish(content.replaceAll(NO_PROSE, ''))

/** The comments of a source; lines in a row are one comment. Leaves the syntax tree unbuilt: 0.8 instead of 1.9 s. */
export function commentsOf(file: string, source: string): string[] {
  const { comments } = parseSync(file, source)
  const texts: string[] = []
  let end = -1
  for (const { type, value, start, end: next } of comments) {
    const text = type === 'Block' ? value.replaceAll(/^ *\*+ ?/gm, '') : value.trimStart()
    const goesOn = type === 'Line' && end >= 0 && /^\n[ \t]*$/.test(source.slice(end, start))
    if (goesOn) texts.push(`${texts.pop()}\n${text}`)
    else texts.push(text)
    end = type === 'Line' ? next : -1
  }
  return texts
}

/** Written by a program, and ordered by the customer. */
const NOT_OURS = /^docs\/(wire\/|specification\.md$)/

const handwritten = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  ...textFilesBelow('docs').filter((file) => file.endsWith('.md') && !NOT_OURS.test(file)),
]

/** What is wrong in the documents, each with its file. */
export const findingsInDocuments = (): string[] =>
  handwritten().flatMap((file) => findingsOfDocument(read(file)).map((finding) => `${file}: ${finding}`))

/** What is wrong in the comments of src, mocks and tests, each with its file. */
export const findingsInComments = (): string[] =>
  projectFiles().flatMap((file) =>
    commentsOf(file, read(file)).flatMap((text) => findingsOfEnglish(text).map((finding) => `${file}: ${finding}`)),
  )

// `node tests/architecture/plainEnglish.ts docs/print.md` lists what is wrong below a path.
if (process.argv[1] === import.meta.filename) {
  const [, , path = ''] = process.argv
  console.log([...findingsInDocuments(), ...findingsInComments()].filter((text) => text.startsWith(path)).join('\n'))
}
