import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { writeSetting } from '#mocks/backend/platform/settings.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { openSeeded } from '#tests/support/templates.ts'
import { callAt } from '#tests/support/wire.ts'

/** The service as a separate process, which can be killed and started again on the same data. */
export interface Service {
  readonly address: string
  readonly child: ChildProcess
  /** Everything that it wrote to stderr, of all its lives. */
  readonly said: string[]
  start(): Promise<void>
  /** Gone with the signal; resolves with its exit code, null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
  login(email?: string): Promise<void>
  /** What the end of the process cuts off is a TypeError of fetch. */
  call<K extends OperationName>(
    name: K,
    input: Input<Operations[K]>,
    headers?: Record<string, string>,
  ): Promise<Output<Operations[K]>>
}

const NOW = '2026-11-20T09:00:00.000Z'
/** Steps of the demo that take a start a minute, and that none of these tests looks at. */
const DEMO_STEPS = ['zielgruppen', 'werbemittel', 'bilder', 'kampagnen', 'sperrliste', 'zugaenge']

/** Lays the demo's accounts into the folder; a start finds the rest noted as done. Returns where the database is. */
export async function layAccounts(dataDir: string): Promise<string> {
  const { db, drop } = await openSeeded({ seed: 'leer', now: NOW, verbraucher: 2_000 }, dataDir)
  for (const step of DEMO_STEPS) await writeSetting(db, `seed:${step}`, NOW)
  await drop()
  return join(dataDir, 'template.sqlite')
}

/** `env`: at least DATA_DIR and DATABASE_URL. */
export function service(env: Record<string, string>): Service {
  let child: ChildProcess | null = null
  let address = ''
  let token: string | null = null
  const said: string[] = []
  const running = () => {
    if (!child) throw new Error('not started')
    return child
  }
  const self: Service = {
    get address() {
      return address
    },
    get child() {
      return running()
    },
    said,
    async start() {
      const started = spawn(process.execPath, ['tests/backend/killed/serving.ts'], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      started.stderr.on('data', (text: Buffer) => said.push(text.toString()))
      const [port] = (await Promise.race([
        once(started.stdout, 'data'),
        once(started, 'exit').then(() => Promise.reject(new Error(`did not start: ${said.join('').slice(-2000)}`))),
      ])) as [Buffer]
      address = `http://127.0.0.1:${port.toString().trim()}`
    },
    async end(signal) {
      const ending = running()
      ending.kill(signal)
      if (ending.exitCode === null && ending.signalCode === null) await once(ending, 'exit')
      return ending.exitCode
    },
    async login(email = 'kunde@example.org') {
      token = null
      const answer = await self.call('loginUser', { email, passwort: DEMO_PASSWORT })
      token = 'accessToken' in answer ? answer.accessToken : null
    },
    call: (name, input, headers) => callAt(address, token, name, input, headers),
  }
  return self
}
