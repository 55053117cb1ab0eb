import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextLayer } from '#src/contract/dokument.ts'
import { fitToText } from '#src/engines/print/editor/fitText.ts'
import { newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { limitsOf } from '#src/engines/print/editor/session.ts'
import { fromPlainText, styleRange, toPlainText } from '#src/engines/print/editor/text.ts'
import {
  fieldText,
  inPlainText,
  insertParagraphs,
  insertPlaceholder,
  lookOf,
  markedParagraphs,
  paragraphAt,
  typeInField,
  withNames,
  wordAt,
} from '#src/engines/print/editor/writing.ts'
import { layoutLayer } from '#src/engines/print/layout.ts'
import { caretMap, markBoxes, placeAt, placeBeside } from '#src/engines/print/textCaret.ts'
import { contextOf, fonts } from '../fixtures.ts'

const F = '\uFFFC'
const plain = (text: string) => fromPlainText(text, [])
const typing = (caret: number) => ({ caret, style: null, composing: false })
const context = contextOf('maxipostkarte')
const NAMES = { vorname: 'Vorname', ort: 'Ort' } as Record<string, string>
const named = (layer: TextLayer) => withNames(layer, (key) => NAMES[key] ?? key)

function textLayer(text: string, change: Partial<TextLayer> = {}): TextLayer {
  const layer = newTextLayer('text-1', { x: 10, y: 10, w: 60, h: 40 }, 'source-sans-3')
  return { ...layer, x: 10, y: 10, w: 60, h: 40, paragraphs: plain(text), ...change }
}

describe('text that is typed on the sheet', () => {
  it('holds a placeholder as one sign', () => {
    expect(fieldText(plain('An {vorname}, {ort}'))).toBe(`An ${F}, ${F}`)
  })

  it('of two equal neighbours it takes the one before the caret', () => {
    const two = plain('{vorname}{ort}')
    expect(toPlainText(typeInField(two, F, typing(1)))).toBe('{vorname}')
    expect(toPlainText(typeInField(two, F, typing(0)))).toBe('{ort}')
  })

  it('makes no placeholder of a sign that looks like one, and drops controls', () => {
    expect(toPlainText(typeInField(plain('ab'), `a${F}\u0007xb`, typing(4)))).toBe('axb')
  })

  it('a field that is typed in brackets becomes one, unless the input method is still at work', () => {
    const text = 'Hallo [Vorname]'
    expect(toPlainText(typeInField(plain('Hallo [Vorname'), text, typing(15)))).toBe('Hallo {vorname}')
    expect(toPlainText(typeInField(plain('Hallo [Vorname'), text, { ...typing(15), composing: true }))).toBe(text)
  })

  it('takes the look before the caret, at the beginning of a line that behind it, on an empty line that above', () => {
    const bold = styleRange(plain('fett mager\nneu'), 0, 4, { weight: 700 })
    const weights = (paragraphs: ReturnType<typeof plain>) =>
      paragraphs.map(({ runs }) =>
        runs.map((run) => `${run.t === 'text' && run.text}:${run.style?.weight ?? '-'}`).join('|'),
      )
    expect(weights(typeInField(bold, 'fettx mager\nneu', typing(5)))[0]).toBe('fettx:700| mager:-')
    expect(weights(typeInField(bold, 'xfett mager\nneu', typing(1)))[0]).toBe('xfett:700| mager:-')
    expect(weights(typeInField(plain('a'), 'ab', { caret: 2, style: { weight: 700 }, composing: false }))[0]).toBe(
      'a:-|b:700',
    )
    const line = typeInField(styleRange(plain('fett'), 0, 4, { weight: 700 }), 'fett\n', typing(5))
    expect(weights(typeInField(line, 'fett\nx', typing(6)))).toEqual(['fett:700', 'x:700'])
    // The second "l" belongs to the bold part that it was typed in.
    const ball = styleRange(plain('ball'), 0, 3, { weight: 700 })
    expect(weights(typeInField(ball, 'balll', typing(3)))[0]).toBe('ball:700|l:-')
  })

  it('any change of the field comes out as it was typed, and nothing else moves', () => {
    const word = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', 'ä', '😀'), { maxLength: 6 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(word, word, word, word, (head, gone, typed, tail) => {
        const before = typeInField([], `${head}${gone}${tail}`, typing(head.length + gone.length + tail.length))
        const after = typeInField(before, `${head}${typed}${tail}`, typing(head.length + typed.length))
        expect(fieldText(after)).toBe(`${head}${typed}${tail}`)
      }),
    )
  })

  it('puts a placeholder in the place of what is marked, in its look', () => {
    const bold = styleRange(plain('Hallo Welt'), 6, 10, { weight: 700 })
    const { paragraphs, caret } = insertPlaceholder(bold, { start: 6, end: 10 }, 'vorname')
    expect(caret).toBe(7)
    expect(paragraphs[0]?.runs[1]).toEqual({ t: 'ph', key: 'vorname', fallback: 'Nachbar', style: { weight: 700 } })
  })

  it('pastes what was copied with its looks, over paragraphs', () => {
    const from = styleRange(plain('eins {ort}\nzwei'), 0, 4, { italic: true })
    const copied = markedParagraphs(from, { start: 0, end: fieldText(from).length })
    const { paragraphs, caret } = insertParagraphs(plain('AB'), { start: 1, end: 1 }, copied)
    expect(toPlainText(paragraphs)).toBe('Aeins {ort}\nzweiB')
    expect(caret).toBe(1 + 'eins x\nzwei'.length)
    expect(paragraphs[0]?.runs[1]?.style).toEqual({ italic: true })
  })

  it('tells the look of what is marked, and where it is mixed', () => {
    const layer = textLayer('', { paragraphs: styleRange(plain('{ort} fett mager'), 0, 10, { weight: 700 }) })
    expect(inPlainText(layer.paragraphs, { start: 1, end: 6 })).toEqual({ start: 5, end: 10 })
    expect(lookOf(layer, { start: 0, end: 10 })).toMatchObject({ weight: 700, italic: false })
    expect(lookOf(layer, { start: 0, end: 16 })).toMatchObject({ weight: null, size: layer.style.size })
    expect(lookOf(layer, { start: 10, end: 10 }).weight).toBe(700)
    expect(lookOf(layer, { start: 12, end: 12 }).weight).toBe(400)
  })

  it('finds words and paragraphs', () => {
    expect(wordAt('Grüße aus Köln', 7)).toEqual({ start: 6, end: 9 })
    expect(wordAt('Grüße', 5)).toEqual({ start: 0, end: 5 })
    expect(wordAt('', 0)).toEqual({ start: 0, end: 0 })
    expect(paragraphAt('eins\nzwei\ndrei', 6)).toEqual({ start: 5, end: 9 })
    expect(paragraphAt('eins\n\ndrei', 5)).toEqual({ start: 5, end: 5 })
  })
})

describe('places of the caret', () => {
  const words = fc.array(
    fc.constantFrom('Haus', 'ä', '😀', ' ', '  ', '\n', '{vorname}', '{ort}', 'Straßenbahn-Halt', 'AV'),
    {
      maxLength: 30,
    },
  )
  const mapOf = (layer: TextLayer) => caretMap(layer, named(layer), context)

  it('cover each sign in its order, on lines that follow each other, at its letter in the display list', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('left' as const, 'center' as const, 'right' as const), (parts, align) => {
        const text = parts.join('')
        const paragraphs = plain(text).map((paragraph) => ({ ...paragraph, align }))
        const layer = textLayer('', { w: 30, paragraphs: styleRange(paragraphs, 2, 9, { weight: 700, size: 6 }) })
        const { lines, places } = mapOf(layer)
        expect(places).toHaveLength(fieldText(layer.paragraphs).length + 1)
        const back = places.filter(({ x, line }, i) => {
          const before = places[i - 1]
          return before && (before.line > line || (before.line === line && before.x > x))
        })
        expect(back).toEqual([])
        expect(lines.map(({ start }) => start)).toEqual(lines.map(({ start }) => start).toSorted((a, b) => a - b))
        const { ops } = layoutLayer(named(layer), context)
        const starts = ops.flatMap((op) => (op.op === 'glyphs' ? [op.x] : []))
        for (const x of starts) expect(Math.min(...places.map((place) => Math.abs(place.x - x)))).toBeLessThan(0.001)
      }),
      { numRuns: 60 },
    )
  })

  it('a placeholder is one step wide, its name long', () => {
    const layer = textLayer('a{vorname}b')
    const { places } = mapOf(layer)
    expect(places).toHaveLength(4)
    expect((places[2]?.x ?? 0) - (places[1]?.x ?? 0)).toBeGreaterThan(10)
  })

  it('is found again by a point, up and down', () => {
    const layer = textLayer('eins zwei\ndrei vier\n\nfünf')
    const map = mapOf(layer)
    map.places.forEach(({ x, line }, place) => {
      const { top = 0, height = 0 } = map.lines[line] ?? {}
      expect(placeAt(map, { x, y: top + height / 2 })).toBe(place)
    })
    expect(placeAt(map, { x: -50, y: -50 })).toBe(0)
    expect(placeAt(map, { x: 500, y: 500 })).toBe(map.places.length - 1)
    const x = map.places[3]?.x ?? 0
    expect(map.places[placeBeside(map, 3, 1, x)]?.line).toBe(1)
    expect(placeBeside(map, 3, -1, x)).toBe(0)
    expect(placeBeside(map, map.places.length - 2, 1, x)).toBe(map.places.length - 1)
  })

  it('marks a box for each line', () => {
    const map = mapOf(textLayer('eins\n\nzwei'))
    const boxes = markBoxes(map, { start: 1, end: 8 })
    expect(boxes).toHaveLength(3)
    expect(boxes[0]?.x).toBeCloseTo(map.places[1]?.x ?? 0)
    expect(boxes[1]?.w).toBeGreaterThan(0)
    expect((boxes[2]?.x ?? 0) + (boxes[2]?.w ?? 0)).toBeCloseTo(map.places[8]?.x ?? 0)
    expect(markBoxes(map, { start: 3, end: 3 })).toEqual([])
  })
})

describe('a box that takes the height of its text', () => {
  const limits = limitsOf('maxipostkarte', 'rueckseite')
  const fitted = (layer: TextLayer) => {
    const dokument = [{ side: 'rueckseite' as const, layers: [layer], guides: [] }]
    return fitToText(dokument, layer.id, limits, { ...context, fonts })
  }
  const boxOf = (result: ReturnType<typeof fitted>) => (result.ok ? result.dokument[0]?.layers[0] : undefined)

  it('shrinks and grows to it, and the side that the text lies at stays', () => {
    const high = textLayer('eins\nzwei', { lineHeight: 5, padding: 1 })
    expect(boxOf(fitted(high))).toMatchObject({ x: 10, y: 10, w: 60, h: 12 })
    expect(boxOf(fitted({ ...high, vAlign: 'bottom' }))).toMatchObject({ y: 38, h: 12 })
    expect(boxOf(fitted({ ...high, h: 4, overflow: 'verkleinern' }))).toMatchObject({ y: 10, h: 12 })
    const turned = boxOf(fitted({ ...high, rotation: 90 }))
    // The upper side of a layer that lies on its right side is its right one.
    expect(turned && turned.x + turned.w / 2 + turned.h / 2).toBeCloseTo(60, 3)
  })

  it('does not grow over the edge of the page or into a zone, and says so', () => {
    const long = Array.from({ length: 5 }, () => 'Zeile').join('\n')
    expect(fitted(textLayer(long, { y: 100, h: 10 }))).toMatchObject({
      ok: false,
      grund: expect.stringMatching(/Zone/),
    })
    const high = textLayer(Array.from({ length: 40 }, () => 'Zeile').join('\n'), { h: 10 })
    expect(fitted(high)).toMatchObject({ ok: false, grund: expect.stringMatching(/Rand der Seite/) })
    const locked = { ...textLayer('x'), locked: { ...textLayer('').locked, size: true } }
    expect(fitted(locked)).toMatchObject({ ok: false, grund: expect.stringMatching(/gesperrt/) })
  })
})
