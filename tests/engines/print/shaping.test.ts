import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFontFile } from '#mocks/backend/platform/print/nodeFonts.ts'
import type { Seite, TextLayer, TextStyle } from '#src/contract/dokument.ts'
import { FACES as faces, FONT_FAMILIES, loadFontSet, openFontSet } from '#src/engines/print/fonts.ts'
import { layout } from '#src/engines/print/layout.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { createPrintFont, type PrintFont } from '#src/engines/print/printFont.ts'
import { styleText } from '#src/engines/print/text/textModel.ts'
import { isMissingInPrint } from '#src/engines/print/text/zeichen.ts'
import { isDruckbar, clean } from '#src/engines/addresses/read/repairs.ts'
import { contextOf, fonts, text } from './fixtures.ts'

/** Signs that share a glyph, take no room, join, turn or colour their neighbours; and letters that are kerned. */
const TRICKY = Array.from(
  '-\u00ad\u2010\u2011 \u00a0\u202f\u2009\t\n\u2028' +
    '\u200b\u200c\u200d\ufeff\u2060\u034f\u061c\u180e\ufe0f\ufe0e\ufff9\u200e\u202e\u2066\u{e0100}\u{e0041}\u{1d173}\u{1f3fb}' +
    '\u0301\u0308\u0327\u0345\u20d7ij\u0131flﬁVAToŞȚµμΩ\u2126∆Δφϕ\u02ed\u207cЖẞŁ1/⁄2ª' +
    'אب漢🌻☕❤👩\ud800א\udc00\u0000\u0085\uffff\ue000\u0378',
)
const char = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TRICKY) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
)
const words = fc.array(char, { minLength: 1, maxLength: 12 }).map((chars) => chars.join(''))

const readSoon = (file: string) => Promise.resolve(readFontFile(file))
const fresh = ({ key, family, weight, italic, file, bytes }: PrintFont) =>
  createPrintFont({ key, family, weight, italic, file, bytes })

const isRegular = ({ weight, italic }: (typeof faces)[number]) => weight === 400 && !italic

for (const face of faces) {
  const { font, weight, italic } = face
  const tags = isRegular(face) ? [] : ['proof']
  test(`${font} ${weight}, italic ${italic}: a text measures as in a face that never saw another`, { tags }, () => {
    const used = fresh(fonts.get(face.font, face.weight, face.italic))
    fc.assert(
      fc.property(words, (content) => {
        const { gids } = used.shape(content)
        expect(used.shape(content)).toEqual(fresh(used).shape(content))
        // Glyph by glyph, without the text: what a face remembers of a shaping is not what it answers from.
        const unshaped = fresh(used)
        for (const gid of gids) {
          expect(used.advance(gid)).toBe(unshaped.advance(gid))
          expect(used.codePoint(gid)).toBe(unshaped.codePoint(gid))
        }
      }),
      { numRuns: 12 },
    )
  })
}

const styleOf = (face: (typeof faces)[number]): TextStyle => ({ ...text('').style, ...face })
const layer: fc.Arbitrary<TextLayer> = fc
  .tuple(
    fc.constantFrom(...faces),
    fc.array(fc.tuple(words, fc.constantFrom(...faces)), { minLength: 1, maxLength: 3 }),
  )
  .map(([face, runs]) => ({
    ...text(''),
    style: styleOf(face),
    paragraphs: [{ align: 'left', runs: runs.map(([content, own]) => ({ t: 'text', text: content, style: own })) }],
  }))
const pageOf = (...layers: TextLayer[]): Seite => ({ side: 'vorderseite', layers, guides: [] })

test('a styled text and its file are the same bytes, whatever was printed before', async () => {
  const used = openFontSet(readFontFile)
  const write = (seite: Seite, set: typeof used) =>
    writePdf({
      format: 'maxipostkarte',
      title: 'Karte',
      assets: () => Promise.reject(new Error('no pictures')),
      pages: [{ seite, context: contextOf('maxipostkarte', { fonts: set }) }],
    })
  await fc.assert(
    fc.asyncProperty(layer, layer, async (before, after) => {
      const alone = openFontSet(readFontFile)
      await write(pageOf(before), used)
      expect(Buffer.compare(await write(pageOf(after), used), await write(pageOf(after), alone))).toBe(0)
      for (const { runs } of after.paragraphs) {
        const pieces = runs.map((run) => ({ text: run.t === 'text' ? run.text : '', style: after.style }))
        const measured = (set: typeof used) => {
          const { gids, adv, width, missing } = styleText(pieces, set)
          return { gids, adv, width, missing }
        }
        expect(measured(used)).toEqual(measured(alone))
      }
    }),
    { numRuns: 20 },
  )
})

test('the faces that a browser loads for a page print it like all faces together, other alphabets too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(layer, { minLength: 1, maxLength: 3 }), async (layers) => {
      const seite = pageOf(...layers.map((one, i) => ({ ...one, id: `t${i}` })))
      const loaded = await loadFontSet(readSoon, [seite])
      const opsIn = (set: typeof loaded) => layout(seite, contextOf('maxipostkarte', { fonts: set }))
      expect(opsIn(loaded)).toEqual(opsIn(fonts))
    }),
    { numRuns: 25 },
  )
})

test('what a family has no glyph for stands in the default family, in the same weight and slope', async () => {
  const style = styleOf({ font: 'lora', weight: 700, italic: true })
  const seite = pageOf(text('Abc δός', { style }))
  const loaded = await loadFontSet(readSoon, [seite])
  const { ops } = layout(seite, contextOf('maxipostkarte', { fonts: loaded }))
  expect(ops.map((op) => (op.op === 'glyphs' ? [op.font, op.text] : op.op))).toEqual([
    ['lora-700-italic', 'Abc '],
    ['source-sans-3-700-italic', 'δός'],
  ])
})

test('a family that nobody knows is the default family, in the same weight and slope', async () => {
  const style = { ...styleOf({ font: 'lora', weight: 600, italic: true }), font: 'comic-sans' }
  const seite = pageOf(text('Abc', { style }))
  for (const set of [fonts, await loadFontSet(readSoon, [seite])]) {
    const [op] = layout(seite, contextOf('maxipostkarte', { fonts: set })).ops
    expect(op).toMatchObject({ op: 'glyphs', font: 'source-sans-3-600-italic' })
  }
})

test('an address file and a text layer miss the same characters, in every face of the address family', () => {
  const [regular, ...others] = faces.filter(({ font }) => font === 'source-sans-3')
  const differ: string[] = []
  const compare = (face: (typeof faces)[number] | undefined, end: number) => {
    const { has } = fonts.get('source-sans-3', face?.weight ?? 0, face?.italic ?? false)
    for (let point = 0; point <= end; point++)
      if (isMissingInPrint(point, has) === isDruckbar(String.fromCodePoint(point))) differ.push(point.toString(16))
  }
  compare(regular, 0x1ffff)
  for (const face of others) compare(face, 0x2fff)
  expect(differ).toEqual([])
})

test.each([
  ['a control', '\u0085'],
  ['a mark without a letter that takes it in', 'q\u0303'],
  ['an emoji', '🌻'],
  ['an emoji that the face draws', '☕'],
  ['Hebrew', 'א'],
  ['Arabic', 'ب'],
  ['private use', '\ue000'],
  ['half a pair', '\ud83c'],
  ['a sign that nobody assigned', '\u0378'],
])('%s is missing in a name as in a text layer', (_, content) => {
  const { missing } = styleText([{ text: content.normalize('NFC'), style: text('').style }], fonts)
  expect(missing).toHaveLength(1)
  expect(isDruckbar(content.normalize('NFC'))).toBe(false)
})

test.each([
  ['a mark that its letter takes in', 'u\u0308', 'ü'],
  ['a variation selector', '❤\ufe0f', '❤'],
  ['a joiner', 'a\u200db', 'ab'],
  ['marks of direction', '\u2066a\u2069\u200e', 'a'],
  ['a tabulator', 'a\tb', 'a b'],
  ['a line separator', 'a\u2028b', 'a b'],
  ['an en space that no face has', 'a\u2002b', 'a b'],
])('%s is printed in a name as in a text layer', (_, content, printed) => {
  const seite = pageOf(text(content))
  const { ops, befunde } = layout(seite, contextOf('maxipostkarte'))
  expect(ops.map((op) => (op.op === 'glyphs' ? op.text : op.op)).join('')).toBe(printed)
  expect(befunde).toEqual([])
  expect(clean(content).text).toBe(printed)
  expect(isDruckbar(printed)).toBe(true)
})

test('what no face can print is an empty box of its own, not a glyph of the file', () => {
  const { ops } = layout(pageOf(text('a漢b')), contextOf('maxipostkarte'))
  expect(ops.map(({ op }) => op)).toEqual(['glyphs', 'pfad', 'glyphs'])
  const [first, , last] = ops
  if (first?.op !== 'glyphs' || last?.op !== 'glyphs') throw new Error('no text')
  const face = fonts.get('source-sans-3', 400, false)
  expect(last.x - first.x).toBeCloseTo((face.advance(0) + (face.shape('a').adv[0] ?? 0)) * first.size, 3)
})

test('a hyphen at the end of a line stands as near as a hyphen within it', () => {
  for (const family of FONT_FAMILIES) {
    const style = styleOf({ font: family.key, weight: 400, italic: false })
    const widthOf = (content: string, w: number) => {
      const [op] = layout(pageOf(text(content, { style, w })), contextOf('maxipostkarte')).ops
      if (op?.op !== 'glyphs') throw new Error('no text')
      return { text: op.text, adv: Array.from(op.adv) }
    }
    const hyphened = widthOf('AAAAT-', 80)
    const w = hyphened.adv.reduce((sum, adv) => sum + adv, 0.5)
    expect(widthOf('AAAAT\u00ADVVVVV', w)).toEqual(hyphened)
  }
})
