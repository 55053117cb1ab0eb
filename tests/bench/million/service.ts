import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { rssOf } from '#tests/support/rssOf.ts'
import { callAt } from '#tests/support/wire.ts'

export type Call = <K extends OperationName>(name: K, input: Input<Operations[K]>) => Promise<Output<Operations[K]>>

/** The service in a separate process, as `npm start` runs it. */
export interface Service {
  address: string
  callAs: (email: string) => Promise<Call>
  /** Memory now, MB. */
  rss: () => number
  /** The longest turn of its main thread since this was asked last, ms of CPU. */
  longestTurn: () => Promise<number>
  stop: () => Promise<void>
}

export async function startService(dataDir: string, databaseUrl: string): Promise<Service> {
  const child = spawn(process.execPath, ['tests/bench/million/serving.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  if (!child.stdout) throw new Error('no output')
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const address = `http://127.0.0.1:${port.toString().trim()}`
  return {
    address,
    async callAs(email) {
      const answer = await callAt(address, null, 'loginUser', { email, passwort: DEMO_PASSWORT })
      if (!('accessToken' in answer)) throw new Error(`${email} has a second factor`)
      return (name, input) => callAt(address, answer.accessToken, name, input)
    },
    rss: () => rssOf(child.pid),
    async longestTurn() {
      child.send('longest')
      const [longest] = (await once(child, 'message')) as [number]
      return longest
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** Milliseconds between two questions of somebody else. */
const EVERY_MS = 20

export interface Waited {
  /** What each question took, ms. */
  ms: number[]
  /** Most memory of the service, MB. */
  rss: number
}

/** Asks the service again and again, whether it has answered or not, until the work is done. */
export async function whilePinging(
  service: Pick<Service, 'rss' | 'longestTurn'>,
  ping: () => Promise<unknown>,
  work: () => Promise<unknown>,
) {
  const waited: Waited = { ms: [], rss: service.rss() }
  let done = false
  const asking: Promise<unknown>[] = []
  const asks = (async () => {
    while (!done) {
      const begin = performance.now()
      asking.push(
        ping().then(
          () => waited.ms.push(performance.now() - begin),
          () => waited.ms.push(Number.POSITIVE_INFINITY),
        ),
      )
      waited.rss = Math.max(waited.rss, service.rss())
      await setTimeout(EVERY_MS)
    }
    await Promise.all(asking)
  })()
  await service.longestTurn()
  const begin = performance.now()
  await work().finally(() => {
    done = true
  })
  const seconds = (performance.now() - begin) / 1000
  await asks
  return { ...waited, seconds, turn: await service.longestTurn() }
}
