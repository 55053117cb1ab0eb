import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { themeStyles } from '#src/shared/theme/themeStyles.ts'

const BEFORE_SCRIPTS = ['src/shared/theme/base.css', 'src/shell/boot.css', 'src/shell/starts.css']

const all = async (files: string[]) => (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
const used = (rules: string) => [...rules.matchAll(/var\((--mui-[\w-]+?)[),]/g)].map(([, name]) => name)
const defined = (sheet: string) => [...sheet.matchAll(/[{;](--mui-[\w-]+):/g)].map(([, name]) => name)

describe('colours of the page', () => {
  test('what is drawn before any script has all its colours in the page itself', async () => {
    const rules = await all(BEFORE_SCRIPTS)
    expect(used(rules)).not.toHaveLength(0)
    expect(defined(themeStyles())).toEqual(expect.arrayContaining(used(rules)))
  })

  test('every state of a campaign and every meaning has its tone', () => {
    expect(defined(themeStyles())).toEqual(
      expect.arrayContaining(['--mui-palette-ton-success-bg', '--mui-palette-ton-inVersendet-fg']),
    )
  })

  test('another primary colour changes its ramp alone', () => {
    const [, plum = ''] = /\[data-primary="plum"\]\[data-scheme="light"\],[^{]*\{([^}]*)\}/.exec(themeStyles()) ?? []
    expect(plum).toContain('--mui-palette-primary-main:#6B3A7D')
    expect(plum).not.toContain('--mui-palette-stempel')
  })
})
