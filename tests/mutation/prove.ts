import type { Mutant } from './mutants.ts'
import { changed, loaded, probed, testsOfNoun } from './sources.ts'
import { grouped } from './grouped.ts'
import { NO_END, openLanes, type Lanes } from './lanes.ts'

export interface Verdict {
  mutant: Mutant
  noticed: boolean
  /** Who noticed it. */
  by: string
}

interface Baseline {
  ms: Map<string, number>
  /** Tests that reach a change, by its number. */
  reach: (id: number) => string[]
}

/** Time of the processor after which a file of tests has no end, ms, by the slowest of them unchanged. */
const patienceFor = (ms: number): number => 5000 + 4 * ms
/** A change counts as noticed by its endlessness when this many times as long is not enough either. */
const LONGER = 3

/** Runs every file of tests on its own and unchanged, notes how long it takes and what it reaches. */
async function baseline(lanes: Lanes, mutants: readonly Mutant[]): Promise<Baseline> {
  const numbered = mutants.map((mutant, id) => [id, mutant] as const)
  const byFile = grouped(numbered, ([, { file }]) => file)
  const texts = Object.fromEntries([...byFile].map(([file, list]) => [file, probed(file, list)]))
  const tests = [...new Set(mutants.map(({ noun }) => noun))]
    .flatMap(testsOfNoun)
    .filter((test) => [...byFile.keys()].some((file) => loaded(test).has(file)))
  const ms = new Map<string, number>()
  const reached = new Map<string, Set<number>>()
  const atLoad = new Set(numbered.flatMap(([id, mutant]) => (mutant.atLoad || !mutant.probe ? [id] : [])))
  await lanes.each(tests, async (test, run) => {
    const outcome = await run({ texts, tests: [test], patience: 300_000 })
    if (outcome.noticed) throw new Error(`${test} fails without any change: ${outcome.why}`)
    ms.set(test, outcome.ms)
    reached.set(test, new Set(outcome.reached.testing))
    for (const id of outcome.reached.loading) atLoad.add(id)
  })
  const reaches = (test: string, id: number, { file }: Mutant): boolean =>
    atLoad.has(id) ? loaded(test).has(file) : (reached.get(test)?.has(id) ?? false)
  return {
    ms,
    reach(id) {
      const mutant = mutants[id] as Mutant
      return testsOfNoun(mutant.noun)
        .filter((test) => reaches(test, id, mutant))
        .toSorted((a, b) => (ms.get(a) ?? 0) - (ms.get(b) ?? 0))
    },
  }
}

const UNREACHED = { noticed: false, by: 'no test comes here' }

/** Makes each change by itself, in memory, and says which of them the tests of the same noun notice. */
export async function prove(
  mutants: readonly Mutant[],
  told: (verdict: Verdict, done: number) => void = () => undefined,
): Promise<Verdict[]> {
  const lanes = openLanes(2)
  try {
    const { ms, reach } = await baseline(lanes, mutants)
    const verdicts: Verdict[] = []
    await lanes.each([...mutants.keys()], async (id, run) => {
      const mutant = mutants[id] as Mutant
      const tests = reach(id)
      const patience = patienceFor(Math.max(0, ...tests.map((test) => ms.get(test) ?? 0)))
      const job = { texts: { [mutant.file]: changed(mutant) }, tests }
      const first = tests.length === 0 ? UNREACHED : await run({ ...job, patience })
      const { noticed, by } = first.by === NO_END ? await run({ ...job, patience: LONGER * patience }) : first
      const verdict = { mutant, noticed, by }
      verdicts.push(verdict)
      told(verdict, verdicts.length)
    })
    return verdicts
  } finally {
    lanes.stop()
  }
}
