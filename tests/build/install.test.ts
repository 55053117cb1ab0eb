import { spawnSync } from 'node:child_process'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** What a test run prints when it lacks a package, on a machine where installing only says that it does. */
async function outputWith(env: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'sh'), '#!/bin/sh\necho installing\n')
  await chmod(join(folder, 'sh'), 0o755)
  const code =
    "import('./tests/support/browser.ts').then((m) => m.installPackages(['zbar-tools'], 'QR codes are read'))"
  return spawnSync(process.execPath, ['-e', code], { env: { ...env, PATH: folder } }).stdout.toString()
}

test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'before a package is installed on this machine it is said which, why, and how to avoid it',
  async () => {
    expect(await outputWith({})).toMatch(
      /Installs on this machine: zbar-tools[^]*Why: QR codes are read\.[^]*INSTALL=0\.\n[^]*installing/,
    )
    expect(await outputWith({ INSTALL: '0' })).toBe('')
  },
)

describe('a program that looks into printed files, where it is missing', () => {
  function leftOut(env: Record<string, string>): string {
    const code = "import('./tests/support/programs.ts').then((m) => console.log(m.leftOut('zbarimg')))"
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { env })
    return `${stdout.toString()}${stderr.toString()}`
  }

  test('fails the tests that need it, with the package that brings it', () => {
    expect(leftOut({ PATH: '' })).toContain('missing: zbarimg (Debian package zbar-tools)')
  })

  test('leaves them out with INSTALL=0 alone', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'zbarimg'), '')
    expect(leftOut({ PATH: '', INSTALL: '0' })).toBe('true\n')
    expect(leftOut({ PATH: folder, INSTALL: '0' })).toBe('false\n')
    expect(leftOut({ PATH: folder })).toBe('false\n')
  })
})
