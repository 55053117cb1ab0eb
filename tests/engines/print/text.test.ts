import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { FACES, facesOf } from '#src/engines/print/fonts.ts'
import type { GlyphsOp } from '#src/engines/print/displayList.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { layout } from '#src/engines/print/layout.ts'
import { isInvisible } from '#src/engines/print/text/zeichen.ts'
import { inkBox, layoutTextLayer } from '#src/engines/print/textLayers.ts'
import type { Run, TextLayer } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { contextOf, fonts, text } from './fixtures.ts'
import { expectSentences } from './sentences.ts'

const context = contextOf('maxipostkarte')

/** Lines as printed. */
function lines(layer: TextLayer): string[] {
  const ops = layout({ side: 'vorderseite', layers: [layer], guides: [] }, context).ops
  const byLine = new Map<number, string>()
  for (const op of ops) if (op.op === 'glyphs') byLine.set(op.y, (byLine.get(op.y) ?? '') + op.text)
  return [...byLine.values()]
}

/** Widest line of these is "Sonnenblumen": all widths between leave the breaks as they are. */
const narrow = (content: string, w = 22) => lines(text(content, { w }))

describe('line breaking', () => {
  test.each([
    ['after a space', 'Sonnenblumen blühen', ['Sonnenblumen', 'blühen']],
    ['after a hyphen', 'Sonnenblumen-Wochen', ['Sonnenblumen-', 'Wochen']],
    ['after a slash', 'Sonnenblumen/Tulpen', ['Sonnenblumen/', 'Tulpen']],
    ['at a zero-width space, unseen', 'Sonnenblumen\u200Bwiese', ['Sonnenblumen', 'wiese']],
    ['at a soft hyphen, shown as a hyphen', 'Sonnenblumen\u00ADwiese', ['Sonnenblumen-', 'wiese']],
    ['not at a no-break space', 'im Mai 10\u00A0000\u00A0Euro', ['im Mai', '10\u00A0000\u00A0Euro']],
    ['at a line feed', 'eins\nzwei', ['eins', 'zwei']],
    ['not between a minus and its number', 'Nachlass von -25 %', ['Nachlass von', '-25 %']],
  ])('%s', (_, content, expected) => {
    expect(narrow(content)).toEqual(expected)
  })

  test('a soft hyphen inside a line is not printed', () => {
    expect(lines(text('Sonnen\u00ADblumen'))).toEqual(['Sonnenblumen'])
  })

  test('decomposed letters are printed composed', () => {
    expect(lines(text('Gru\u0308n'))).toEqual(['Grün'])
  })

  test('no line is wider than the box, and nothing gets lost or doubled', () => {
    const word = fc.stringMatching(/^[A-Za-zäöüÄÖÜß]{1,9}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), fc.integer({ min: 30, max: 120 }), (words, w) => {
        const layer = text(words.join(' '), { w, h: 500 })
        const block = layoutTextLayer(layer, context)
        for (const line of block.lines) expect(line.width).toBeLessThanOrEqual(w + 0.001)
        expect(lines(layer).join(' ')).toBe(words.join(' '))
      }),
      { numRuns: 60 },
    )
  })
})

describe('measures', () => {
  const sample = 'AVATAR Täufer Łódź, „Wäsche“ – 25 % fj ffi; Yıldız & Şahin: To. Ty, L’Été 10.000 € (W.) r, v. P.A.'

  test.each(FACES)(
    '$font $weight, italic $italic: remembered pairs measure like the shaper on the whole text',
    ({ font, weight, italic }) => {
      const face = fonts.get(font, weight, italic)
      const bytes = readFileSync(`src/engines/print/fonts/${face.file}`)
      const whole = fontkit.create(bytes)
      const shaper = 'layout' in whole ? whole : null
      const full = shaper?.layout(sample, { liga: false, rlig: false, clig: false, calt: false, frac: false }, 'latn')
      const own = face.shape(sample)
      expect(Array.from(own.gids)).toEqual(full?.glyphs.map(({ id }) => id))
      const em = shaper?.unitsPerEm ?? 1
      expect(Array.from(own.adv, (adv) => Math.round(adv * em))).toEqual(
        full?.positions.map(({ xAdvance }) => xAdvance),
      )
    },
  )

  test('kerning is on: AV is narrower than A and V', () => {
    const face = fonts.get('source-sans-3', 400, false)
    const sum = (content: string) => face.shape(content).adv.reduce((total, adv) => total + adv, 0)
    expect(sum('AV')).toBeLessThan(sum('A') + sum('V'))
  })

  test('tracking widens each sign by thousandths of its size', () => {
    const plain = text('Ort')
    const width = (tracking: number) =>
      layoutTextLayer({ ...plain, style: { ...plain.style, tracking } }, context).lines[0]?.width ?? 0
    expect((width(100) - width(0)) / plain.style.size).toBeCloseTo(0.3, 6)
    expect((width(-50) - width(0)) / plain.style.size).toBeCloseTo(-0.15, 6)
  })

  test('white between paragraphs parts them, not the lines of one, and shrinks with the letters', () => {
    const ofParagraphs = (...contents: string[]): Partial<TextLayer> => ({
      paragraphs: contents.map((content) => ({ align: 'left', runs: [{ t: 'text', text: content }] })),
    })
    const tops = (more: Partial<TextLayer>) =>
      layoutTextLayer(
        text('', { w: 22, h: 100, ...ofParagraphs('Ort', 'Name und noch ein Wort', 'Ende'), ...more }),
        context,
      ).lines
    const [plain, apart] = [tops({}), tops({ paragraphSpacing: 3 })]
    const shift = apart.map(({ top }, i) => Math.round((top - (plain[i]?.top ?? 0)) * 1000) / 1000)
    expect(shift).toEqual(apart.map(({ absatz }) => absatz * 3))
    expect(apart.at(-1)?.absatz).toBe(2)
    const height = (paragraphSpacing: number, h: number) =>
      layoutTextLayer(text('', { h, ...ofParagraphs('a', 'b'), overflow: 'verkleinern', paragraphSpacing }), context)
    expect(height(3, 13).height).toBeCloseTo(13, 6)
    expect(height(3, 13).scale).toBe(1)
    const small = height(3, 12.9)
    expect(small.scale).toBeLessThan(1)
    expect(small.height).toBeCloseTo(13 * small.scale, 6)
  })

  test('alignment, padding and vertical place', () => {
    const glyphs = (more: Partial<TextLayer>) => {
      const layer = { ...text('Ort', more), h: 20 }
      const [op] = layout({ side: 'vorderseite', layers: [layer], guides: [] }, context).ops
      return op as GlyphsOp
    }
    const width = glyphs({}).adv.reduce((sum, adv) => sum + adv, 0)
    const run: Run = { t: 'text', text: 'Ort' }
    expect(glyphs({ padding: 2 }).x).toBeCloseTo(72, 3)
    expect(glyphs({ paragraphs: [{ align: 'right', runs: [run] }] }).x).toBeCloseTo(150 - width, 3)
    expect(glyphs({ paragraphs: [{ align: 'center', runs: [run] }] }).x).toBeCloseTo(110 - width / 2, 3)
    const top = glyphs({}).y
    expect(glyphs({ vAlign: 'bottom' }).y).toBeCloseTo(top + 15, 3)
    expect(glyphs({ vAlign: 'middle' }).y).toBeCloseTo(top + 7.5, 3)
  })
})

describe('too much text', () => {
  const befunde = (layer: TextLayer) => {
    const found = layout({ side: 'vorderseite', layers: [layer], guides: [] }, context).befunde
    expectSentences(found)
    return found.map(({ code }) => code)
  }
  const long = 'Donaudampfschifffahrtsgesellschaft'

  test('an overlong word shrinks to the smallest size', () => {
    const layer = text(long, { w: 45, minSize: 2 })
    const block = layoutTextLayer(layer, context)
    expect(block.scale).toBeLessThan(1)
    expect(block.lines[0]?.width).toBeCloseTo(45, 2)
    expect(befunde(layer)).toEqual([])
  })

  test('and is a finding when even that is too wide', () => {
    expect(befunde(text(long, { w: 20, minSize: 3 }))).toEqual(['wortZuBreit'])
    expect(befunde(text(long, { w: 45 }))).toEqual(['wortZuBreit'])
  })

  test.each([-2000, 0, 1e-300])('EDT-02 a least size of %d mm is none: making smaller comes to an end', (minSize) => {
    const { zuHoch, scale } = layoutTextLayer(
      text('Hoch', { h: 1, padding: 1, overflow: 'verkleinern', minSize }),
      context,
    )
    expect(zuHoch).toBe(true)
    expect(scale * text('').style.size).toBeCloseTo(0.5)
  })

  test('text that is too high shrinks only where the layer says so', () => {
    const words = 'Blumen '.repeat(30)
    expect(befunde(text(words, { h: 10 }))).toEqual(['textZuLang'])
    const shrunk = text(words, { h: 12, overflow: 'verkleinern', minSize: 2 })
    expect(befunde(shrunk)).toEqual([])
    expect(layoutTextLayer(shrunk, context).height).toBeLessThanOrEqual(12.001)
    // Where no smallest size is named it stays readable: at least half of its own.
    const unnamed = (h: number) => layoutTextLayer(text(words, { h, overflow: 'verkleinern' }), context)
    expect(unnamed(20).zuHoch).toBe(false)
    expect(unnamed(20).scale).toBeLessThan(1)
    expect(unnamed(5).zuHoch).toBe(true)
    expect(unnamed(5).scale).toBeGreaterThan(0.5)
    expect(unnamed(5).scale).toBeLessThan(0.8)
    expect(layoutTextLayer(text(words, { h: 5, overflow: 'verkleinern', minSize: 9 }), context).scale).toBe(1)
  })

  test.each([
    ['EDT-05 a letter of another script', 'Привет', 'א', 'U+05D0'],
    ['EDT-05 an emoji', 'Blumen', '🌻', 'U+1F33B'],
    ['a control', 'Blumen', '\u0085', 'U+0085'],
  ])('%s without a glyph is named', (_, before, char, code) => {
    const found = layout({ side: 'vorderseite', layers: [text(`${before} ${char}`)], guides: [] }, context).befunde
    expect(found).toMatchObject([{ code: 'zeichenFehlt', schwere: 'fehler' }])
    expect(found[0]?.text).toContain(`„${char}“ (${code})`)
  })
})

describe('the privacy text', () => {
  const block = (content: string, more: object = {}) => {
    const layer = defaultSeiten('maxipostkarte')[1]?.layers.find(({ type }) => type === 'datenschutz')
    if (layer?.type !== 'datenschutz') throw new Error('no privacy text')
    const set = { ...layer, x: 10, y: 20, w: 50, h: 16, padding: 2, ...more }
    const { ops, boxes } = layout(
      { side: 'rueckseite', layers: [set], guides: [] },
      { ...context, datenschutzText: content },
    )
    return { glyphs: ops.flatMap((op) => (op.op === 'glyphs' ? [op] : [])), box: boxes.get(set.id) }
  }
  const long = 'Ihre Daten stammen aus öffentlichen Verzeichnissen. '.repeat(12).trim()

  test('keeps to its padding on both sides', () => {
    const { glyphs } = block(long)
    const rights = glyphs.map((op) => op.x + op.adv.reduce((sum, adv) => sum + adv, 0))
    expect(Math.min(...glyphs.map(({ x }) => x))).toBeCloseTo(12, 3)
    expect(Math.max(...rights)).toBeLessThanOrEqual(58.001)
    // A line takes what there is: the next word would not fit any more.
    expect(Math.max(...rights)).toBeGreaterThan(52)
  })

  test('makes its box higher where it needs more, and never lower', () => {
    const { glyphs, box } = block(long)
    const lines = new Set(glyphs.map(({ y }) => y)).size
    expect(box).toMatchObject({ x: 10, y: 20, w: 50 })
    expect(box?.h).toBeCloseTo(lines * 2 + 4, 3)
    expect(block('Kurz.').box?.h).toBe(16)
    expect(block('Eins\nZwei').glyphs.map(({ text: words }) => words)).toEqual(['Eins', 'Zwei'])
  })
})

describe('placeholders', () => {
  const withRuns = (runs: Run[], empfaenger = BEISPIEL_EMPFAENGER) => {
    const layer = text('', { paragraphs: [{ align: 'left', runs }], w: 150 })
    const ops = layout({ side: 'vorderseite', layers: [layer], guides: [] }, { ...context, empfaenger }).ops
    return ops.map((op) => (op.op === 'glyphs' ? op.text : '')).join('')
  }
  const anrede: Run = { t: 'ph', key: 'briefanrede', fallback: 'Guten Tag' }

  test.each([
    ['a woman', {}, 'Sehr geehrte Frau Mustermann,'],
    ['a man with a title', { anrede: 'Herr', titel: 'Dr.' }, 'Sehr geehrter Herr Dr. Mustermann,'],
    ['a woman, with spaces around', { anrede: ' Frau ', nachname: ' Mustermann ' }, 'Sehr geehrte Frau Mustermann,'],
    ['a man, with spaces around', { anrede: ' Herr ' }, 'Sehr geehrter Herr Mustermann,'],
    ['a man as addresses have it', { anrede: 'Herrn' }, 'Sehr geehrter Herr Mustermann,'],
    ['a woman in English', { anrede: 'MRS' }, 'Sehr geehrte Frau Mustermann,'],
    ['a family', { anrede: 'Familie' }, 'Guten Tag,'],
    ['somebody whose form of address only begins so', { anrede: 'Frauen' }, 'Guten Tag,'],
    ['somebody whose form of address only ends so', { anrede: 'Edelfrau' }, 'Guten Tag,'],
    ['nobody but spaces', { nachname: ' ' }, 'Guten Tag,'],
    ['nobody known', { nachname: '' }, 'Guten Tag,'],
    ['no form of address', { anrede: '' }, 'Guten Tag,'],
  ])('%s', (_, change, expected) => {
    expect(withRuns([anrede, { t: 'text', text: ',' }], { ...BEISPIEL_EMPFAENGER, ...change })).toBe(expected)
  })

  test('an empty title leaves no double space', () => {
    const runs: Run[] = [
      { t: 'text', text: 'Frau ' },
      { t: 'ph', key: 'titel', fallback: '' },
      { t: 'text', text: ' ' },
      { t: 'ph', key: 'nachname', fallback: '' },
    ]
    expect(withRuns(runs)).toBe('Frau Mustermann')
    expect(withRuns(runs, { ...BEISPIEL_EMPFAENGER, titel: 'Dr.' })).toBe('Frau Dr. Mustermann')
  })
})

describe('the letters of a layer', () => {
  test('have a box from the first line to the last', () => {
    const box = (content: string) => inkBox(text(content, { w: 80, h: 60 }), context)
    const [one, three] = [box('a'), box('a\nb\nc')]
    expect(three.y).toBe(one.y)
    expect(three.h - one.h).toBeCloseTo(10, 6)
  })

  test.each(['\u200b', '\u00ad', '\u200c', '\u200d', '\ufeff'])('take no room for %j', (sign) => {
    expect(isInvisible(sign)).toBe(true)
    const plain = layoutTextLayer(text('Gartenbau'), context)
    const signed = layoutTextLayer(text(`Garten${sign}bau`), context)
    expect(signed.lines.map(({ width }) => width)).toEqual(plain.lines.map(({ width }) => width))
  })

  test('need the faces of every layer that prints some, the privacy text and the address too', () => {
    const needed = (type: 'datenschutz' | 'empfaenger') =>
      facesOf(
        defaultSeiten('maxipostkarte').map((seite) => ({
          ...seite,
          layers: seite.layers.map((layer) =>
            layer.type === type ? { ...layer, style: { ...layer.style, weight: 700 } } : layer,
          ),
        })),
      ).map(({ weight }) => weight)
    for (const type of ['datenschutz', 'empfaenger'] as const) expect(needed(type)).toContain(700)
    expect(facesOf([])).toHaveLength(1)
  })
})
