/** What a file of tests chose while it ran (noteReach.ts): of the table of pages, and of the texts. */
export interface Note {
  /** Modules of pages, below src/features. */
  pages: readonly string[]
  /** Names of text files, without language and ending. */
  texts: readonly string[]
}

/** What a run has to know of the file of tests that runs now, whose hooks (noteRun.ts) write it down. */
export interface RunNote extends Note {
  file: string
  /** Of its tests and hooks, threads included, children and the first import not, ms of the processor. */
  cpuMs: number
  /** Of these for seeds that a later file finds made, ms. */
  seedMs: number
}

const pages = new Set<string>()
const texts = new Set<string>()
let seedMs = 0
let start = process.cpuUsage()

/** A page or a text file that was chosen from the tables of all. */
export function noteChoice(kind: keyof Note, name: string): void {
  ;(kind === 'pages' ? pages : texts).add(name)
}

/** Does work that only the first file of a run has to pay for. */
export async function asSeed<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  try {
    return await work()
  } finally {
    seedMs += msSince(before)
  }
}

export function beginNote(): void {
  pages.clear()
  texts.clear()
  seedMs = 0
  start = process.cpuUsage()
}

export function noteOf(file: string): RunNote {
  return { file, cpuMs: msSince(start), seedMs, pages: [...pages], texts: [...texts] }
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return Math.round((user + system) / 1000)
}
