import { PDFDocument, type PDFPage, cmyk } from '@cantoo/pdf-lib'
import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { type Sheet, judgeSheet } from '#src/engines/print/judge/judgeSheet.ts'
import { uploadSeiten } from '#src/engines/print/layers.ts'
import { PT_PER_MM } from '#src/engines/print/units.ts'
import { testRenderer } from '#tests/support/renderer.ts'
import { fonts } from '../fixtures.ts'
import { expectSentences } from '../sentences.ts'

export const pt = (mm: number) => mm * PT_PER_MM

/** Paints a rectangle, mm from the top left of the sheet; without inks it is white. */
export type Paint = (
  x: number,
  y: number,
  w: number,
  h: number,
  inks?: readonly [number, number, number, number],
) => void

/** A print PDF in the right size, with boxes; what stands on each of its pages. */
export async function upload(
  format: FormatId,
  ...draw: ((paint: Paint, page: PDFPage, doc: PDFDocument) => unknown)[]
): Promise<Uint8Array> {
  const { data, pages } = FORMATS[format]
  const doc = await PDFDocument.create()
  for (const [index] of pages.entries()) {
    const page = doc.addPage([pt(data.w), pt(data.h)])
    page.setTrimBox(pt(3), pt(3), pt(data.w - 6), pt(data.h - 6))
    const paint: Paint = (x, y, w, h, inks = [0, 0, 0, 0]) =>
      page.drawRectangle({ x: pt(x), y: pt(data.h - y - h), width: pt(w), height: pt(h), color: cmyk(...inks) })
    await draw[index]?.(paint, page, doc)
  }
  return doc.save()
}

/** What the judge says of an upload under our own layers as they are at first. */
export async function judged(format: FormatId, pdf: Uint8Array, seiten = uploadSeiten(format)): Promise<Befund[]> {
  return judgedSheet({ format, seiten, basePdf: pdf })
}

export async function judgedSheet(sheet: Pick<Sheet, 'format' | 'seiten'> & Partial<Sheet>): Promise<Befund[]> {
  const found = await judgeSheet(
    { bytesOf: (id) => Promise.reject(new Error(`no picture ${id}`)), fonts, ...sheet },
    await testRenderer(),
  )
  expectSentences(found)
  return found
}

export const codesOf = (befunde: readonly Befund[]) =>
  befunde.map(({ code, schwere }) => `${schwere} ${code}`).toSorted()
