import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { read, textFilesBelow } from './imports.ts'

/** A rule that a text refers to (docs/README.md, Citations). */
export interface Citation {
  file: string
  /** `SEC-22`, `spec 4`, `domain 4.2 #13`, `reliability R5`. */
  rule: string
}

/** Documents with numbered sections, by the name that a citation bears; that of use has identifiers alone. */
const NUMBERED = ['spec', 'domain', 'print', 'druckbild', 'reliability', 'performance', 'architecture']

const PREFIXES = 'SEC|DSG|NET|CSV|PDF|EDT|LNK|PAY|STA|STO|LOAD|UX'
const ID = new RegExp(String.raw`\b(?:${PREFIXES})-\d\d\b`, 'g')
const SECTION = String.raw`[RS]\d+\b|\d{1,2}(?:\.\d+)*(?: ?#\d+)?(?![\d%])`
const SECTIONS = new RegExp(String.raw`\b(${NUMBERED.join('|')}) ((?:${SECTION})(?:, (?:${SECTION}))*)`, 'gi')

const fileOf = (document: string): string => `docs/${document === 'spec' ? 'specification' : document}.md`

/** The rules that one document holds, as citations name them. */
export function rulesOf(document: string, content: string): string[] {
  const rules: string[] = []
  let section = ''
  for (const line of content.split('\n')) {
    section = /^#{2,3} (\d+(?:\.\d+)*)\.? /.exec(line)?.[1] ?? section
    const entry = /^(\d+)\. /.exec(line)?.[1]
    const row = /^\| *(\d+) *\|/.exec(line)?.[1]
    const id = new RegExp(String.raw`^\| *((?:${PREFIXES})-\d\d) *\|`).exec(line)?.[1]
    const letter = /^(?:\| *|- \*\*)([RS]\d+)\b/.exec(line)?.[1]
    if (/^#{2,3} \d/.test(line)) rules.push(`${document} ${section}`)
    if (entry !== undefined) rules.push(`${document} ${section}.${entry}`)
    if (row !== undefined) rules.push(`${document} ${section} #${row}`)
    if (letter !== undefined) rules.push(`${document} ${letter}`)
    if (id !== undefined) rules.push(id)
  }
  return rules
}

/** Every rule of every document. */
export const allRules = (): string[] =>
  [...NUMBERED, 'use'].flatMap((document) => rulesOf(document, read(fileOf(document))))

/** What a text cites; a citation may go on in the next line of a comment. */
export function citationsIn(file: string, content: string): Citation[] {
  const text = content.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
  const ids = [...text.matchAll(ID)].map(([rule]) => ({ file, rule }))
  const sections = [...text.matchAll(SECTIONS)].flatMap(([, document = '', list = '']) =>
    list.split(', ').map((section) => ({ file, rule: `${document.toLowerCase()} ${section.replace(/ ?#/, ' #')}` })),
  )
  return [...ids, ...sections]
}

/** Everything that people wrote here: sources and documents. */
export function writtenFiles(): string[] {
  const above = readdirSync(join(import.meta.dirname, '../..')).filter((name) => /\.(md|html|ts)$/.test(name))
  return [...['src', 'mocks', 'tests', 'docs'].flatMap(textFilesBelow), ...above]
}
