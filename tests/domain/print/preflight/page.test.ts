import { describe, expect, test } from 'vitest'
import type { FormatId, SeitenName } from '#src/contract/dokument.ts'
import { PageCollector } from '#src/domain/print/preflight/pageFindings.ts'
import { dpiFinding, pictureFindings } from '#src/domain/print/preflight/pictureFindings.ts'
import { PRUEFUNG_ZU_LANGE } from '#src/domain/print/preflight/zuLange.ts'
import { expectSentences } from '../sentences.ts'

const pt = (mm: number): number => (mm * 72) / 25.4
const HEIGHT = 131
/** A box given in mm from the top left, as the file has it: points from the bottom left. */
const at = (x: number, y: number, w: number, h: number) => ({ x: pt(x), y: pt(HEIGHT - y - h), w: pt(w), h: pt(h) })

function collected(
  use: (page: PageCollector) => void,
  seite: SeitenName = 'rueckseite',
  format: FormatId = 'maxipostkarte',
) {
  const page = new PageCollector(format, seite)
  use(page)
  const found = page.findings(seite)
  expectSentences(found)
  return found
}

/** Zones of the back: 77 mm at the right, 18 mm at the bottom, bleed included (spec 3). */
describe('the white zones of a postcard’s back', () => {
  test.each<[string, [number, number, number, number], boolean]>([
    ['ink in the middle of the page', [50, 50, 20, 20], false],
    ['ink that touches the zone', [150, 50, 14, 20], false],
    ['ink that reaches in by less than half a millimetre', [150, 50, 14.4, 20], false],
    ['ink that reaches in by a millimetre', [150, 50, 15, 20], true],
    ['a speck', [180, 50, 0.6, 0.6], false],
    ['a dot', [180, 50, 1, 1], true],
    ['a thin line through it', [150, 50, 80, 0], true],
    ['a thin upright line in it', [200, 20, 0, 60], true],
  ])('%s', (_, [x, y, w, h], hit) => {
    expect(collected((page) => page.paint(at(x, y, w, h), 'Fläche')).length > 0).toBe(hit)
  })

  test('are named with what lies in them, where, and how much has to stay free', () => {
    const right = collected((page) => {
      page.paint(at(180, 50, 20, 20.0004), 'Bild')
      page.paint(at(190, 60, 20, 20), 'Text')
      page.paint(at(170, 10, 20, 20), 'Bild')
    })
    expect(right).toMatchObject([
      { schwere: 'fehler', code: 'zoneNichtFrei', seite: 'rueckseite', stelle: { x: 180, y: 50, w: 20, h: 20 } },
    ])
    expect(right[0]?.text).toBe('Die Stempel- und Empfängerzone ist nicht frei (Bild, Text).')
    expect(right[0]?.hilfe).toMatch(/rechts 74 mm \(mit Beschnitt 77 mm\)/)
    const [below] = collected((page) => page.paint(at(20, 115, 20, 10), 'Verlauf'))
    expect(below?.text).toBe('Die Codierzone ist nicht frei (Verlauf).')
    expect(below?.hilfe).toMatch(/unten 15 mm \(mit Beschnitt 18 mm\)/)
  })

  test('are free again where white covers them wholly, and what comes later counts again', () => {
    const ink = (page: PageCollector) => page.paint(at(0, 0, 241, 131), 'Fläche')
    const codes = (use: (page: PageCollector) => void) => collected(use).map(({ code }) => code)
    expect(codes(ink)).toEqual(['zoneNichtFrei', 'zoneNichtFrei'])
    expect(codes((page) => [ink(page), page.cover(at(164.4, 0, 77, 131))])).toEqual(['zoneNichtFrei'])
    expect(codes((page) => [ink(page), page.cover(at(166, 0, 75, 131))])).toHaveLength(2)
    expect(codes((page) => [ink(page), page.cover(at(0, 0, 241, 131))])).toEqual([])
    expect(codes((page) => [page.cover(at(0, 0, 241, 131)), ink(page)])).toHaveLength(2)
  })

  test('exist on the back alone', () => {
    expect(collected((page) => page.paint(at(180, 50, 20, 20), 'Bild'), 'vorderseite')).toEqual([])
  })
})

describe('text near the cut', () => {
  const box = (x: number, y: number) => collected((page) => page.paint(at(x, y, 20, 5), 'Text'), 'vorderseite')
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
    const found = collected((page) => {
      page.paint(at(4, 60, 5, 5), 'Fläche')
      page.paint(at(4, 40, 20, 5), 'Text')
      page.paint(at(4, 80, 20, 5), 'Text')
    }, 'vorderseite')
    expect(found).toMatchObject([{ schwere: 'warnung', seite: 'vorderseite', stelle: { x: 4, y: 40, w: 20, h: 5 } }])
    expect(found[0]?.text).toContain('3 mm')
  })
})

describe('resolution', () => {
  const picture = (dpi: number, bits = 8) => ({
    stream: null,
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
