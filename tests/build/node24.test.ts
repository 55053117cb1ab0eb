import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import packageJson from '../../package.json' with { type: 'json' }

const versionOf = (node: string) => Number(/^v(\d+)/.exec(spawnSync(node, ['--version']).stdout.toString())?.[1] ?? 24)

/** A Node of this machine that is too old for the project, if it has one. */
const old = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => existsSync(node) && versionOf(node) < 24)

const scripts = z.parse(z.record(z.string(), z.string()), packageJson.scripts)

test.skipIf(old === undefined).each(['start', 'build', 'test'])(
  'npm run %s says in plain words that this Node is too old',
  (name) => {
    const [program, ...args] = (scripts[name] ?? '').split(' ')
    expect(program).toBe('node')
    const { status, stderr } = spawnSync(old ?? '', args)
    expect([status, stderr.toString()]).toEqual([
      1,
      expect.stringMatching(/^Postkampagne braucht Node 24, hier läuft v/),
    ])
  },
)

test('with the right Node the file runs, with its arguments', () => {
  const { status, stdout } = spawnSync(process.execPath, ['src/build/node24.mjs', 'tests/contract/openapi.ts', '-'])
  expect([status, stdout.toString()]).toEqual([0, expect.stringContaining('"openapi": "3.1')])
})
