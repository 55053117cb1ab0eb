import { describe, expect, test } from 'vitest'
import { operations, type Operand } from '#src/engines/print/objects/tokens.ts'

const read = (text: string) =>
  [...operations(Uint8Array.from(text, (char) => char.charCodeAt(0)))].map(({ op, args }) => [op, ...args])
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
/** The one operand of an operator. */
const value = (text: string): Operand | undefined => read(`${text} x`)[0]?.[1]

describe('a content stream (ISO 32000-1, 7.2 to 7.3)', () => {
  test('is operators behind their operands', () => {
    expect(read('q 1 0 0 -1.5 +2 .25 cm\n/F1 12 Tf% size\n(a)Tj')).toEqual([
      ['q'],
      ['cm', 1, 0, 0, -1.5, 2, 0.25],
      ['Tf', '/F1', 12],
      ['Tj', bytes('a')],
    ])
    expect(read('true false null d0')).toEqual([['d0', 'true', 'false', 'null']])
    expect(read('1 2')).toEqual([])
    expect(read('% only words\r2 w')).toEqual([['w', 2]])
    expect(read('- . x\0y')).toEqual([['x', 0, 0], ['y']])
    expect(read('} ) 3 w')).toEqual([['w', 3]])
  })

  test.each([
    ['(plain)', 'plain'],
    ['(a(b)c)', 'a(b)c'],
    [String.raw`(\(\)\\)`, String.raw`()\ `.trim()],
    [String.raw`(\n\r\t\b\f)`, '\n\r\t\b\f'],
    [String.raw`(\101\1018\7\53)`, 'AA8\u0007+'],
    [String.raw`(\377\400)`, '\u00ff\u0000'],
    [String.raw`(\q)`, 'q'],
    [String.raw`(\8)`, '8'],
    ['(a\\\nb)', 'ab'],
    ['(a\\\r\nb)', 'ab'],
    ['(a\\\rb)', 'ab'],
    ['()', ''],
    ['<48656C6c6F>', 'Hello'],
    ['<48 65\n6C>', 'Hel'],
    ['<487>', 'Hp'],
    ['<4Z>', '\u0004'],
    ['<>', ''],
  ])('%s is a string', (text, content) => {
    expect(value(text)).toEqual(bytes(content))
  })

  test('lists and dictionaries nest, and end', () => {
    expect(value('[1 [2 (a)] /N]')).toEqual([1, [2, bytes('a')], '/N'])
    expect(value('<< /A 1 /B << /C [2] >> >>')).toEqual({ dict: ['/A', 1, '/B', { dict: ['/C', [2]] }] })
    expect(read('[1 2] TJ [3] TJ')).toEqual([
      ['TJ', [1, 2]],
      ['TJ', [3]],
    ])
    expect(read('[ 1 2')).toEqual([])
    const nested = (depth: number) => JSON.stringify(value(`${'['.repeat(depth)}7${']'.repeat(depth)}`))
    expect(nested(21)).toContain('[7]')
    expect(nested(22)).not.toContain('[7]')
  })

  test('the bytes of an inline picture are no operators', () => {
    expect(read('BI /W 2 /H 1 ID q Q (EI) XEI EIx EI Q')).toEqual([['INLINE', '/W', 2, '/H', 1], ['Q']])
    expect(read('BI ID \u0001\u0002 EI')).toEqual([['INLINE']])
    expect(read('BI ID EI Q')).toEqual([['INLINE'], ['Q']])
    expect(read('BI ID x EI')).toEqual([['INLINE']])
    expect(read('BI ID \nEI\nq')).toEqual([['INLINE'], ['q']])
    expect(read('BI ID never ends q')).toEqual([['INLINE']])
  })

  test('an endless word is cut', () => {
    expect(value(`/${'n'.repeat(300)}`)).toBe(`/${'n'.repeat(127)}`)
  })
})
