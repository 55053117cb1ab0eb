import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'

/** Runs before a file of tests and notes which probes it reaches: while it is loaded, and then. */

const reached = { loading: new Set<number>(), testing: new Set<number>() }
let phase: keyof typeof reached = 'loading'
Object.assign(globalThis, {
  mutantReached: (id: number) => reached[phase].add(id),
  mutantValue: (_: unknown, value: unknown) => value,
})

beforeAll(() => {
  phase = 'testing'
})
afterAll(() => {
  const note = { loading: [...reached.loading], testing: [...reached.testing] }
  writeFileSync(String(process.env.MUTATION_REACHED), JSON.stringify(note))
})
