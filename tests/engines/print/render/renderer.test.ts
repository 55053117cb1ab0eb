import { PDFArray, PDFDocument, PDFName, PDFNumber, rgb, degrees } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { drawUpload } from '#src/engines/print/render/drawUpload.ts'
import { PT_PER_MM } from '#src/engines/print/units.ts'
import { colourAt, testRenderer } from '#tests/support/renderer.ts'

const DPI = 96
const [DATA_W, DATA_H, BLEED] = [241, 131, 3]

/** Left half black, right half white, 32 × 32. */
const JPEG_2000 =
  '/0//UQApAAAAAAAgAAAAIAAAAAAAAAAAAAAAIAAAACAAAAAAAAAAAAABBwEB/1IADAAAAAEABQQEAAH/XAATQEBISFBISFBISFBISFBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABIAAH/k8+0CAbHz8AIAXfH2goACBWtDW/PwCAXLHOCYLBK28/AQCFuDRi+ekhK5wEPcLnaHD/H2goANfI/qr3/2Q=='
const JBIG2 = 'AAAAADAAAQAAABMAAAAgAAAAIAAAAAAAAAAAAAAAAAAAASYAAQAAACQAAAAgAAAAIAAAAAAAAAAAAAEmoL///////////////+ACACA='

it.each([
  ['JPEG 2000', 'JPXDecode', JPEG_2000, 8],
  ['JBIG2', 'JBIG2Decode', JBIG2, 1],
] as const)('PDF-10 a picture in %s is drawn', async (_, filter, data, bits) => {
  const doc = await PDFDocument.create()
  const page = doc.addPage([72, 72])
  const picture = doc.context.stream(Buffer.from(data, 'base64'), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 32,
    Height: 32,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: bits,
    Filter: filter,
  })
  page.node.setXObject(PDFName.of('P'), doc.context.register(picture))
  page.node.set(PDFName.of('Contents'), doc.context.register(doc.context.stream('q 72 0 0 72 0 0 cm /P Do Q')))
  const drawing = (await testRenderer()).open(await doc.save())
  const raster = drawing.draw(0, DPI)
  expect([raster.w, raster.h]).toEqual([DPI, DPI])
  expect(colourAt(raster, DPI, 6, 12)).toEqual([0, 0, 0])
  expect(colourAt(raster, DPI, 19, 12)).toEqual([255, 255, 255])
  drawing.close()
})

/** A card whose sheet is larger than its trim: red at 20/30 from the trim's top left corner as it is read. */
async function card(turn: number, { unit = 1, marks = 0, origin = 0 } = {}): Promise<Uint8Array> {
  const doc = await PDFDocument.create()
  const scale = PT_PER_MM / unit
  const [w, h] = [DATA_W + 2 * marks, DATA_H + 2 * marks]
  const upright = turn % 180 === 0
  const page = doc.addPage([(upright ? w : h) * scale, (upright ? h : w) * scale])
  // A point as it is read, y down from the sheet's corner, on the page before it is turned.
  const toPage = (x: number, y: number): [number, number] => {
    if (turn === 90) return [y, x]
    if (turn === 180) return [w - x, y]
    if (turn === 270) return [h - y, w - x]
    return [x, h - y]
  }
  const box = (edge: number) => {
    const [x0, y0] = toPage(edge, edge)
    const [x1, y1] = toPage(w - edge, h - edge)
    const [left, bottom] = [Math.min(x0, x1), Math.min(y0, y1)]
    return [left, bottom, Math.max(x0, x1), Math.max(y0, y1)].map((value) => value * scale + origin)
  }
  const setBox = (name: string, edge: number) => {
    const values = PDFArray.withContext(doc.context)
    for (const value of box(edge)) values.push(PDFNumber.of(value))
    page.node.set(PDFName.of(name), values)
  }
  setBox('MediaBox', 0)
  setBox('CropBox', marks / 2)
  setBox('TrimBox', marks + BLEED)
  if (unit !== 1) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(unit))
  page.setRotation(degrees(turn))
  const square = (x: number, y: number, edge: number, color: ReturnType<typeof rgb>) => {
    const [x0, y0] = toPage(x, y)
    const [x1, y1] = toPage(x + edge, y + edge)
    page.drawRectangle({
      x: Math.min(x0, x1) * scale + origin,
      y: Math.min(y0, y1) * scale + origin,
      width: edge * scale,
      height: edge * scale,
      color,
    })
  }
  square(marks + BLEED + 20, marks + BLEED + 30, 10, rgb(1, 0, 0))
  // A printer's mark outside.
  if (marks > 0) square(0, 0, marks - 1, rgb(0, 0, 1))
  return doc.save()
}

it.each([
  ['as it is', 0, {}],
  ['turned by 90 degrees', 90, {}],
  ['turned by 180 degrees', 180, {}],
  ['turned by 270 degrees', 270, {}],
  ['in units of two points', 0, { unit: 2 }],
  ['with marks around it', 0, { marks: 12 }],
  ['with marks, turned', 270, { marks: 12 }],
  ['with its corner elsewhere', 0, { origin: -300 }],
] as const)('a page %s is drawn where it is printed', async (_, turn, options) => {
  const [front] = await drawUpload(await testRenderer(), await card(turn, options), {
    format: 'maxipostkarte',
    dpi: DPI,
  })
  if (!front) throw new Error('no page')
  expect([front.w, front.h]).toEqual([911, 495])
  const at = (x: number, y: number) => colourAt(front, DPI, BLEED + x, BLEED + y)
  for (const [x, y] of [
    [20.5, 30.5],
    [29.5, 30.5],
    [20.5, 39.5],
    [29.5, 39.5],
  ] as const)
    expect(at(x, y)).toEqual([255, 0, 0])
  for (const [x, y] of [
    [19.5, 35],
    [30.5, 35],
    [25, 29.5],
    [25, 40.5],
    [-2, -2],
  ] as const)
    expect(at(x, y)).toEqual([255, 255, 255])
})

it('a side that the file has not is paper', async () => {
  const pages = await drawUpload(await testRenderer(), await card(0), { format: 'maxipostkarte', dpi: DPI })
  expect(pages.length).toBe(2)
  expect(pages[1]?.rgba.every((value) => value === 255)).toBe(true)
})

it('comments and form fields are not drawn: we print none', async () => {
  const doc = await PDFDocument.create()
  const page = doc.addPage([72, 72])
  const form = doc.getForm()
  form.createTextField('feld').addToPage(page, { x: 0, y: 0, width: 72, height: 72, backgroundColor: rgb(1, 0, 0) })
  const drawing = (await testRenderer()).open(await doc.save())
  expect(drawing.draw(0, DPI).rgba.every((value) => value === 255)).toBe(true)
  drawing.close()
})

it('a page that would take all memory is not drawn, and the next one is', async () => {
  const renderer = await testRenderer()
  const doc = await PDFDocument.create()
  doc.addPage([14_400, 14_400])
  const drawing = renderer.open(await doc.save())
  expect(() => drawing.draw(0, 300)).toThrow(/not drawn/)
  drawing.close()
  expect(() => renderer.open(new TextEncoder().encode('%PDF-1.7 nothing'))).toThrow(/cannot read/)
  expect((await drawUpload(renderer, await card(0), { format: 'maxipostkarte', dpi: 24 })).length).toBe(2)
})
