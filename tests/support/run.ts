import { spawn } from 'node:child_process'
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { withBin } from './binPath.ts'
import { ensureBrowser } from './browser.ts'
import { dearestText, LAST_RUN, readReports, WHOLE_RUN } from './lastRun.ts'
import { ensurePrograms, presentPrograms } from './programs.ts'
import { createStampOf, splitByStamp, stampOutcomes } from './stamp/stamps.ts'
import { readTree } from './stamp/tree.ts'

/**
 * The whole test run: types, lint, unit, contract, stand-in, component and end-to-end tests. Every step runs even when
 * one before failed; the last lines name what failed and count all of it. Files of tests that passed, and whose whole
 * reach is as it was then, are not run again; `STAMP=0` runs all.
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

/**
 * Types and lint are programs in Go, which live for seconds: without collecting before 3 GiB, and in one thread, they
 * take a quarter less of the processor.
 */
const GO = { GOGC: 'off', GOMEMLIMIT: '3GiB', GOMAXPROCS: '1' }

/** Runs a program of node_modules/.bin and returns what it prints; `live` shows that while it runs. */
function run(command: string, args: string[], { live }: { live: boolean }): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...withBin(), ...(live ? {} : GO) },
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

/** What a test may find different on another machine, or with other settings. */
function machineOf(): string {
  const { INSTALL, TZ, LANG, TEST_PG_URL } = process.env
  return JSON.stringify([
    process.version,
    process.platform,
    process.arch,
    presentPrograms(),
    INSTALL,
    TZ,
    LANG,
    TEST_PG_URL,
  ])
}

/** Vitest over all files whose reach has changed; the count of the others is added as it was. */
async function units(): Promise<void> {
  const tree = process.env.STAMP === '0' ? null : readTree()
  const stampOf = tree && createStampOf(tree, machineOf())
  const tests = globSync('tests/**/*.test.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
  const { stale, unchanged } = stampOf ? splitByStamp(tests, stampOf) : { stale: tests, unchanged: [] }
  rmSync(LAST_RUN, { force: true })
  const some = unchanged.length === 0 ? [] : stale
  if (stale.length > 0)
    await suite('Unit, contract, stand-in, components', 'vitest', 'vitest', ['run', '--tagsFilter', '!proof', ...some])
  const reports = readReports(LAST_RUN)
  if (stampOf) stampOutcomes(reports, stampOf)
  for (const outcome of unchanged) add(outcome)
  const before = unchanged.reduce((sum, { passed }) => sum + passed, 0)
  if (before > 0) closing.push(`unchanged since they passed, and not run: ${before} tests in ${unchanged.length} files`)
  if (some.length === 0 && reports.length > 0) writeFileSync(WHOLE_RUN, JSON.stringify(reports))
  if (reports.length > 0) closing.push(dearestText(reports))
}

/** What the types of each file came to, so that a later run looks at what a change can reach: 3 instead of 30 s. */
const TYPES_SEEN = 'node_modules/.cache/postkampagne/types.tsbuildinfo'
const typesSeen = process.env.STAMP === '0' ? [] : ['--incremental', '--tsBuildInfoFile', TYPES_SEEN]

/** What is said at the end, before the last line. */
const closing: string[] = []

const hasBrowser = await ensureTools()
// Beside the first tests, which leave a core idle whenever they wait for something.
await Promise.all([
  units(),
  check('Types', 'tsc', ['--noEmit', '--checkers', '1', ...typesSeen])
    .then(() => check('Lint', 'oxlint', ['--type-aware', '--deny-warnings']))
    .then(() => check('Unused files, exports, packages', 'knip', ['--no-progress']))
    .then(() => check('Format', 'oxfmt', ['--check', '.'])),
])
if (hasBrowser) await suite('End to end', 'e2e', 'playwright', ['test', '-c', 'tests/e2e/playwright.config.ts'])
else {
  add({ passed: 0, failed: 1, skipped: 0 })
  missed.push('End to end: no browser')
}

for (const text of closing) console.log(`\n${text}`)
for (const name of missed) console.log(`failed: ${name}`)
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed === 0 ? 0 : 1
