import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rssOf } from '#tests/support/rssOf.ts'
import { freePort } from '#tests/support/freePort.ts'

export interface RunningServer {
  url: string
  dataDir: string
  /** Memory now, MB. */
  rss: () => number
  /** Everything that it printed, its log included. */
  output: () => string
  stop: () => Promise<void>
}

/** The product as `npm start` runs it, on a free port with data of its own unless `env` names a DATA_DIR. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'postkampagne-')))
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['mocks/backend/serve/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const until = Date.now() + 300_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server stopped:\n${output}`)
    if (Date.now() > until) throw new Error(`the server did not start:\n${output}`)
    const answer = await fetch(`${url}/login`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    url,
    dataDir,
    rss: () => rssOf(child.pid),
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
