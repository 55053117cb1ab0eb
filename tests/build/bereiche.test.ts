import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { requireKnownBereiche } from '#src/build/bereiche.ts'
import { bereiche, operations } from '#src/contract/index.ts'

test('every call belongs to one part', () => {
  const calls = Object.values(bereiche).flatMap((part) => Object.keys(part))
  expect(calls.toSorted()).toEqual(Object.keys(operations).toSorted())
})

test.each([undefined, '', ' ', 'kampagne', 'kampagne, konto ,suche'])('VITE_BEREICHE=%s names parts', (setting) => {
  expect(() => requireKnownBereiche(setting)).not.toThrow()
})

test('a name that no part has stops the build before it writes anything', async () => {
  const folder = join(tmpdir(), 'postkampagne-kein-build')
  const build = promisify(execFile)(process.execPath, ['src/build/run.ts', folder], {
    env: { ...process.env, VITE_BEREICHE: 'kampagne,campaigns' },
  })
  await expect(build).rejects.toThrow(/VITE_BEREICHE: there is no part campaigns\. Parts are: session, .*kampagne/)
  expect(existsSync(folder)).toBe(false)
})
