import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { Objects } from '#src/engines/print/objects/pdfObjects.ts'
import { mediaBox, pageBox, pageContent, placement, shownSize } from '#src/engines/print/objects/uploadPage.ts'

const doc = await PDFDocument.create()
const { context } = doc
const objects = new Objects(context)
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const name = (key: string) => PDFName.of(key)

describe('an uploaded page', () => {
  const page = (entries: Record<string, unknown>) => {
    const made = doc.addPage()
    made.node.delete(name('MediaBox'))
    for (const [key, value] of Object.entries(entries)) made.node.set(name(key), context.obj(value as never))
    return made
  }

  test('has its boxes whichever corners they name', () => {
    expect(pageBox(page({ TrimBox: [50, 80, 10, 20] }), 'TrimBox')).toEqual({ x: 10, y: 20, w: 40, h: 60 })
    expect(pageBox(page({ TrimBox: [10, 20, 50] }), 'TrimBox')).toBeNull()
    expect(pageBox(page({ TrimBox: 5 }), 'TrimBox')).toBeNull()
    expect(pageBox(page({ TrimBox: ['a', 'b', 30, 40] }), 'TrimBox')).toEqual({ x: 0, y: 0, w: 30, h: 40 })
    expect(pageBox(page({ TrimBox: [10, 20, 'a', 'b'] }), 'TrimBox')).toEqual({ x: 0, y: 0, w: 10, h: 20 })
    // Readers take a page without size for A4.
    const { x, y, w, h } = mediaBox(page({}))
    expect([x, y, Math.round((w / 72) * 25.4), Math.round((h / 72) * 25.4)]).toEqual([0, 0, 210, 297])
  })

  test.each([
    [0, 1, false],
    [90, 1, true],
    [180, 1, false],
    [-90, 1, true],
    [450, 1, true],
    [0, 2, false],
    [0, -2, false],
  ])('turned by %i degrees, unit %d', (Rotate, UserUnit, turned) => {
    const { w, h } = shownSize(page({ Rotate, UserUnit }), { x: 0, y: 0, w: 72, h: 144 })
    const unit = UserUnit > 0 ? UserUnit : 1
    expect([w, h].map((value) => Math.round(value * 1000) / 1000)).toEqual(
      (turned ? [50.8, 25.4] : [25.4, 50.8]).map((value) => value * unit),
    )
  })

  /** Where a point of the page comes to lie on a sheet of 241 x 131 mm, mm from the bottom left. */
  function placed(entries: Record<string, unknown>, x: number, y: number): number[] {
    const [a, b, c, d, e, f] = placement(page(entries), 'maxipostkarte')
    return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(((value * 25.4) / 72) * 10) / 10)
  }

  test('lies with the middle of its cut, or of its sheet, on ours', () => {
    const inch = 72
    const sheet = { MediaBox: [0, 0, 4 * inch, 2 * inch] }
    const middle = [120.5, 65.5]
    for (const Rotate of [0, 90, 180, 270]) expect(placed({ ...sheet, Rotate }, 2 * inch, inch)).toEqual(middle)
    expect(placed({ ...sheet, TrimBox: [inch, 0, 2 * inch, inch] }, 1.5 * inch, inch / 2)).toEqual(middle)
    expect(placed({ ...sheet, UserUnit: 2 }, 3 * inch, inch)).toEqual([120.5 + 50.8, 65.5])
    // A point one inch to the right of the middle goes clockwise with the sheet.
    const right = (Rotate: number) => placed({ ...sheet, Rotate }, 3 * inch, inch)
    expect([0, 90, 180, 270].map(right)).toEqual([
      [145.9, 65.5],
      [120.5, 40.1],
      [95.1, 65.5],
      [120.5, 90.9],
    ])
    const above = (Rotate: number) => placed({ ...sheet, Rotate }, 2 * inch, 2 * inch)
    expect([0, 90, 180, 270].map(above)).toEqual([
      [120.5, 90.9],
      [145.9, 65.5],
      [120.5, 40.1],
      [95.1, 65.5],
    ])
  })

  test('has its content in one piece, its parts kept apart', () => {
    const [one, two] = ['q 1', '0 m Q'].map((content) =>
      context.register(PDFRawStream.of(context.obj({}), ascii(content))),
    )
    expect(pageContent(page({ Contents: [one, two] }), objects)).toEqual(ascii('q 1\n0 m Q\n'))
    expect(pageContent(page({ Contents: two }), objects)).toEqual(ascii('0 m Q\n'))
    expect(pageContent(page({}), objects)).toEqual(ascii('\n'))
  })
})
