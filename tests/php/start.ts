import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '#tests/support/freePort.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

export interface PhpBackend {
  url: string
  stop: () => Promise<void>
}

/** Longest wait for the first answer, ms. */
const START_MS = 60_000

/** The backend in PHP on a free port, with a separate database; `quirks` hold for every request. */
export async function startPhp(quirks: readonly string[] = []): Promise<PhpBackend> {
  const port = await freePort()
  const database = join(await temporaryFolder(), 'php.sqlite')
  const url = `http://127.0.0.1:${port}`
  const child = spawn('php', ['-S', `127.0.0.1:${port}`, join(import.meta.dirname, 'router.php')], {
    env: { PATH: process.env.PATH, PHP_BACKEND_DB: database, QUIRKS: quirks.join(',') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const until = Date.now() + START_MS
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`PHP did not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    stop: async () => {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
