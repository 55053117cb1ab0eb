import { createHash } from 'node:crypto'
import { projectFiles } from '#tests/architecture/imports.ts'
import { grouped } from './grouped.ts'
import { mutantsOf, roomOf, type Mutant } from './mutants.ts'

/** So few of each noun at least, else half of a sample lies in the print engine and a small noun has one. */
const AT_LEAST = 10

interface Token {
  rank: string
  /** Every change of it that is made. */
  changes: Mutant[]
}

const known = new Map<string, Mutant[]>()

/** The changes of a file, which is read once however many samples are drawn. */
function changesOf(file: string): Mutant[] {
  const changes = known.get(file) ?? mutantsOf(file)
  known.set(file, changes)
  return changes
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Tokens of a file, ranked by a seed. A rank hangs on the line, not on its number: an edit elsewhere moves none. */
function tokensOf(file: string, seed: number): Token[] {
  const byPlace = grouped(changesOf(file), ({ start, end }) => `${start}-${end}`)
  const seen = new Map<string, number>()
  return [...byPlace.values()].map((changes) => {
    const [{ text, change }] = changes as [Mutant, ...Mutant[]]
    const name = `${file} ${text} ${change}`
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return { rank: hash(`${seed} ${name} ${nth}`), changes }
  })
}

const byRank = (a: Token, b: Token): number => (a.rank < b.rank ? -1 : 1)

/** The change of a token that its rank chooses. */
const chosen = ({ rank, changes }: Token): Mutant => changes[parseInt(rank.slice(-8), 16) % changes.length] as Mutant

export interface Part {
  noun?: string | undefined
  /** Of the files whose path holds this. */
  file?: string | undefined
}

const ruleFiles = ({ noun = '', file = '' }: Part): string[] =>
  projectFiles().filter((path) => {
    const room = roomOf(path)
    return room !== '' && `/${room}`.endsWith(noun && `/${noun}`) && path.includes(file)
  })

/** Every change that is made, without a choice. */
export const allMutants = (): Mutant[] => ruleFiles({}).flatMap(changesOf)

/** `count` changes, one a token: some of every noun, the rest wherever they fall. */
export function sample({ seed, count, ...part }: Part & { seed: number; count: number }): Mutant[] {
  const tokens = ruleFiles(part)
    .flatMap((file) => tokensOf(file, seed))
    .toSorted(byRank)
  const nouns = grouped(tokens, ({ changes }) => (changes[0] as Mutant).noun)
  const share = Math.min(AT_LEAST, Math.floor(count / nouns.size))
  const first = [...nouns.values()].flatMap((list) => list.slice(0, share))
  const rest = tokens.filter((token) => !first.includes(token)).slice(0, count - first.length)
  return [...first, ...rest]
    .map(chosen)
    .toSorted((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}
