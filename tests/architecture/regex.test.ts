import { analyse } from 'scslre'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { projectFiles, read } from './imports.ts'

/** Patterns that may take longer than their text grows, with what keeps their text short. */
const BOUNDED: Record<string, string> = {
  'src/base/number/german.ts /\\B(?=(\\d{3})+$)/g': 'digits of a safe integer',
  'src/domain/kampagne/datenschutz.ts /[.;,]+$/': 'fields of the account, 160 characters at most',
  'src/base/adressFelder.ts /\\d+$/': 'headings of 200 characters at most',
  'mocks/backend/platform/settings.ts /\\/+$/': 'set by who runs the service',
  'mocks/backend/serve/config.ts /\\/+$/': 'set by who runs the service',
  'mocks/backend/platform/wire/answers.ts /(["\'`„]).*?(["\'`“]|$)/gs': 'the first match takes all that is left',
  'src/engines/addresses/words/fremdes.ts /(?:mailto:|e-?mail:?\\s|mail:\\s)?[\\p{L}\\d._%+-]+\\s?(?:@|\\(at\\)|\\[at\\]|\\sat\\s(?=\\S+\\.\\w{2,3}$))\\s?[\\p{L}\\d-]+(?:\\.|\\s?\\(dot\\)\\s?)[\\p{L}\\d.-]+/iu':
    'cells of LAENGSTE_ZELLE characters at most',
  'src/engines/addresses/words/fremdes.ts /.*[:;]-?[)(D](?:\\s|$)/u': 'cells of LAENGSTE_ZELLE characters at most',
  'src/engines/addresses/words/fremdes.ts /[\\s/,-]+(?:0\\d{2,5}[ /-]{0,3}\\d{4,}|\\+\\d{2}[\\d ()/-]{6,}|\\(?\\d{2} ?(?:j\\.|jahre)\\)?)$/iu':
    'cells of LAENGSTE_ZELLE characters at most',
  'src/engines/addresses/words/fremdes.ts /\\d+ ?(?:€|eur(?:o)?(?!\\p{L})|%)|(?<!\\d)\\d{1,2}\\.\\d{1,2}\\.(?:19|20)\\d\\d|#\\s?\\d{3,}|\\d{1,2}\\.\\d{3,}[,; ]+\\d{1,3}\\.\\d{3,}|\\/\\/\\/\\S|(?<!\\p{L})seit (?:19|20)\\d\\d/iu':
    'cells of LAENGSTE_ZELLE characters at most',
  'src/engines/addresses/words/worte.ts /\\s*[,;|]\\s*|\\s\\/\\/\\s/u': 'cells of LAENGSTE_ZELLE characters at most',
  'src/engines/addresses/words/worte.ts /^[\\s.,;:*?!/–-]+(?=\\S)|[\\s,;:*?!(/–-]+$/gu':
    'cells of LAENGSTE_ZELLE characters at most',
  'src/build/icons.ts /([\\w-]+)="([^"]*)"/g': 'our own drawings, at build time',
  'src/build/bootScript.ts /\\s*\\/\\* before the first paint \\*\\/\\s*/': 'our own page, at build time',
}
/** Patterns that are put together while running, of our own words only; those of an address see LAENGSTE_ZELLE at most. */
const ASSEMBLED = [
  'src/engines/print/editor/text.ts',
  'src/engines/addresses/row/anschrift.ts',
  'src/engines/addresses/words/absage.ts',
  'src/engines/addresses/words/bemerkung.ts',
  'src/engines/addresses/words/anzeichen.ts',
  'src/engines/addresses/words/fremdes.ts',
  'src/engines/addresses/words/zustellung.ts',
  'mocks/backend/platform/codes.ts',
  'src/build/landing.ts',
]

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
