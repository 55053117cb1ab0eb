import { type PDFContext, PDFDocument, PDFName, PDFObjectCopier } from '@cantoo/pdf-lib'
import type { FormatId, Rect } from '#src/contract/dokument.ts'
import type { Matrix } from '../displayList.ts'
import { BLEED_MM, FORMATS } from '../formats.ts'
import { pageForm } from './basePdf.ts'
import { num } from '../objects/content.ts'
import { loadPdf } from '../objects/loadPdf.ts'
import { flate } from '../objects/stream.ts'
import { mapBox, multiply } from '../objects/boxes.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { mediaBox, pageBox, placement } from '../objects/uploadPage.ts'
import { PT_PER_MM } from '../units.ts'
import type { Anpassung } from './anpassung.ts'
import { flattenLayers } from './flattenLayers.ts'

/** A page that ends this near to the cut, or beyond it, is meant to run to the edge, pt. */
const NEAR_PT = PT_PER_MM

/**
 * The same pages on our sheet, in its middle. Where a page reaches the cut and ends short of the bleed, it is mirrored at
 * that edge, so that the knife meets no white (print 5.3).
 */
export async function adaptPdf(bytes: Uint8Array, format: FormatId, anpassung: Anpassung): Promise<Uint8Array> {
  const source = await loadPdf(bytes, { throwOnInvalidObject: false })
  flattenLayers(source, FORMATS[format].pages)
  const objects = new Objects(source.context)
  const doc = await PDFDocument.create({ updateMetadata: false })
  const { context } = doc
  const copier = PDFObjectCopier.for(source.context, context)
  const sheet = sheetOf(format)
  for (const page of source.getPages()) {
    const centred = placement(page, format)
    const trim = mapped(centred, pageBox(page, 'TrimBox') ?? mediaBox(page))
    const scale = anpassung === 'aufFormat' ? Math.min(sheet.trim.w / trim.w, sheet.trim.h / trim.h) : 1
    const place = multiply(centred, around(scale, sheet.data))
    const whole = mapped(place, pageBox(page, 'BleedBox') ?? mediaBox(page))
    const form = context.register(pageForm(page, objects, copier, context))
    const made = doc.addPage([sheet.data.w, sheet.data.h])
    made.setTrimBox(sheet.trim.x, sheet.trim.y, sheet.trim.w, sheet.trim.h)
    made.setBleedBox(0, 0, sheet.data.w, sheet.data.h)
    made.node.set(PDFName.of('Resources'), context.obj({ XObject: { P: form } }))
    made.node.set(PDFName.of('Contents'), context.register(contentOf(context, tiles(whole, sheet), place)))
  }
  const intents = source.catalog.get(PDFName.of('OutputIntents'))
  if (intents) doc.catalog.set(PDFName.of('OutputIntents'), copier.copy(intents))
  return doc.save({ addDefaultPage: false })
}

interface Sheet {
  data: Rect
  trim: Rect
}

function sheetOf(format: FormatId): Sheet {
  const { data, final } = FORMATS[format]
  const points = (x: number, w: number, h: number): Rect => ({
    x: x * PT_PER_MM,
    y: x * PT_PER_MM,
    w: w * PT_PER_MM,
    h: h * PT_PER_MM,
  })
  return { data: points(0, data.w, data.h), trim: points(BLEED_MM, final.w, final.h) }
}

const mapped = (matrix: Matrix, { x, y, w, h }: Rect): Rect => mapBox(matrix, x, y, x + w, y + h)

/** Larger or smaller around the middle of the sheet. */
function around(scale: number, { w, h }: Rect): Matrix {
  return [scale, 0, 0, scale, ((1 - scale) * w) / 2, ((1 - scale) * h) / 2]
}

interface Tile {
  box: Rect
  mirror: Matrix
}

/** The page and its mirrored neighbours that are needed. */
function tiles(page: Rect, { data, trim }: Sheet): Tile[] {
  const across = steps(page.x, page.w, trim.x, trim.w, data.w)
  const down = steps(page.y, page.h, trim.y, trim.h, data.h)
  return across.flatMap((i) =>
    down.map((j) => ({
      box: { x: page.x + i * page.w, y: page.y + j * page.h, w: page.w, h: page.h },
      mirror: [
        i === 0 ? 1 : -1,
        0,
        0,
        j === 0 ? 1 : -1,
        i === 0 ? 0 : 2 * (i < 0 ? page.x : page.x + page.w),
        j === 0 ? 0 : 2 * (j < 0 ? page.y : page.y + page.h),
      ],
    })),
  )
}

/** -1, 0, 1: before, the page itself, behind; in one direction. */
function steps(from: number, size: number, cut: number, cutSize: number, end: number): number[] {
  const before = from > EDGE_PT && from <= cut + NEAR_PT
  const behind = from + size < end - EDGE_PT && from + size >= cut + cutSize - NEAR_PT
  return [...(before ? [-1] : []), 0, ...(behind ? [1] : [])]
}

/** Rounding of boxes, pt. */
const EDGE_PT = 0.05

function contentOf(context: PDFContext, parts: readonly Tile[], place: Matrix) {
  const numbers = (values: readonly number[]): string => values.map((value) => num(value, 5)).join(' ')
  const drawn = parts.map(({ box, mirror }) => {
    const clip = numbers([box.x, box.y, box.w, box.h])
    return `q ${clip} re W n ${numbers(multiply(place, mirror))} cm /P Do Q\n`
  })
  return flate(context, new TextEncoder().encode(drawn.join('')))
}
