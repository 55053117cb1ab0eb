import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withFile } from '../fixtures.ts'
import { druckdatei } from './druckdatei.ts'

/** Everything that a program says while it reads a file. */
function words(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) return `${program} ended with ${status}: ${stdout}${stderr}`
  return `${program === 'qpdf' ? '' : stdout}${stderr}`.trim()
}

describe.each([
  ['maxipostkarte', false],
  ['maxipostkarte', true],
  ['dina4mailing', false],
  ['dina4mailing-2seitig', true],
] as const)('%s with a margin %s is read by others without a word', (format, rand) => {
  test.each<[string, (file: string, folder: string) => string[]]>([
    ['qpdf', (file) => ['--check', file]],
    ['pdftoppm', (file, folder) => ['-r', '36', '-png', file, join(folder, 'p')]],
    ['gs', (file) => ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=nullpage', file]],
  ])('%s', async (program, args) => {
    const bytes = await druckdatei(format, { rand })
    expect(await withFile(bytes, (file, folder) => words(program, args(file, folder)))).toBe('')
  })
})

test('poppler names the standard, and the margin lies outside of the bleed', async () => {
  const info = await withFile(await druckdatei('maxipostkarte', { rand: true }), (file) =>
    words('pdfinfo', ['-box', file]),
  )
  expect(info).toMatch(/^PDF subtype: +PDF\/X-4/m)
  const box = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(info)?.[1]?.replace(/\s+/g, ' ')
  expect([box('MediaBox'), box('BleedBox'), box('TrimBox')]).toEqual([
    '0.00 0.00 751.18 439.37',
    '34.02 34.02 717.17 405.35',
    '42.52 42.52 708.66 396.85',
  ])
})
