import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Note } from '#tests/support/runNote.ts'
import { createReach } from './reach.ts'
import type { Tree } from './tree.ts'

/** How a file of tests ended, with what it chose. */
export interface Outcome extends Note {
  passed: number
  failed: number
  skipped: number
}

interface Stamp extends Outcome {
  hash: string
}

type Stamps = Record<string, Stamp>

/** Beside the packages, which a stamp holds for. */
const FILE = 'node_modules/.cache/postkampagne/stamps.json'

/** What every test reaches: how tests are run, built and resolved, and which packages there are. */
const OF_ALL = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'src/build/compileAhead.ts',
  'src/build/frameStyles.ts',
  'tests/support/programs.ts',
]
/** Run before each file of tests. */
const SETUP = ['tests/support/noteRun.ts', 'tests/support/setup.ts', 'tests/support/runFolder.ts']

/** What these tests have in common, and what each of them reaches. */
export function createReached(tree: Tree): (test: string, note: Note) => string[] {
  const reach = createReach(tree, SETUP)
  return (test, note) => [...OF_ALL, ...[...reach(test, note)].toSorted()]
}

/** One hash over everything that a file of tests reaches, and the machine that it runs on. */
export function createStampOf(tree: Tree, machine: string): (test: string, note: Note) => string {
  const reached = createReached(tree)
  return (test, note) => {
    const hash = createHash('sha256').update(machine)
    for (const file of reached(test, note)) hash.update(`${file} ${tree.get(file)}\n`)
    return hash.digest('hex')
  }
}

function read(): Stamps {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return {}
  }
}

/** Of these files those whose tests have to run, and how the others ended when they last did. */
export function splitByStamp(
  tests: readonly string[],
  stampOf: (test: string, note: Note) => string,
): { stale: string[]; unchanged: Outcome[] } {
  const stamps = read()
  const stale: string[] = []
  const unchanged: Outcome[] = []
  for (const test of tests) {
    const stamp = stamps[test]
    if (stamp && stamp.hash === stampOf(test, stamp)) unchanged.push(stamp)
    else stale.push(test)
  }
  return { stale, unchanged }
}

/** Stamps what passed; what failed has none and runs the next time whatever happens. */
export function stampOutcomes(
  outcomes: readonly (Outcome & { file: string })[],
  stampOf: (test: string, note: Note) => string,
): void {
  const stamps = read()
  for (const { file, passed, failed, skipped, pages, texts } of outcomes) {
    const outcome = { passed, failed, skipped, pages, texts }
    if (failed > 0) delete stamps[file]
    else stamps[file] = { ...outcome, hash: stampOf(file, outcome) }
  }
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(stamps))
}
