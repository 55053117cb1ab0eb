import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ensureBrowser } from './browser.ts'
import { ensurePrograms } from './programs.ts'

/**
 * The whole test run: types, lint, unit, contract, stand-in, component and end-to-end tests. Every step runs even when
 * one before failed; the last lines name what failed and count all of it.
 */

interface Count {
  passed: number
  failed: number
  skipped: number
}

const total: Count = { passed: 0, failed: 0, skipped: 0 }
/** What did not pass, named: of a long log the end alone may be kept. */
const missed: string[] = []

function add(count: Count): void {
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
}

/** Runs a program of node_modules/.bin and returns what it prints; `live` shows that while it runs. */
function run(command: string, args: string[], { live }: { live: boolean }): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    // What nobody watches takes what the tests leave idle.
    if (!live && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    for (const [stream, sink] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (live) sink.write(chunk)
      })
    child.on('error', () => resolve({ ok: false, output }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** A step that has no tests of its own counts as one. It runs beside others, so its words come when it is done. */
async function check(title: string, command: string, args: string[]): Promise<void> {
  const { ok, output } = await run(command, args, { live: false })
  console.log(`\n== ${title}\n${output.trimEnd()}`)
  if (!ok) missed.push(title)
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })
}

/** A step that prints `name: N passed, N failed, N skipped`. */
async function suite(title: string, name: string, command: string, args: string[]): Promise<void> {
  console.log(`\n== ${title}`)
  const { ok, output } = await run(command, args, { live: true })
  const line = new RegExp(`^${name}: (\\d+) passed, (\\d+) failed, (\\d+) skipped$`, 'm').exec(output)
  const count = {
    passed: Number(line?.[1] ?? 0),
    failed: Number(line?.[2] ?? 0),
    skipped: Number(line?.[3] ?? 0),
  }
  missed.push(...Array.from(output.matchAll(/^failed: (.+)$/gm), ([, name]) => name ?? ''))
  // A runner that broke off before it counted must not look like a pass.
  if (!ok && count.failed === 0) {
    count.failed = 1
    missed.push(`${title} broke off`)
  }
  add(count)
}

async function ensureTools(): Promise<boolean> {
  ensurePrograms()
  const browser = await ensureBrowser()
  console.log(browser ? `browser: ${browser}` : 'no browser: install Chrome, Edge or Chromium, or set CHROME_PATH')
  return browser !== undefined
}

const hasBrowser = await ensureTools()
// Beside the first tests, which leave a core idle whenever they wait for something.
await Promise.all([
  suite('Unit, contract, stand-in, components', 'vitest', 'vitest', ['run', '--tagsFilter', '!proof']),
  check('Types', 'tsc', ['--noEmit', '--checkers', '1'])
    .then(() => check('Lint', 'oxlint', ['--type-aware', '--deny-warnings']))
    .then(() => check('Unused files, exports, packages', 'knip', ['--no-progress']))
    .then(() => check('Format', 'oxfmt', ['--check', '.'])),
])
if (hasBrowser) await suite('End to end', 'e2e', 'playwright', ['test', '-c', 'tests/e2e/playwright.config.ts'])
else {
  add({ passed: 0, failed: 1, skipped: 0 })
  missed.push('End to end: no browser')
}

for (const name of missed) console.log(`failed: ${name}`)
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 ? 0 : 1
