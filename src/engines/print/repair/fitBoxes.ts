import type { PDFDocument } from '@cantoo/pdf-lib'
import type { FormatId, Rect } from '#src/contract/dokument.ts'
import { FORMATS } from '../formats.ts'
import { mediaBox, pageBox, shownSize } from '../objects/uploadPage.ts'

/** Differences of other programs' rounding, pt. */
const TOLERANCE_PT = 1

/**
 * Cuts each page to the sheet that we print, where its cut says where that lies: marks and slug around it go, and a
 * part of the page that readers would not show is not hidden by its own box. Whether anything had to be changed.
 */
export function fitBoxes(doc: PDFDocument, format: FormatId): boolean {
  let changed = false
  const { data } = FORMATS[format]
  for (const page of doc.getPages()) {
    const media = mediaBox(page)
    const trim = pageBox(page, 'TrimBox')
    // How many points of the page one mm of our sheet is, in both of its directions.
    const one = shownSize(page, { x: 0, y: 0, w: 1, h: 1 })
    const turned = shownSize(page, { x: 0, y: 0, w: 1, h: 0 }).w === 0
    const w = (turned ? data.h : data.w) / one.w
    const h = (turned ? data.w : data.h) / one.w
    const box = trim && { x: trim.x + (trim.w - w) / 2, y: trim.y + (trim.h - h) / 2, w, h }
    const sheet = box && contains(media, box) ? box : media
    const crop = pageBox(page, 'CropBox')
    if (same(sheet, media) && (!crop || same(crop, media))) continue
    page.setMediaBox(sheet.x, sheet.y, sheet.w, sheet.h)
    page.setCropBox(sheet.x, sheet.y, sheet.w, sheet.h)
    page.setBleedBox(sheet.x, sheet.y, sheet.w, sheet.h)
    changed = true
  }
  return changed
}

const edges = ({ x, y, w, h }: Rect): number[] => [x, y, x + w, y + h]

function same(a: Rect, b: Rect): boolean {
  const others = edges(b)
  return edges(a).every((edge, i) => Math.abs(edge - (others[i] ?? 0)) < TOLERANCE_PT)
}

function contains(outer: Rect, inner: Rect): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = edges(outer)
  const [x = 0, y = 0, x1 = 0, y1 = 0] = edges(inner)
  const slack = TOLERANCE_PT
  return x >= left - slack && y >= bottom - slack && x1 <= right + slack && y1 <= top + slack
}
