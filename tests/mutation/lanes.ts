import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Job {
  /** Texts that stand in for those of files. */
  texts: Record<string, string>
  /** Files of tests, in the order in which they run. */
  tests: string[]
  /** Time of the processor that one of these files may take, ms. */
  patience: number
}

export interface Outcome {
  noticed: boolean
  /** The tests that failed. */
  by: string
  /** What they said. */
  why: string
  /** Time of the processor. */
  ms: number
  /** So much is left behind in memory that another process goes on. */
  full: boolean
  reached: { loading: number[]; testing: number[] }
}

/** What stands for the tests where a run was given up. */
export const NO_END = 'no end'

/** Waiting takes no time of the processor: after this long a run is given up too, ms. */
const LONGEST = 600_000

/** A process that runs tests. It ends when a run has none, and another takes its place. */
class Lane {
  private child: ChildProcess | null = null
  private readonly note: string

  constructor(note: string) {
    this.note = note
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'lane.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, HASH_COSTS: 'test', MUTATION_REACHED: this.note },
    })
    await new Promise((ready) => child.once('message', ready))
    return child
  }

  async run(job: Job): Promise<Outcome> {
    this.child ??= await this.start()
    const child = this.child
    const outcome = await new Promise<Outcome | null>((settle) => {
      const timer = setTimeout(() => settle(null), LONGEST)
      const done = (result: Outcome | null) => {
        clearTimeout(timer)
        child.removeAllListeners()
        settle(result)
      }
      child.once('message', (result: Outcome) => done(result))
      child.once('exit', () => done(null))
      child.send(job)
    })
    if (!outcome || outcome.full) this.stop()
    return (
      outcome ?? { noticed: true, by: NO_END, why: NO_END, ms: 0, full: true, reached: { loading: [], testing: [] } }
    )
  }

  stop(): void {
    this.child?.kill('SIGKILL')
    this.child = null
  }
}

export interface Lanes {
  /** Runs a task for each item, as many at once as there are lanes. */
  each: <T>(items: readonly T[], task: (item: T, run: Lane['run']) => Promise<void>) => Promise<void>
  stop: () => void
}

export function openLanes(count: number): Lanes {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  const lanes = Array.from({ length: count }, (_, number) => new Lane(join(folder, `${number}.json`)))
  return {
    async each(items, task) {
      const waiting = [...items]
      await Promise.all(
        lanes.map(async (lane) => {
          for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
            await task(item, (job) => lane.run(job))
        }),
      )
    },
    stop() {
      for (const lane of lanes) lane.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
