import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { projectFiles, read } from './imports.ts'

/** Patterns that may take longer than their text grows, with what keeps their text short. */
const BOUNDED: Record<string, string> = {
  'src/domain/number/german.ts /\\B(?=(\\d{3})+$)/g': 'digits of a safe integer',
  'src/domain/kampagne/datenschutz.ts /[.;,]+$/': 'fields of the account, 160 characters at most',
  'src/domain/zielgruppe/adressdatei/columns.ts /\\d+$/': 'headings of 200 characters at most',
  'mocks/backend/platform/settings.ts /\\/+$/': 'set by who runs the service',
  'mocks/backend/serve/config.ts /\\/+$/': 'set by who runs the service',
  'mocks/backend/platform/wire/answers.ts /(["\'`„]).*?(["\'`“]|$)/gs': 'the first match takes all that is left',
  'src/build/bootScript.ts /\\s*\\/\\* before the first paint \\*\\/\\s*/': 'our own page, at build time',
}
/** Patterns that are put together while running, of our own words only. */
const ASSEMBLED = ['src/domain/print/editor/text.ts', 'mocks/backend/platform/codes.ts', 'src/build/landing.ts']

const files = projectFiles().filter((file) => /^(src|mocks)\//.test(file))

/** Every pattern of a file. */
function patternsOf(file: string): string[] {
  const found: string[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(`/${node.regex.pattern}/${node.regex.flags}`)
    },
  }).visit(parseSync(file, read(file)).program)
  return found
}

function isSlow(pattern: string): boolean {
  const end = pattern.lastIndexOf('/')
  return analyse(new RegExp(pattern.slice(1, end), pattern.slice(end + 1))).reports.length > 0
}

describe('patterns', () => {
  test.each([
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, true],
    [/^(a+)+$/, true],
    [/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, false],
  ])('SEC-31 it is seen whether %s can be made slow', (pattern, slow) => {
    expect(isSlow(String(pattern))).toBe(slow)
  })

  test('SEC-31 no text makes a pattern slow, unless the text is short for sure', () => {
    const all = files.flatMap((file) => patternsOf(file).map((pattern) => ({ file, pattern })))
    expect(all.length).toBeGreaterThan(200)
    const slow = all.filter(({ pattern }) => isSlow(pattern)).map(({ file, pattern }) => `${file} ${pattern}`)
    expect(slow.toSorted()).toEqual(Object.keys(BOUNDED).toSorted())
  })

  test('SEC-31 no pattern is made of what somebody wrote', () => {
    expect(files.filter((file) => /\bRegExp\(/.test(read(file))).toSorted()).toEqual(ASSEMBLED.toSorted())
  })
})
