import { StandardFonts, cmyk, grayscale, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { codesOf, judged, pt, upload, type Paint } from './sheets.ts'

const BLACK = [0, 0, 0, 1] as const
const SOME = (paint: Paint) => paint(20, 20, 60, 60, BLACK)

type Draw = Parameters<typeof upload>[1]

/** Codes of a card with this back; its front has something on it. */
const back = async (draw: Draw) => codesOf(await judged('maxipostkarte', await upload('maxipostkarte', SOME, draw)))
const letter = async (draw: Draw) => codesOf(await judged('dina4mailing', await upload('dina4mailing', draw)))

/** A picture that is black at its left and white or nothing at its right. */
const half = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 4, background } }).composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#000' } }, left: 0, top: 0 },
  ])

describe('zones of a card', () => {
  it.each<[string, Draw]>([
    ['a panel at their left', (paint) => paint(20, 60, 130, 40, BLACK)],
    ['white behind the whole page', (paint) => (paint(0, 0, 241, 131), paint(70, 20, 60, 60, BLACK))],
    [
      'white over what lay there, in many pieces',
      (paint) => {
        paint(70, 0, 171, 131, BLACK)
        for (let x = 163; x < 241; x += 10) paint(x, 0, 10.1, 131)
        for (let y = 112; y < 131; y += 5) paint(0, y, 241, 5.1)
      },
    ],
    [
      'a picture whose part there is white',
      async (_, page, doc) => {
        const picture = await doc.embedPng(await half('#fff').png().toBuffer())
        page.drawImage(picture, { x: pt(70), y: pt(30), width: pt(160), height: pt(80) })
      },
    ],
    [
      'a picture whose part there is transparent',
      async (_, page, doc) => {
        const picture = await doc.embedPng(await half('#fff0').png().toBuffer())
        page.drawImage(picture, { x: pt(70), y: pt(30), width: pt(160), height: pt(80) })
      },
    ],
    [
      'a flattened page in JPEG',
      async (_, page, doc) => {
        const flat = sharp({ create: { width: 1898, height: 1031, channels: 3, background: '#fff' } }).composite([
          { input: { create: { width: 700, height: 600, channels: 3, background: '#235' } }, left: 480, top: 60 },
        ])
        const picture = await doc.embedJpg(await flat.jpeg({ quality: 75 }).toBuffer())
        page.drawImage(picture, { x: 0, y: 0, width: pt(241), height: pt(131) })
      },
    ],
    [
      'the white of a profile',
      (_, page) => {
        page.drawRectangle({ x: 0, y: 0, width: pt(241), height: pt(131), color: rgb(0.985, 0.985, 0.975) })
        page.drawRectangle({ x: pt(70), y: pt(60), width: pt(60), height: pt(30), color: rgb(0, 0, 0) })
      },
    ],
    ['a speck', (paint) => (paint(70, 20, 60, 60, BLACK), paint(200, 60, 0.5, 0.5, BLACK))],
  ])('are free beside %s', async (_, draw) => {
    expect(await back(draw)).toEqual([])
  })

  it.each<[string, Draw, string[]]>([
    ['a dot', (paint) => (SOME(paint), paint(200, 60, 1, 1, BLACK)), ['fehler zoneNichtFrei']],
    ['a hairline', (paint) => (SOME(paint), paint(150, 60, 80, 0.05, BLACK)), ['fehler zoneNichtFrei']],
    [
      'a tint of ten per cent',
      (paint) => (SOME(paint), paint(150, 60, 80, 20, [0, 0.1, 0, 0])),
      ['fehler zoneNichtFrei'],
    ],
    ['ink over both', (paint) => paint(80, 0, 161, 131, [0, 1, 1, 0]), ['fehler zoneNichtFrei']],
    [
      'white type on a panel',
      async (paint, page, doc) => {
        paint(100, 40, 130, 30, BLACK)
        const font = await doc.embedFont(StandardFonts.Helvetica)
        page.drawText('Hallo', { x: pt(180), y: pt(75), size: 20, font, color: cmyk(0, 0, 0, 0) })
      },
      ['fehler zoneNichtFrei'],
    ],
    [
      'grey type',
      async (paint, page, doc) => {
        SOME(paint)
        const font = await doc.embedFont(StandardFonts.Helvetica)
        page.drawText('Hallo', { x: pt(180), y: pt(75), size: 20, font, color: grayscale(0.6) })
      },
      ['fehler zoneNichtFrei'],
    ],
  ])('are not free with %s', async (_, draw, codes) => {
    const found = await back(draw)
    for (const code of codes) expect(found).toContain(code)
  })

  it('are named by where the ink stands', async () => {
    const found = await judged(
      'maxipostkarte',
      await upload('maxipostkarte', SOME, (paint) => {
        paint(70, 20, 60, 60, BLACK)
        paint(180, 50, 20, 10, BLACK)
      }),
    )
    expect(found).toMatchObject([
      { code: 'zoneNichtFrei', seite: 'rueckseite', stelle: { x: 180, y: 50, w: 20, h: 10 } },
    ])
    expect(found[0]?.text).toBe('Die Stempel- und Empfängerzone ist nicht frei.')
  })
})

describe('the address field of a letter', () => {
  it.each<[string, Draw, string[]]>([
    ['content below and beside it', (paint) => (paint(20, 100, 180, 180, BLACK), paint(120, 30, 80, 60, BLACK)), []],
    [
      'a picture with a white part there',
      async (_, page, doc) => {
        const picture = await doc.embedPng(await half('#fff').png().toBuffer())
        page.drawImage(picture, { x: pt(-185), y: pt(200), width: pt(400), height: pt(60) })
      },
      [],
    ],
    [
      'a line in its Vermerkzone',
      (paint) => (paint(20, 120, 180, 100, BLACK), paint(30, 52, 60, 0.5, BLACK)),
      ['fehler anschriftVerdeckt'],
    ],
    [
      'a word where the address stands',
      (paint) => (paint(20, 120, 180, 100, BLACK), paint(60, 80, 20, 3, [1, 0, 0, 0.5])),
      ['fehler anschriftVerdeckt'],
    ],
    [
      'a light tint',
      (paint) => (paint(20, 120, 180, 100, BLACK), paint(0, 40, 216, 60, [0, 0, 0.2, 0])),
      ['warnung anschriftHintergrund'],
    ],
    [
      'something beside it that the window may show',
      (paint) => (paint(20, 120, 180, 100, BLACK), paint(109, 60, 3, 20, BLACK)),
      ['warnung fensterNichtFrei'],
    ],
    [
      'black over the whole page',
      (paint) => paint(0, 0, 216, 303, BLACK),
      ['fehler anschriftKontrast', 'fehler datenschutzKontrast'],
    ],
  ])('with %s', async (_, draw, codes) => {
    expect(await letter(draw)).toEqual(codes)
  })
})

describe('privacy text and pages', () => {
  it.each<[string, Draw, string[]]>([
    ['on a dark picture', (paint) => paint(0, 0, 150, 100, [0.9, 0.6, 0, 0.5]), ['fehler datenschutzKontrast']],
    ['on a light ground', (paint) => paint(0, 0, 150, 100, [0.1, 0, 0.1, 0]), []],
    [
      'over a line of black type',
      (paint) => (SOME(paint), paint(6, 10, 55, 1.5, BLACK)),
      ['fehler datenschutzKontrast'],
    ],
  ])('privacy text %s', async (_, draw, codes) => {
    expect(await back(draw)).toEqual(codes)
  })

  it('a page of white on white is told', async () => {
    const pdf = await upload('maxipostkarte', SOME, (paint) => paint(20, 20, 60, 60))
    const found = await judged('maxipostkarte', pdf)
    expect(codesOf(found)).toEqual(['warnung leereSeite'])
    expect(found[0]?.text).toBe('Auf der Rückseite Ihrer Druckdatei ist nichts zu sehen.')
  })
})
