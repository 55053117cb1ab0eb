import { describe, expect, test } from 'vitest'
import { allRules, citationsIn, rulesOf, writtenFiles } from './citations.ts'
import { projectFiles, read } from './imports.ts'

/** Its own examples lead nowhere on purpose. */
const SELF = 'tests/architecture/citations.test.ts'
/** Where the code of a finding is written: `code: 'x'`, `code: a ? 'x' : 'y'`, `fehler('x'`, `add('x'`. */
const CODE = /(?:\bcode: |\bfehler\(\s*|#add\()(?:\w+ \? )?'([a-z][A-Za-z]+)'(?: : '([a-z][A-Za-z]+)')?/g

describe('citations', () => {
  const rules = allRules()
  const cited = writtenFiles()
    .filter((file) => file !== SELF)
    .flatMap((file) => citationsIn(file, read(file)))

  test('every rule that is cited stands in a document', () => {
    const known = new Set(rules)
    expect(cited.filter(({ rule }) => !known.has(rule))).toEqual([])
    const outside = cited.filter(({ file }) => !file.startsWith('docs/')).map(({ rule }) => rule)
    expect(outside.length).toBeGreaterThan(500)
    expect(new Set(outside).size).toBeGreaterThan(140)
  })

  test('no rule stands twice', () => {
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
  })

  test('documents bear the names that they have here', () => {
    const former = /spec §|domaene|druck\.md|leistung\.md|zuverlaessigkeit/i
    expect(writtenFiles().filter((file) => file !== SELF && former.test(read(file)))).toEqual([])
  })

  test.each([
    ['/** Longest wait, ms (NET-01). */', ['NET-01']],
    ['// See spec 2, 8.', ['spec 2', 'spec 8']],
    ['/** Spec 9. */', ['spec 9']],
    ['(domain 4.2 #13, 4.8)', ['domain 4.2 #13', 'domain 4.8']],
    ['/**\n * a tunnel (SEC-44,\n * reliability\n * R5)\n */', ['SEC-44', 'reliability R5']],
    ['a print 9.55 that nobody wrote', ['print 9.55']],
    ['to print 300 dpi, UTF-16, %PDF-1.7', []],
  ])('%j cites %j', (text, expected) => {
    expect(citationsIn('x.ts', text).map(({ rule }) => rule)).toEqual(expected)
  })

  test('what stands nowhere is found', () => {
    const [unknown] = citationsIn('x.ts', '(SEC-99)')
    expect(rules).not.toContain(unknown?.rule)
    expect(rules).not.toContain(citationsIn('x.ts', '(domain 4.99)')[0]?.rule)
  })

  test('a document is read by headings, lists and tables', () => {
    const content = '## 4. Things\n\n1. one\n\n### 4.2 States\n\n| 13 | x |\n| SEC-01 | y |\n| R5 | z |\n- **S2** names'
    expect(rulesOf('domain', content)).toEqual([
      'domain 4',
      'domain 4.1',
      'domain 4.2',
      'domain 4.2 #13',
      'SEC-01',
      'domain R5',
      'domain S2',
    ])
  })
})

describe('findings of the print check', () => {
  const made = projectFiles()
    .filter((file) => file.startsWith('src/engines/print/') || file.endsWith('/druckprobe.ts'))
    .flatMap((file) => [...read(file).matchAll(CODE)].flatMap(([, one, other]) => [one ?? '', other ?? '']))
    .filter((code) => code !== '')
  const [, section = ''] = /^## 5\. (.*?)^## 6\. /ms.exec(read('docs/print.md')) ?? []

  test('are all in the tables of print 5, where people look whether a fault is judged', () => {
    const told = new Set([...read('docs/print.md').matchAll(/`([a-z][A-Za-z]+)`/g)].map(([, word]) => word))
    expect(new Set(made).size).toBeGreaterThan(60)
    expect([...new Set(made)].filter((code) => !told.has(code))).toEqual([])
  })

  test('of the tables are made, by files that are there', () => {
    const rows = section.split('\n').filter((line) => line.startsWith('|'))
    const words = rows.flatMap((row) => [...row.matchAll(/`([^` ]+)`/g)].map(([, word = '']) => word))
    const [files, codes] = [
      words.filter((word) => /[/.]/.test(word)),
      words.filter((word) => /^[a-z][A-Za-z]+$/.test(word)),
    ]
    const known = new Set([...made, 'judge', 'gs'])
    expect(codes.filter((code) => !known.has(code))).toEqual([])
    const all = projectFiles()
    expect(files.filter((file) => !all.some((path) => path === file || path === `src/engines/print/${file}`))).toEqual(
      [],
    )
  })
})
