import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORMATS } from '#src/engines/print/formats.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf, raster, withFile } from '../fixtures.ts'

const FORMAT = 'maxipostkarte'
const DPI = 60
const { w, h } = FORMATS[FORMAT].data
const px = (mm: number) => Math.floor((mm / 25.4) * DPI)

/** Colours of a page by poppler, one in three pixels. */
async function colours(pdf: Uint8Array, page: number): Promise<number[][]> {
  return withFile(pdf, async (name, folder) => {
    const { at } = await raster(name, folder, page, DPI)
    const found: number[][] = []
    for (let y = 0; y < px(h); y += 3) for (let x = 0; x < px(w); x += 3) found.push([...at(x, y)].slice(0, 3))
    return found
  })
}

// Masks of light and of opacity, nested groups, smoothed pictures; poppler draws what the program meant.
test.each(['cairo-maske', 'rsvg-maske', 'chrome-effekte', 'cairo-weiss-mit-alpha'])(
  '%s looks as it came, with its masks mixed in grey',
  async (datei) => {
    const bytes = new Uint8Array(readFileSync(`tests/engines/print/corpus/files/${datei}.pdf`))
    const printed = await writePdf({
      format: FORMAT,
      title: '',
      basePdf: bytes,
      pages: FORMATS[FORMAT].pages.map((side) => ({
        seite: { side, layers: [], guides: [] },
        context: contextOf(FORMAT),
      })),
      assets: (id) => Promise.reject(new Error(`No picture ${id}`)),
    })
    for (const page of [1, 2]) {
      const [before, after] = [await colours(bytes, page), await colours(printed, page)]
      const far = before.filter((rgb, i) => rgb.some((value, k) => Math.abs(value - (after[i]?.[k] ?? 0)) > 12))
      // Edges fall between pixels in another way.
      expect(far.length / before.length).toBeLessThan(0.01)
      expect(before.some((rgb) => rgb.some((value) => value < 200))).toBe(true)
    }
  },
)
