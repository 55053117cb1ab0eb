import { PDFDocument, PDFName, cmyk, degrees } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Abhilfe } from '#src/contract/abhilfe.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { adaptPdf } from '#src/engines/print/repair/adaptPdf.ts'
import type { Anpassung } from '#src/engines/print/repair/anpassung.ts'
import { raster, withFile } from '../fixtures.ts'

const pt = (mm: number): number => (mm * 72) / 25.4

interface Sheet {
  size: [number, number]
  trim?: [number, number, number, number]
  turn?: number
}

/** Two pages with an edge of cyan 4 mm wide around magenta. */
async function card({ size: [w, h], trim, turn = 0 }: Sheet): Promise<Uint8Array> {
  const doc = await PDFDocument.create()
  for (let i = 0; i < 2; i++) {
    const page = doc.addPage([pt(w), pt(h)])
    page.drawRectangle({ x: 0, y: 0, width: pt(w), height: pt(h), color: cmyk(1, 0, 0, 0) })
    page.drawRectangle({ x: pt(4), y: pt(4), width: pt(w - 8), height: pt(h - 8), color: cmyk(0, 1, 0, 0) })
    if (trim) {
      const [x, y, tw, th] = trim
      page.setTrimBox(pt(x), pt(y), pt(tw), pt(th))
    }
    page.setRotation(degrees(turn))
  }
  doc.catalog.set(PDFName.of('OutputIntents'), doc.context.obj([{}]))
  return doc.save()
}

/** What is seen at these places of our sheet, mm from the top left: c, m or white. */
async function seen(file: Uint8Array, places: [number, number][]): Promise<string> {
  return withFile(file, async (path, folder) => {
    const page = await raster(path, folder, 1, 127)
    // The sheet, rounded up to whole pixels.
    expect([page.width, page.height]).toEqual([1206, 656])
    return places
      .map(([x, y]) => {
        const [red, green] = page.at(x * 5, y * 5)
        return red > 200 && green > 200 ? 'w' : red > green ? 'm' : 'c'
      })
      .join('')
  })
}

async function offered(file: Uint8Array): Promise<(Abhilfe | undefined)[]> {
  const found = await preflightPdf(file, 'maxipostkarte')
  return [
    ...new Set(
      found
        .filter(({ schwere, code }) => schwere === 'fehler' && code !== 'zoneNichtFrei')
        .map(({ abhilfe }) => abhilfe),
    ),
  ]
}

describe('an upload that does not fit is put on our sheet', () => {
  test.each<[string, Sheet, Anpassung, string]>([
    // Corner, edge of the bleed, 2 mm into the cut, 5 mm into it.
    ['final size without bleed: mirrored at its edges', { size: [235, 125] }, 'spiegelBeschnitt', 'cccm'],
    ['half a bleed: mirrored where it ends', { size: [237, 127], trim: [1, 1, 235, 125] }, 'spiegelBeschnitt', 'cccm'],
    ['turned by a right angle', { size: [125, 235], turn: 90 }, 'spiegelBeschnitt', 'cccm'],
    ['twice as large, its edge half as wide', { size: [470, 250] }, 'aufFormat', 'mmcm'],
    ['A5, as it is: in the middle, white beside', { size: [148, 100] }, 'zentrieren', 'wwww'],
  ])('%s', async (_, sheet, anpassung, expected) => {
    const file = await card(sheet)
    expect(await offered(file)).toEqual([anpassung])
    const done = await adaptPdf(file, 'maxipostkarte', anpassung)
    expect(await offered(done)).toEqual([])
    expect(
      await seen(done, [
        [0.5, 0.5],
        [0.5, 60],
        [4.5, 60],
        [8.5, 60],
      ]),
    ).toBe(expected)
  })

  test('in the middle, to the tenth of a millimetre', async () => {
    const done = await adaptPdf(await card({ size: [148, 100] }), 'maxipostkarte', 'zentrieren')
    const left = 120.5 - 74
    expect(
      await seen(done, [
        [left - 0.3, 65],
        [left + 0.3, 65],
        [left + 4.3, 65],
        [120, 65.5 - 50.3],
        [120, 65.5 - 49.7],
      ]),
    ).toBe('wcmwc')
  })

  test('scaled until it fits, without being cut, and never stretched', async () => {
    const done = await adaptPdf(await card({ size: [300, 200] }), 'maxipostkarte', 'aufFormat')
    // 125 mm high, so 187.5 mm wide: mirrored above and below, white at the sides.
    const left = 120.5 - 93.75
    expect(
      await seen(done, [
        [left - 0.4, 65],
        [left + 0.4, 65],
        [120, 1.5],
        [120, 3.5],
        [120, 6],
      ]),
    ).toBe('wcccm')
  })
})
