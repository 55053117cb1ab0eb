import { PDFArray, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'
import type { FormatId, Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../displayList.ts'
import { FORMATS } from '../formats.ts'
import { MM_PER_PT, PT_PER_MM } from '../units.ts'
import { join, type Objects } from './pdfObjects.ts'

export type PageBoxName = 'MediaBox' | 'CropBox' | 'TrimBox' | 'BleedBox'

/** A box in points, y up; null when the page does not state it. */
export function pageBox(page: PDFPage, name: PageBoxName): Rect | null {
  const value = page.doc.context.lookup(page.node.getInheritableAttribute(PDFName.of(name)))
  if (!(value instanceof PDFArray) || value.size() !== 4) return null
  const numbers = value.asArray().map((item) => page.doc.context.lookup(item))
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers.map((item) => (item instanceof PDFNumber ? item.asNumber() : 0))
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), w: Math.abs(x1 - x0), h: Math.abs(y1 - y0) }
}

/** A4 upright is what readers assume for a page without size. */
const DEFAULT_MEDIA: Rect = { x: 0, y: 0, w: 595, h: 842 }

export function mediaBox(page: PDFPage): Rect {
  return pageBox(page, 'MediaBox') ?? DEFAULT_MEDIA
}

function rotationOf(page: PDFPage): number {
  const value = page.doc.context.lookup(page.node.getInheritableAttribute(PDFName.of('Rotate')))
  const angle = value instanceof PDFNumber ? value.asNumber() : 0
  return ((angle % 360) + 360) % 360
}

function userUnit(page: PDFPage): number {
  const unit = page.node.lookup(PDFName.of('UserUnit'))
  return unit instanceof PDFNumber && unit.asNumber() > 0 ? unit.asNumber() : 1
}

/** Width and height of a box as a reader shows them, mm: rotation and user unit count (PDF-05). */
export function shownSize(page: PDFPage, box: Rect): { w: number; h: number } {
  const factor = MM_PER_PT * userUnit(page)
  const turned = rotationOf(page) % 180 !== 0
  return { w: (turned ? box.h : box.w) * factor, h: (turned ? box.w : box.h) * factor }
}

/** Puts the page's trim box, or else the middle of its sheet, on ours; points, y up. */
export function placement(page: PDFPage, format: FormatId): Matrix {
  const unit = userUnit(page)
  const turn = rotationOf(page)
  const turns: Record<number, readonly [number, number, number, number]> = {
    90: [0, -unit, unit, 0],
    180: [-unit, 0, 0, -unit],
    270: [0, unit, -unit, 0],
  }
  const [a, b, c, d] = turns[turn] ?? ([unit, 0, 0, unit] as const)
  const { data } = FORMATS[format]
  const anchor = pageBox(page, 'TrimBox') ?? mediaBox(page)
  const [cx, cy] = [anchor.x + anchor.w / 2, anchor.y + anchor.h / 2]
  return [a, b, c, d, (data.w * PT_PER_MM) / 2 - (a * cx + c * cy), (data.h * PT_PER_MM) / 2 - (b * cx + d * cy)]
}

/** Content of a page, its parts one after the other. */
export function pageContent(page: PDFPage, objects: Objects): Uint8Array {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((item) => objects.context.lookup(item)) : [contents]
  return join(
    streams.map((stream) => objects.bytes(stream)),
    1,
  )
}
