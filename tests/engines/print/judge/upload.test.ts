import {
  clip,
  cmyk,
  endPath,
  grayscale,
  PDFName,
  type PDFPage,
  type PDFPageDrawTextOptions,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { codesOf, judged, pt, upload, type Paint } from './sheets.ts'

const BLACK = [0, 0, 0, 1] as const
const OVER = '/Over'
const SOME = (paint: Paint) => paint(20, 20, 60, 60, BLACK)

type Draw = Parameters<typeof upload>[1]

/** Codes of a card with this back; its front has something on it. */
const back = async (draw: Draw) => codesOf(await judged('maxipostkarte', await upload('maxipostkarte', SOME, draw)))
const letter = async (draw: Draw) => codesOf(await judged('dina4mailing', await upload('dina4mailing', draw)))

/** Ink in the zone, and a panel over it that is painted so, in a state that may overprint. */
function drawn(state: string, op: string): Draw {
  return (paint, page, doc) => {
    paint(70, 20, 60, 60, BLACK)
    paint(180, 50, 20, 10, [0.4, 0, 0, 0])
    page.node.setExtGState(PDFName.of('Over'), doc.context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1 }))
    operators(page, `q ${state} ${pt(165)} 0 ${pt(76)} ${pt(131)} re ${op} Q`)
  }
}

/** Adds operators to a page. */
function operators(page: PDFPage, content: string): void {
  page.node.addContentStream(page.doc.context.register(page.doc.context.stream(content)))
}

/** A picture that is black at its left and white or nothing at its right. */
const half = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 4, background } }).composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: '#000' } }, left: 0, top: 0 },
  ])

describe('zones of a card', () => {
  it.each<[string, Draw]>([
    ['a panel at their left', (paint) => paint(20, 60, 130, 40, BLACK)],
    ['a panel that reaches in by less than half a millimetre', (paint) => paint(70, 20, 94.4, 40, BLACK)],
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
    ['a panel that reaches in by a millimetre', (paint) => paint(70, 20, 95, 40, BLACK), ['fehler zoneNichtFrei']],
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

  it('PDF-08 are named by where the ink is', async () => {
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
    expect(found[0]?.hilfe).toMatch(/rechts 74 mm \(mit Beschnitt 77 mm\)/)
    const below = await judged('maxipostkarte', await upload('maxipostkarte', SOME, (p) => p(70, 110, 60, 10, BLACK)))
    expect(below[0]?.text).toBe('Die Codierzone ist nicht frei.')
    expect(below[0]?.hilfe).toMatch(/unten 15 mm \(mit Beschnitt 18 mm\)/)
  })

  it('exist on the back alone', async () => {
    const pdf = await upload(
      'maxipostkarte',
      (paint) => paint(0, 0, 241, 131, BLACK),
      (paint) => paint(70, 20, 60, 60, BLACK),
    )
    expect(codesOf(await judged('maxipostkarte', pdf))).toEqual([])
  })

  it.each<[string, Draw, boolean]>([
    ['a white panel that overprints frees nothing', drawn(`${OVER} gs 0 0 0 0 k`, 'f'), true],
    [
      'a white panel with a white rim that overprints frees nothing',
      drawn(`${OVER} gs 0 0 0 0 k 0 0 0 0 K`, 'b'),
      true,
    ],
    ['a white panel that knocks out frees the zone', drawn('0 0 0 0 k', 'f'), false],
    ['white of the screen knocks out, whatever it is told', drawn(`${OVER} gs 1 1 1 rg`, 'f'), false],
  ])('%s', async (_, draw, inked) => {
    expect(await back(draw)).toEqual(inked ? ['fehler zoneNichtFrei'] : [])
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

describe('the bleed of an upload', () => {
  const BLUE = [1, 0.5, 0, 0] as const
  const front = async (draw: Draw) => {
    const found = await judged('maxipostkarte', await upload('maxipostkarte', draw, SOME))
    return found.filter(({ code }) => code === 'beschnittNichtGefuellt')
  }

  it.each<[string, Draw, number]>([
    ['filled to the edge', (paint) => paint(0, 0, 241, 131, BLUE), 0],
    ['filled but for a quarter of a millimetre', (paint) => paint(0.25, 0.25, 240.5, 130.5, BLUE), 0],
    ['filled to the cut alone', (paint) => paint(3, 3, 235, 125, BLUE), 1],
    ['short on one side', (paint) => paint(0, 0, 238, 131, BLUE), 1],
    ['white, with an area inside', (paint) => paint(20, 20, 100, 60, BLUE), 0],
    ['white, with an area close to the cut', (paint) => paint(4, 4, 100, 60, BLUE), 0],
    ['white, where the area is white at the cut', (paint) => (paint(3, 3, 235, 125), paint(20, 20, 90, 90, BLUE)), 0],
    ['white beside a narrow line that ends at the cut', (paint) => paint(100, 68, 2, 60, BLUE), 0],
    [
      'white beside a thin frame on the cut',
      (paint) => (paint(3, 3, 235, 125, BLUE), paint(3.3, 3.3, 234.4, 124.4)),
      0,
    ],
    ['covered again', (paint) => (paint(3, 3, 235, 125, BLUE), paint(0, 0, 241, 131, [1, 0, 0, 0])), 0],
    [
      'of a surface that a mask hides there',
      (_, page, doc) => {
        const { context } = doc
        const box = { BBox: [0, 0, pt(241), pt(131)], Type: 'XObject', Subtype: 'Form' }
        const group = { ...box, Group: { S: 'Transparency', CS: 'DeviceGray' } }
        const inside = `1 g ${pt(30)} ${pt(30)} ${pt(60)} ${pt(60)} re f`
        const mask = { Type: 'Mask', S: 'Luminosity', G: context.register(context.stream(inside, group)) }
        page.node.setExtGState(PDFName.of('Mask'), context.obj({ Type: 'ExtGState', SMask: mask }))
        operators(page, `q /Mask gs 1 0 0 0 k 0 ${pt(3)} ${pt(238)} ${pt(125)} re f Q`)
      },
      0,
    ],
  ])('%s', async (_, draw, found) => {
    expect(await front(draw)).toHaveLength(found)
  })

  it('is named where it is open, and how it is mended', async () => {
    expect(await front((paint) => paint(0, 0, 238, 131, BLUE))).toMatchObject([
      { schwere: 'warnung', seite: 'vorderseite', abhilfe: 'spiegelBeschnitt', stelle: { x: 238, y: 3, w: 3, h: 125 } },
    ])
  })
})

describe('text of an upload that nobody sees', () => {
  const [WHITE, TINT] = [cmyk(0, 0, 0, 0), [0, 0, 0.3, 0] as const]
  const unseen = async (draw: (page: PDFPage, text: (more?: PDFPageDrawTextOptions) => void, paint: Paint) => void) => {
    const pdf = await upload(
      'maxipostkarte',
      async (paint, page, doc) => {
        SOME(paint)
        const font = await doc.embedFont(StandardFonts.Helvetica)
        const write = (more: PDFPageDrawTextOptions = {}) =>
          page.drawText('Nur heute', { x: pt(120), y: pt(60), size: 16, font, color: WHITE, ...more })
        draw(page, write, paint)
      },
      SOME,
    )
    return (await judged('maxipostkarte', pdf)).filter(({ code }) => code === 'textUnsichtbar')
  }

  it('is told where white stands on white', async () => {
    const [found] = await unseen((_, write) => write())
    expect(found).toMatchObject({ schwere: 'warnung', seite: 'vorderseite' })
    expect(found?.stelle?.x).toBeCloseTo(120, 1)
    expect(found?.stelle?.y).toBeGreaterThan(60)
    expect(found?.stelle?.w).toBeGreaterThan(20)
  })

  it('is one place, however many pieces it comes in, and each place is told', async () => {
    const pieces = await unseen((_, write) => {
      for (const at of [0, 2, 4]) write({ x: pt(120 + at) })
      write({ y: pt(20) })
    })
    expect(pieces).toHaveLength(2)
  })

  it.each<[string, number, Parameters<typeof unseen>[0]]>([
    ['black on black', 1, (_, write) => write({ x: pt(30), y: pt(80), color: cmyk(0, 0, 0, 1) })],
    ['white on a panel', 0, (_, write) => write({ x: pt(30), y: pt(80) })],
    ['a tint on itself', 1, (_, write, paint) => (paint(110, 50, 60, 40, TINT), write({ color: cmyk(...TINT) }))],
    ['white on a tint', 0, (_, write, paint) => (paint(110, 50, 60, 40, TINT), write({ color: WHITE }))],
    ['words under a scan, in the mode that paints nothing', 0, (_, write) => write({ renderMode: 3 })],
    ['words under a picture', 0, (_, write, paint) => (write({ color: cmyk(0, 0, 0, 1) }), paint(100, 40, 80, 50))],
    ['words of no opacity', 0, (_, write) => write({ opacity: 0 })],
    ['words beside the sheet', 0, (_, write) => write({ x: pt(-40) })],
    [
      'words outside of their clip',
      0,
      (page, write) => {
        page.pushOperators(pushGraphicsState(), rectangle(0, 0, pt(125), 900), clip(), endPath())
        write()
        page.pushOperators(popGraphicsState())
      },
    ],
  ])('%s: %d', async (_, count, draw) => {
    expect(await unseen(draw)).toHaveLength(count)
  })
})
