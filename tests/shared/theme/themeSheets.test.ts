import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { themeSheets } from '#src/shared/theme/themeSheet.ts'

const BEFORE_SCRIPTS = ['src/shared/theme/base.css', 'src/shell/boot.css']
const WITH_THE_PROGRAM = [
  'src/shared/theme/page.css',
  'src/shared/ui/ui.css',
  'src/shared/ui/tableSheet.ts',
  'src/shared/ui/StatusChip.tsx',
  'src/shell/frame.css',
  'src/features/auth/auth.css',
  'src/features/dashboard/dashboard.css',
]

const all = async (files: string[]) => (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
const used = (rules: string) => [...rules.matchAll(/var\((--mui-[\w-]+?)[),]/g)].map(([, name]) => name)
const defined = (sheet: string) => [...sheet.matchAll(/[{;](--mui-[\w-]+):/g)].map(([, name]) => name)

describe('colours of the page', () => {
  test('what is drawn before any script has all its colours in the page itself', async () => {
    const rules = await all(BEFORE_SCRIPTS)
    const { start } = themeSheets(rules)
    expect(used(rules)).not.toHaveLength(0)
    expect(defined(start)).toEqual(expect.arrayContaining(used(rules)))
  })

  test('what comes with the program needs nothing of the component kit', async () => {
    const { start, page } = themeSheets(await all(BEFORE_SCRIPTS))
    const there = new Set([...defined(start), ...defined(page)])
    const names = used(await all(WITH_THE_PROGRAM)).filter((name) => !name?.endsWith('-ton-'))
    expect(names.filter((name) => !there.has(name))).toEqual([])
    expect(there).toContain('--mui-palette-ton-success-bg')
  })

  test('each variable of a scheme stands in one part alone', async () => {
    const { start, page, kit } = themeSheets(await all(BEFORE_SCRIPTS))
    const parts = [start, page, kit].map((sheet) => new Set(defined(sheet)))
    const names = parts.flatMap((part) => [...part])
    expect(new Set(names).size).toBe(names.length)
  })
})
