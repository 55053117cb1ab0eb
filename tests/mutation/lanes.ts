import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Job {
  /** Texts that stand in for those of files. */
  texts: Record<string, string>
  /** Files of tests, in the order in which they run. */
  tests: string[]
}

export interface Outcome {
  noticed: boolean
  /** The tests that failed. */
  by: string
  /** What they said. */
  why: string
  ms: number
  reached: { loading: number[]; testing: number[] }
}

/** A process that runs tests. An endless loop cannot be ended from within: it is killed, and another takes its place. */
class Lane {
  private child: ChildProcess | null = null
  private readonly note: string

  constructor(note: string) {
    this.note = note
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'lane.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, MUTATION_REACHED: this.note },
    })
    await new Promise((ready) => child.once('message', ready))
    return child
  }

  async run(job: Job, patience: number): Promise<Outcome> {
    this.child ??= await this.start()
    const child = this.child
    const outcome = await new Promise<Outcome | null>((settle) => {
      const timer = setTimeout(() => settle(null), patience)
      const done = (result: Outcome | null) => {
        clearTimeout(timer)
        child.removeAllListeners()
        settle(result)
      }
      child.once('message', (result: Outcome) => done(result))
      child.once('exit', () => done(null))
      child.send(job)
    })
    if (outcome) return outcome
    this.stop()
    return { noticed: true, by: 'no end', why: '', ms: patience, reached: { loading: [], testing: [] } }
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
            await task(item, (job, patience) => lane.run(job, patience))
        }),
      )
    },
    stop() {
      for (const lane of lanes) lane.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
