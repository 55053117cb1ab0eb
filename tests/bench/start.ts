import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DIST } from '#src/build/product.ts'
import { freePort } from '../support/freePort.ts'

/**
 * Computing time of the first and the second `npm start` by step, until `/login` answers: `npm run prove:start`.
 * The build is a separate process, whose time is shown and not counted. Linux alone tells the time of other processes.
 */

/** Budgets, s of the processor (performance 8). */
const FIRST_S = 12
const SECOND_S = 2

/** Of /proc/…/stat, one in a hundredth of a second. */
const TICKS_PER_S = 100

/** A process with its threads, and the children that it has waited for, s of the processor. */
function cpuOf(pid: number): { own: number; children: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Behind the name, which may hold blanks: utime, stime, cutime and cstime are fields 14 to 17.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = (at: number) => ((fields[at] ?? 0) + (fields[at + 1] ?? 0)) / TICKS_PER_S
  return { own: ticks(11), children: ticks(13) }
}

const seconds = (value: number) => `${value.toFixed(2).padStart(6)} s`

async function answers(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/login`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Starts, says each step with what the one before took, and stops as soon as the page is there. */
async function start(title: string, most: number, dataDir: string): Promise<void> {
  console.log(`\n${title}, at most ${most} s`)
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, ['src/build/node24.mjs', 'mocks/backend/serve/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { pid = 0 } = child
  let step = 'Node, modules'
  let own = 0
  const close = (next: string) => {
    const now = cpuOf(pid).own
    console.log(`  ${seconds(now - own)}  ${step}`)
    step = next
    own = now
  }
  createInterface(child.stdout).on('line', (line) => {
    if (/Demodaten \d+\/|gebaut/.test(line)) close(line.trim())
  })
  await answers(port)
  close('')
  const { own: all, children } = cpuOf(pid)
  console.log(`  ${seconds(all)}  in all, by the clock ${seconds((performance.now() - begun) / 1000)}`)
  if (all > most) process.exitCode = 1
  if (children > 0) console.log(`  ${seconds(children)}  beside that for the build by Vite`)
  const ended = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

const dataDir = mkdtempSync(join(tmpdir(), 'start-'))
// Whatever was built before is built anew.
rmSync(DIST, { recursive: true, force: true })
try {
  await start('First start', FIRST_S, dataDir)
  await start('Second start', SECOND_S, dataDir)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
