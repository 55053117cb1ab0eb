import { read, textFilesBelow } from './imports.ts'

/** One row of the tables of docs/reliability.md, which needs a test. */
export interface Entry {
  id: string
  /** What the row says, first column after the id first. */
  says: string
}

/** A test whose title begins with ids. */
export interface Named {
  file: string
  title: string
  ids: string[]
}

const PREFIX = 'SEC|DSG|NET|CSV|PDF|EDT|LNK|PAY|STA|STO|LOAD'
const ROW = new RegExp(String.raw`^\| *((?:${PREFIX})-\d\d) *\|(.*)\|$`, 'gm')
/** The first ids of a title, as `CSV-05 …`, `NET-02, NET-03 …` or `CSV-23 to CSV-26 …`, in quotation marks of any kind. */
const TITLE = new RegExp(
  String.raw`(?<=['"\x60])((?:${PREFIX})-\d\d(?:(?:, | and | to )(?:${PREFIX})-\d\d)*) ([^'"\x60\n]*)`,
  'g',
)
const IS_TEST = /(?:\.(?:test|e2e)|[./]prove)\.tsx?$/

export function entriesIn(content: string): Entry[] {
  return [...content.matchAll(ROW)].map(([, id = '', says = '']) => ({
    id,
    says: says
      .split('|')
      .map((cell) => cell.trim())
      .join(': '),
  }))
}

const numberOf = (id: string): number => Number(id.slice(-2))

/** The ids that a title names; `to` means all between. */
export function idsOf(named: string): string[] {
  const [first = '', last] = named.split(' to ')
  if (last === undefined) return named.split(/, | and /)
  const prefix = first.slice(0, -2)
  const count = numberOf(last) - numberOf(first) + 1
  return Array.from({ length: count }, (_, index) => `${prefix}${String(numberOf(first) + index).padStart(2, '0')}`)
}

export function namedIn(file: string, content: string): Named[] {
  return [...content.matchAll(TITLE)].map(([, ids = '', title = '']) => ({ file, title, ids: idsOf(ids) }))
}

/** Every row of docs/reliability.md. */
export const allEntries = (): Entry[] => entriesIn(read('docs/reliability.md'))

/** Every test that names a row. */
export const allNamed = (): Named[] =>
  textFilesBelow('tests')
    .filter((file) => IS_TEST.test(file))
    .flatMap((file) => namedIn(file, read(file)))
