import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import type { Job, Outcome } from './lanes.ts'

/** One long-lived Vitest beside the command: it serves changed texts from memory and runs the tests it is told. */

const ROOT = resolve(import.meta.dirname, '../..')
const NOTE = String(process.env.MUTATION_REACHED)
process.on('disconnect', () => process.exit())

const absolute = (file: string): string => join(ROOT, file).replaceAll('\\', '/')

let served = new Map<string, string>()
let order: string[] = []

/** A run that fills the memory has no end either; one that only left much behind has served its time. */
const MOST_MEMORY = 3_000_000_000
const MUCH_MEMORY = 1_200_000_000

/** Time of the processor, ms, whoever else is busy on the machine. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** When the file of tests began that runs now. */
let begun = 0

/** An endless loop holds its thread, not this one: it ends with the whole process. */
function watch(patience: number): NodeJS.Timeout {
  return setInterval(() => {
    if (cpu() - begun > patience || process.memoryUsage.rss() > MOST_MEMORY) process.exit()
  }, 250)
}

class Ordered extends BaseSequencer {
  override sort(specs: TestSpecification[]) {
    return Promise.resolve(specs.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId)))
  }
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: ROOT,
    watch: true,
    environment: 'node',
    pool: 'threads',
    // One worker for all files of a run, and the first failure is enough.
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    reporters: [{ onTestModuleEnd: () => void (begun = cpu()) }],
    // It knows a text by that of its file, and would hand out the one of another change.
    fsModuleCache: false,
    include: ['tests/{base,domain,engines}/**/*.test.ts'],
    // A proof is none of the tests whose bite is measured.
    tags: [{ name: 'proof' }],
    tagsFilter: ['!proof'],
    setupFiles: [absolute('tests/mutation/reached.ts')],
    sequence: { sequencer: Ordered },
  },
  {
    server: { watch: null },
    plugins: [{ name: 'changed-texts', enforce: 'pre', load: (id) => served.get(id.replace(/\?.*$/, '')) }],
  },
)

const messageOf = (error: unknown): string =>
  error instanceof Object && 'message' in error ? String(error.message) : ''

async function run({ texts, tests, patience }: Job): Promise<Outcome> {
  const before = [...served.keys()]
  served = new Map(Object.entries(texts).map(([file, text]) => [absolute(file), text]))
  for (const file of new Set([...before, ...served.keys()])) vitest.invalidateFile(file)
  order = tests.map(absolute)
  const project = vitest.getRootProject()
  rmSync(NOTE, { force: true })
  const start = cpu()
  begun = start
  const watching = watch(patience)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    order.map((file) => project.createSpecification(file)),
  )
  clearInterval(watching)
  const ours = testModules.filter(({ moduleId }) => order.includes(moduleId))
  const failed = ours.filter((module) => module.state() === 'failed')
  return {
    noticed: failed.length > 0 || unhandledErrors.length > 0 || ours.length === 0,
    by: failed.map(({ relativeModuleId }) => relativeModuleId).join(', '),
    why: [
      ...failed.flatMap((module) => [
        ...module.errors(),
        ...[...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []),
      ]),
      ...unhandledErrors,
    ]
      .map(messageOf)
      .join('\n'),
    ms: cpu() - start,
    full: process.memoryUsage.rss() > MUCH_MEMORY,
    // A file that holds proofs alone runs nothing, and notes nothing.
    reached:
      failed.length > 0 || !existsSync(NOTE) ? { loading: [], testing: [] } : JSON.parse(readFileSync(NOTE, 'utf8')),
  }
}

process.on('message', (job: Job) => {
  void run(job).then((outcome) => process.send?.(outcome))
})
process.send?.('ready')
