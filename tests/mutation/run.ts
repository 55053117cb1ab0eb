import { parseArgs } from 'node:util'
import { isEquivalent } from './equivalent.ts'
import { prove, type Verdict } from './prove.ts'
import { grouped } from './grouped.ts'
import { sample } from './sample.ts'

/** One token of the rules changed at a time: how many of these changes do the tests of the same room notice? */

const BAR = 90

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '13' },
    count: { type: 'string', default: '300' },
    noun: { type: 'string' },
    file: { type: 'string' },
    // Shows every change with who noticed it.
    all: { type: 'boolean', default: false },
  },
})

const place = ({ mutant: { file, line, change } }: Verdict): string => `${file}:${line}  ${change}`

interface Row {
  changes: number
  noticed: number
  survivors: number
  equivalent: number
  percent: number
}

function rowOf(verdicts: readonly Verdict[]): Row {
  const noticed = verdicts.filter((verdict) => verdict.noticed).length
  const equivalent = verdicts.filter((verdict) => !verdict.noticed && isEquivalent(verdict.mutant)).length
  const changes = verdicts.length
  const percent = Math.floor((1000 * noticed) / Math.max(1, changes - equivalent)) / 10
  return { changes, noticed, survivors: changes - noticed - equivalent, equivalent, percent }
}

const begun = performance.now()
const mutants = sample({ ...values, seed: Number(values.seed), count: Number(values.count) })
const verdicts = await prove(mutants, (verdict, done) => {
  const mark = verdict.noticed ? 'noticed' : isEquivalent(verdict.mutant) ? 'equivalent' : 'SURVIVES'
  if (values.all || mark === 'SURVIVES')
    console.log(`${done}/${mutants.length} ${mark} ${place(verdict)}  ${verdict.by}\n    ${verdict.mutant.text}`)
})

const byNoun = grouped(verdicts, ({ mutant }) => mutant.noun)
const nouns = [...byNoun.keys()].toSorted()
const total = rowOf(verdicts)
console.table(
  Object.fromEntries([...nouns.map((noun) => [noun, rowOf(byNoun.get(noun) ?? [])]), ['all', total]]) as Record<
    string,
    Row
  >,
)
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(
  `seed ${values.seed}: ${total.percent} % of ${total.changes} changes noticed, at least ${BAR} %; ${seconds} s`,
)
process.exitCode = total.percent >= BAR ? 0 : 1
