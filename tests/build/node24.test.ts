import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import packageJson from '../../package.json' with { type: 'json' }

const versionOf = (node: string) => Number(/^v(\d+)/.exec(spawnSync(node, ['--version']).stdout.toString())?.[1] ?? 24)

/** A Node of this machine that is too old for the project, if it has one. */
const old = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => existsSync(node) && versionOf(node) < 24)

const scripts = z.parse(z.record(z.string(), z.string()), packageJson.scripts)

test.each(['start', 'build', 'test', 'test:postgres'])('npm run %s begins where every Node can read it', (name) => {
  expect(scripts[name]).toMatch(/^node src\/build\/node24\.mjs /)
})

test.skipIf(old === undefined)('an older Node says in plain words what is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'node24-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'src/build'), { recursive: true })
  await copyFile('src/build/node24.mjs', join(folder, 'src/build/node24.mjs'))
  const { status, stderr } = spawnSync(old ?? '', [join(folder, 'src/build/node24.mjs'), 'any.ts'])
  expect([status, stderr.toString()]).toEqual([1, expect.stringMatching(/^Postkampagne braucht Node 24, hier läuft v/)])
})

describe.skipIf(old === undefined)('an older Node that finds the one of the packages', () => {
  // As with the npm of Debian 13, which links it nowhere.
  const env = { ...process.env, PATH: '/usr/bin:/bin' }

  test('hands the file on to it, which all that is started from there finds, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'node24-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'say.mjs')
    await writeFile(
      file,
      `import { execSync } from 'node:child_process'
       console.log(process.version, String(execSync('node --version')).trim(), process.argv.slice(2).join())
       process.exitCode = 7`,
    )
    const { status, stdout } = spawnSync(old ?? '', ['src/build/node24.mjs', file, 'a', 'b'], { env })
    expect(stdout.toString().trim()).toMatch(/^v24\S* v24\S* a,b$/)
    expect(status).toBe(7)
  })

  test('ends it when it is ended itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'node24-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'wait.mjs')
    await writeFile(file, 'console.log(process.pid); setInterval(() => undefined, 1000)')
    const child = spawn(old ?? '', ['src/build/node24.mjs', file], { env })
    const [pid] = await once(child.stdout, 'data')
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(() => process.kill(Number(String(pid)), 0)).toThrow(/ESRCH/)
  })
})

test('with the right Node the file runs, with its arguments', () => {
  const { status, stdout } = spawnSync(process.execPath, ['src/build/node24.mjs', 'tests/contract/openapi.ts', '-'])
  expect([status, stdout.toString()]).toEqual([0, expect.stringContaining('"openapi": "3.1')])
})
