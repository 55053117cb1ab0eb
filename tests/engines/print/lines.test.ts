import { describe, expect, test } from 'vitest'
import type { TextStyle } from '#src/contract/dokument.ts'
import type { PrintFont } from '#src/engines/print/fonts.ts'
import { breakLines, widestWord } from '#src/engines/print/text/lineBreak.ts'
import { blockOps, layoutBlock, type BlockOptions } from '#src/engines/print/text/textBlock.ts'
import type { StyledText } from '#src/engines/print/text/textModel.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { text as textLayer } from './fixtures.ts'

/** A face in which every sign is half as wide as high; it reaches 0.8 above the line and 0.2 below it. */
const FACE = {
  key: 'halb',
  ascent: 0.8,
  descent: 0.2,
  underline: { position: -0.1, thickness: 0.05 },
  shape: (content: string) => ({
    gids: Uint16Array.from(content, (char) => char.charCodeAt(0)),
    adv: Float64Array.from(content, () => 0.5),
  }),
} as unknown as PrintFont
const INVISIBLE = /[\u200B\u00AD]/
const STYLE: TextStyle = { ...textLayer('').style, size: 2, color: SCHWARZ }

/** Text in which a sign of size 2 is 1 mm wide; `style` may differ by sign. */
function styled(content: string, styleOf: (i: number) => TextStyle = () => STYLE): StyledText {
  const chars = Array.from(content)
  const styles = chars.map((_, i) => styleOf(i))
  return {
    chars,
    styles,
    fonts: chars.map(() => FACE),
    gids: Uint16Array.from(chars, (char) => char.charCodeAt(0)),
    adv: Float64Array.from(chars, () => 0.5),
    width: Float64Array.from(chars, (char, i) => (INVISIBLE.test(char) ? 0 : (styles[i]?.size ?? 0) / 2)),
    missing: [],
  }
}
const broken = (content: string, width: number) =>
  breakLines(styled(content), width).map(
    ({ start, end, hyphen }) => Array.from(content).slice(start, end).join('') + (hyphen ? '¬' : ''),
  )

describe('where a line ends (print 3)', () => {
  test.each<[string, string, number, string[]]>([
    ['all fits', 'ab cd', 5, ['ab cd']],
    ['exactly', 'ab cd', 2, ['ab', 'cd']],
    ['one too many', 'ab cd', 4.9, ['ab', 'cd']],
    ['spaces hang over the edge', 'ab    cd', 2, ['ab', 'cd']],
    ['as many words as fit', 'a b c d e', 5, ['a b c', 'd e']],
    ['a word that is too long stays whole', 'abcdef gh', 3, ['abcdef', 'gh']],
    ['at its start too', 'a bcdefg h', 3, ['a', 'bcdefg', 'h']],
    ['no space at the very end', 'ab ', 2, ['ab']],
    ['feeds', 'a\n\nb', 9, ['a', '', 'b']],
    ['behind a hyphen', 'ab-cd', 3, ['ab-', 'cd']],
    ['behind a slash', 'ab/cd', 3, ['ab/', 'cd']],
    ['behind dashes', 'ab–cd—ef‐gh', 3, ['ab–', 'cd—', 'ef‐', 'gh']],
    ['not behind a hyphen that begins a word', 'ab -cd', 3, ['ab', '-cd']],
    ['nor one that begins the text', '-abc', 2, ['-abc']],
    ['nor before a space, which breaks itself', 'ab- cd', 3, ['ab-', 'cd']],
    ['between two hyphens not', 'ab--cd', 3, ['ab--', 'cd']],
    ['before a no-break space not', 'ab-\u00A0c d', 3, ['ab-\u00A0c', 'd']],
    ['spaces of other widths', 'ab\u2002cd\u2003ef\u2009gh', 2, ['ab', 'cd', 'ef', 'gh']],
    ['the second of two spaces', 'ab  cd', 3, ['ab', 'cd']],
    ['a zero-width space', 'ab\u200Bcd', 3, ['ab', 'cd']],
    ['a soft hyphen, with room for its hyphen', 'ab\u00ADcd', 3, ['ab¬', 'cd']],
    ['not where its hyphen has no room', 'ab cd\u00ADef', 5, ['ab', 'cd\u00ADef']],
    ['there where it has', 'ab cd\u00ADef', 6, ['ab cd¬', 'ef']],
    ['nothing', '', 5, ['']],
  ])('%s', (_, content, width, expected) => {
    expect(broken(content, width)).toEqual(expected)
  })

  test('says how wide the line is, its hyphen included, its spaces not', () => {
    const widths = (content: string, width: number) => breakLines(styled(content), width).map((line) => line.width)
    expect(widths('ab   cd', 3)).toEqual([2, 2])
    expect(widths('ab\u00ADcd', 3)).toEqual([3, 2])
    expect(widths('a\nbcd', 9)).toEqual([1, 3])
    expect(widths('  a', 9)).toEqual([3])
  })

  test('lines follow each other without a gap', () => {
    const content = 'a bb-cc\u00ADdd\nee  ff'
    const lines = breakLines(styled(content), 3)
    expect(lines[0]?.start).toBe(0)
    for (const [i, line] of lines.entries()) expect(line.next).toBe(lines[i + 1]?.start ?? content.length)
  })

  test.each([
    ['', 0],
    ['abc', 3],
    ['a bcd ef', 3],
    ['abcd e', 4],
    ['ab-cde', 3],
    ['ab\ncdef\ng', 5],
    ['ab   ', 2],
  ])('%j is at least %d mm wide', (content, width) => {
    expect(widestWord(styled(content))).toBe(width)
  })
})

describe('a block of text', () => {
  const OPTIONS: BlockOptions = { width: 10, height: null, lineHeight: 3, minScale: 1, shrinkToHeight: false }
  const block = (content: string, more: Partial<BlockOptions> = {}, align: 'left' | 'center' | 'right' = 'left') =>
    layoutBlock([{ align, text: styled(content) }], { ...OPTIONS, ...more })

  test('sets line below line, each on its baseline', () => {
    const { lines, height } = block('ab cd', { width: 2 })
    expect(lines.map(({ top }) => top)).toEqual([0, 3])
    expect(height).toBe(6)
    // Type of 2 mm in a line of 3: the middle of its 1.6 above and 0.4 below is the middle of the line.
    expect(lines[0]?.baseline).toBeCloseTo(1.5 + 0.6)
    expect(lines[1]?.baseline).toBeCloseTo(4.5 + 0.6)
    expect(lines.map(({ absatz }) => absatz)).toEqual([0, 0])
  })

  test('left, in the middle, at the right', () => {
    const x = (align: 'left' | 'center' | 'right') => block('ab', {}, align).lines[0]?.x
    expect(['left', 'center', 'right'].map((align) => x(align as 'left'))).toEqual([0, 4, 8])
  })

  test('an empty paragraph is a line, and a larger sign makes its line higher', () => {
    expect(block('').height).toBe(3)
    const large = { ...STYLE, size: 8 }
    const mixed = layoutBlock([{ align: 'left', text: styled('a b', (i) => (i === 2 ? large : STYLE)) }], {
      ...OPTIONS,
      width: 2,
    })
    expect(mixed.lines.map(({ height }) => height)).toEqual([3, 8])
    expect(mixed.lines[1]?.baseline).toBeCloseTo(3 + 4 + 0.3 * 8)
  })

  test('a long word makes it smaller, down to what is allowed', () => {
    expect(block('abcdefghijkl').scale).toBe(1)
    expect(block('abcdefghijkl').zuBreit).toBe(true)
    const smaller = block('abcdefghijkl', { minScale: 0.5 })
    expect(smaller).toMatchObject({ zuBreit: false, zuHoch: false })
    expect(smaller.scale).toBeCloseTo(10 / 12)
    expect(smaller.lines[0]?.width).toBeCloseTo(10)
    expect(smaller.height).toBeCloseTo(3 * smaller.scale)
    expect(block('a'.repeat(40), { minScale: 0.5 })).toMatchObject({ scale: 0.5, zuBreit: true })
    expect(block('abcdefghij', { minScale: 0.5 })).toMatchObject({ scale: 1, zuBreit: false })
  })

  test('too high is said, and made smaller only where that is asked for', () => {
    const rows = 'a\nb\nc'
    expect(block(rows, { height: 9 })).toMatchObject({ zuHoch: false, scale: 1 })
    expect(block(rows, { height: 8.9, minScale: 0.5 })).toMatchObject({ zuHoch: true, scale: 1 })
    const shrunk = block(rows, { height: 8, minScale: 0.5, shrinkToHeight: true })
    expect(shrunk.zuHoch).toBe(false)
    expect(shrunk.height).toBeLessThanOrEqual(8)
    // Not smaller than it has to be.
    expect(shrunk.height).toBeGreaterThan(8 * 0.97)
    expect(block(rows, { height: 3, minScale: 0.5, shrinkToHeight: true })).toMatchObject({ zuHoch: true, scale: 0.5 })
  })

  test('is drawn sign by sign where it stands, in runs of one style', () => {
    const other = { ...STYLE, underline: true, size: 4 }
    const one = layoutBlock([{ align: 'left', text: styled('abcd', (i) => (i > 1 ? other : STYLE)) }], OPTIONS)
    const [first, second, line] = blockOps(one, 100, 50)
    const baseline = 50 + (one.lines[0]?.baseline ?? 0)
    expect(first).toMatchObject({
      op: 'glyphs',
      font: 'halb',
      text: 'ab',
      x: 100,
      y: baseline,
      size: 2,
      color: SCHWARZ,
    })
    expect(second).toMatchObject({ text: 'cd', x: 102, y: baseline, size: 4 })
    expect(first?.op === 'glyphs' && [[...first.gids], [...first.adv]]).toEqual([
      [97, 98],
      [1, 1],
    ])
    // Below the line by a tenth of the size, its middle there; as long as its letters.
    expect(line?.op === 'pfad' && Array.from(line.d.slice(1), (value) => Math.round(value * 1000) / 1000)).toEqual(
      [102, baseline + 0.4 - 0.1, 4, 0.2].map((value) => Math.round(value * 1000) / 1000),
    )
    expect(line).toMatchObject({ fill: SCHWARZ, evenOdd: false })
    expect(blockOps(one, 0, 0)).toHaveLength(3)
  })

  test('shows a hyphen where a word was divided, and nothing where it was not', () => {
    const ops = blockOps(block('ab\u00ADcd\u200Be', { width: 3 }), 0, 0)
    expect(ops.map((op) => (op.op === 'glyphs' ? op.text : ''))).toEqual(['ab-', 'cde'])
    const [divided] = ops
    expect(divided?.op === 'glyphs' && [[...divided.gids], [...divided.adv]]).toEqual([
      [97, 98, 45],
      [1, 1, 1],
    ])
  })

  test('smaller as a whole is smaller in every measure', () => {
    const [op, line] = blockOps(
      layoutBlock([{ align: 'left', text: styled('a'.repeat(20), () => ({ ...STYLE, underline: true })) }], {
        ...OPTIONS,
        minScale: 0.5,
      }),
      0,
      0,
    )
    expect(op).toMatchObject({ size: 1 })
    expect(op?.op === 'glyphs' && op.adv.every((adv) => adv === 0.5)).toBe(true)
    expect(line?.op === 'pfad' && line.d[4]).toBeCloseTo(0.05)
    // A tenth of 1 mm below the baseline, its middle there.
    expect(op?.op === 'glyphs' && line?.op === 'pfad' && (line.d[2] ?? 0) - op.y).toBeCloseTo(0.1 - 0.025)
  })
})
