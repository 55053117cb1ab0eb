import type { Mutant } from './mutants.ts'
import { changed, loaded, probed, testsOfNoun } from './sources.ts'
import { grouped } from './grouped.ts'
import { openLanes, type Lanes } from './lanes.ts'

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

/** Beside others on a busy machine a run may take several times as long as it did before. */
const patienceFor = (ms: number): number => 20_000 + 8 * ms

/** Runs every file of tests on its own and unchanged, notes how long it takes and what it reaches. */
async function baseline(lanes: Lanes, mutants: readonly Mutant[]): Promise<Baseline> {
  const numbered = mutants.map((mutant, id) => [id, mutant] as const)
  const byFile = grouped(numbered, ([, { file }]) => file)
  const texts = Object.fromEntries([...byFile].map(([file, list]) => [file, probed(file, list)]))
  const tests = [...new Set(mutants.map(({ noun }) => noun))].flatMap(testsOfNoun)
  const ms = new Map<string, number>()
  const reached = new Map<string, Set<number>>()
  const atLoad = new Set(numbered.flatMap(([id, mutant]) => (mutant.atLoad || !mutant.probe ? [id] : [])))
  await lanes.each(tests, async (test, run) => {
    const outcome = await run({ texts, tests: [test] }, 300_000)
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
      const patience = patienceFor(tests.reduce((sum, test) => sum + (ms.get(test) ?? 0), 0))
      const { noticed, by } =
        tests.length === 0
          ? { noticed: false, by: '' }
          : await run({ texts: { [mutant.file]: changed(mutant) }, tests }, patience)
      const verdict = { mutant, noticed, by: tests.length === 0 ? 'no test comes here' : by }
      verdicts.push(verdict)
      told(verdict, verdicts.length)
    })
    return verdicts
  } finally {
    lanes.stop()
  }
}
