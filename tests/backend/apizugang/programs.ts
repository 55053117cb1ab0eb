import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { bulkInsert } from '#mocks/backend/platform/db/open.ts'
import { seedVerbraucherZahl } from '#mocks/backend/seed/verbraucherZahl.ts'
import { API_RECHTE, type ApiTokenEingabe } from '#src/contract/apizugang.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

/** Folder of the programs that the documentation shows. */
const PROGRAMS = resolve('docs/api/beispiele')

/** Languages with the command that runs them; node runs this test and so is always there. */
export const LANGUAGES = [
  { name: 'curl', command: 'sh', needs: 'curl', file: 'kampagne.sh' },
  { name: 'TypeScript', command: process.execPath, needs: process.execPath, file: 'kampagne.ts' },
  { name: 'PHP (php-cli)', command: 'php', needs: 'php', file: 'kampagne.php' },
  { name: 'Python (python3)', command: 'python3', needs: 'python3', file: 'kampagne.py' },
] as const

export function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
}

export interface Listening extends TestBackend {
  url: string
  kunde: string
}

/** The stand-in behind a real port, with the real time: programs know no other. */
export async function listen(): Promise<Listening> {
  const backend = await createTestBackend({ now: new Date().toISOString(), verbraucher: 6_000 })
  await seedAsManyAsTheDemo(backend.db)
  const port = await freePort()
  const server = serve({ fetch: backend.app.fetch, port, hostname: '127.0.0.1' })
  return {
    ...backend,
    url: `http://127.0.0.1:${port}`,
    kunde: await backend.login('kunde@example.org'),
    close: async () => {
      server.close()
      await backend.close()
    },
  }
}

/**
 * In Berlin and Hamburg, which the programs write to, live as many as in the demo of `npm start`: more than are frozen
 * while the caller waits, so that a program which takes them all gets no link.
 */
async function seedAsManyAsTheDemo(db: TestBackend['db']): Promise<void> {
  const columns = ['plz', 'leitregion', 'ort', 'bundesland', 'geschlecht', 'kaufkraft', 'haustyp'] as const
  const people = await db.selectFrom('verbraucher').select(columns).where('bundesland', 'in', ['BE', 'HH']).execute()
  const times = Math.ceil(10_000 / people.length)
  const rows = Array.from({ length: times }, () => people)
    .flat()
    .map((person, at) => [1_000_000 + at, ...columns.map((column) => person[column])])
  await bulkInsert(db, 'verbraucher', ['idVerbraucher', ...columns], rows)
  await seedVerbraucherZahl(db)
}

/** A token that may do everything a token can. */
export async function newToken(
  { call, kunde, clock }: Listening,
  change: Partial<ApiTokenEingabe> = {},
): Promise<{ idPtApiToken: number; geheimnis: string }> {
  const { token, geheimnis } = await call(kunde, 'erstelleApiToken', {
    bezeichnung: 'Probe',
    rechte: [...API_RECHTE],
    modus: 'live',
    ipListe: [],
    gueltigBis: `${Number(clock.heute().slice(0, 4)) + 1}${clock.heute().slice(4)}`,
    ...change,
  })
  return { idPtApiToken: token.idPtApiToken, geheimnis }
}

interface Ended {
  code: number | null
  output: string
}

/** Runs a program of the documentation, or one at a separate address, to its end, in a separate folder. */
export async function run(command: string, file: string, env: Record<string, string>, cwd: string): Promise<Ended> {
  const child = spawn(command, [resolve(PROGRAMS, file)], { cwd, env: { ...process.env, ...env } })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

export interface Receiver {
  url: string
  /** What it has printed so far. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts a receiver of webhooks and waits until somebody answers there. */
export async function startReceiver(command: string, file: string, geheimnis: string): Promise<Receiver> {
  const port = await freePort()
  const args = file.endsWith('.php') ? ['-S', `127.0.0.1:${port}`, join(PROGRAMS, file)] : [join(PROGRAMS, file)]
  const env = { ...process.env, PORT: String(port), WEBHOOK_GEHEIMNIS: geheimnis }
  const child = spawn(command, args, { env })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}/`
  const until = Date.now() + 30_000
  while ((await fetch(url, { method: 'POST', body: 'x' }).catch(() => null)) === null) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${file} did not start: ${output}`)
    await new Promise((next) => setTimeout(next, 50))
  }
  return {
    url,
    output: () => output,
    stop: async () => {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
