import { PDFContext, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Rect } from '#src/contract/dokument.ts'
import { GRAY } from '#src/engines/print/objects/colours.ts'
import type { Mark } from '#src/engines/print/page/walk/marks.ts'
import { PageCollector } from '#src/engines/print/preflight/pageFindings.ts'
import { dpiFinding, pictureFindings } from '#src/engines/print/preflight/pictures/pictureFindings.ts'
import { PRUEFUNG_ZU_LANGE } from '#src/engines/print/preflight/zuLange.ts'
import { expectSentences } from '../sentences.ts'

const pt = (mm: number): number => (mm * 72) / 25.4
const HEIGHT = 131
/** A box given in mm from the top left, as the file has it: points from the bottom left. */
const at = (x: number, y: number, w: number, h: number) => ({ x: pt(x), y: pt(HEIGHT - y - h), w: pt(w), h: pt(h) })

const BLACK = GRAY.colour([0])

function collected(...marks: [box: Rect, inhalt: Mark['inhalt']][]) {
  const page = new PageCollector('maxipostkarte')
  for (const [box, inhalt] of marks)
    page.mark({
      inhalt,
      box,
      clip: box,
      clipPath: null,
      colours: [BLACK],
      alpha: 1,
      blend: 'Normal',
      overprint: false,
      sparesZeros: false,
      masked: false,
      inPattern: false,
      ctm: [1, 0, 0, 1, 0, 0],
    })
  const found = page.findings('vorderseite')
  expectSentences(found)
  return found
}

describe('text near the cut', () => {
  const box = (x: number, y: number) => collected([at(x, y, 20, 5), 'Text'])
  test.each([
    ['inside', 6, 6, false],
    ['at the left', 5.9, 50, true],
    ['at the top', 50, 5.9, true],
    ['at the right', 215.1, 50, true],
    ['at the bottom', 50, 120.1, true],
    ['at the right, with room', 215, 50, false],
    ['at the bottom, with room', 50, 120, false],
    ['cut off with the bleed, at the left', -17.1, 50, false],
    ['just over the cut at the left', -16.9, 50, true],
    ['cut off with the bleed, at the top', 50, -2.1, false],
    ['just over the cut at the top', 50, -1.9, true],
    ['cut off with the bleed, at the right', 238.1, 50, false],
    ['just over the cut at the right', 237.9, 50, true],
    ['cut off with the bleed, at the bottom', 50, 128.1, false],
    ['just over the cut at the bottom', 50, 127.9, true],
  ])('%s', (_, x, y, warned) => {
    expect(box(x, y).map(({ code }) => code)).toEqual(warned ? ['textAmRand'] : [])
  })

  test('is named once, where it was first seen, and only text', () => {
    const found = collected([at(4, 60, 5, 5), 'Fläche'], [at(4, 40, 20, 5), 'Text'], [at(4, 80, 20, 5), 'Text'])
    expect(found).toMatchObject([{ schwere: 'warnung', seite: 'vorderseite', stelle: { x: 4, y: 40, w: 20, h: 5 } }])
    expect(found[0]?.text).toContain('3 mm')
  })
})

const NOTHING = PDFRawStream.of(PDFContext.create().obj({}), new Uint8Array())

describe('resolution', () => {
  const picture = (dpi: number, bits = 8) => ({
    stream: NOTHING,
    space: 'DeviceCMYK',
    bits,
    coding: null,
    px: [dpi, 2 * dpi] as [number, number],
    size: [72, 144] as [number, number],
  })
  const box = { x: 20, y: 30, w: 25.4, h: 50.8 }
  const found = (...pictures: ReturnType<typeof picture>[]) => {
    const list = pictureFindings(pictures.map((one) => ({ picture: one, box })))
    expectSentences(list)
    return list
  }

  test.each([
    [300, 8, []],
    [299, 8, []],
    [298.9, 8, ['warnung']],
    [150, 8, ['warnung']],
    [149, 8, ['warnung']],
    [148.9, 8, ['fehler']],
    [600, 1, []],
    [598, 1, ['hinweis']],
    [299, 1, ['hinweis']],
    [200, 1, ['warnung']],
    [100, 1, ['fehler']],
  ])('%d dpi at %d bits', (dpi, bits, expected) => {
    expect(found(picture(dpi, bits)).map(({ schwere }) => schwere)).toEqual(expected)
  })

  test('is that of the worse side, and a picture without size, or of one colour, has none', () => {
    const of = (px: [number, number], size: [number, number]) =>
      found({ ...picture(1), px, size }).map(({ ist }) => ist)
    expect(of([100, 900], [72, 72])).toEqual(['100 dpi'])
    expect(of([900, 100], [72, 72])).toEqual(['100 dpi'])
    expect(of([100, 100], [0, 72])).toEqual([])
    expect(of([100, 100], [72, 0])).toEqual([])
    expect(of([1, 1], [72, 72])).toEqual([])
    expect(of([256, 2], [720, 72])).toEqual([])
    expect(of([256, 3], [720, 72])).toEqual(['3 dpi'])
  })

  test('names the five worst, each with its place', () => {
    const list = found(...[200, 100.7, 120, 140, 110, 130, 250].map((dpi) => picture(dpi)))
    expect(list.map(({ ist }) => ist)).toEqual(['100 dpi', '110 dpi', '120 dpi', '130 dpi', '140 dpi'])
    expect(list[0]).toMatchObject({ code: 'aufloesung', soll: '300 dpi', stelle: box })
    expect(dpiFinding(100).text).not.toBe(dpiFinding(200).text)
  })
})

test('PDF-11 a check that takes too long says so, and what to do', () => {
  expectSentences([PRUEFUNG_ZU_LANGE])
  expect(PRUEFUNG_ZU_LANGE).toMatchObject({ schwere: 'fehler', code: 'zuAufwendig' })
})
