import {
  decodePDFRawStream,
  type PDFContext,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { FormatId } from '#src/contract/dokument.ts'
import { BLEED_MM, FORMATS } from '../formats.ts'
import { PT_PER_MM } from '../units.ts'
import { num } from './content.ts'
import { flate } from './stream.ts'

/** A page of an uploaded PDF as a form, and the operators that draw it in points. */
export interface BasePage {
  ref: PDFRef
  place: string
}

interface Box {
  x: number
  y: number
  w: number
  h: number
}

function boxOf(page: PDFPage, name: string): Box | null {
  const raw = page.node.lookup(PDFName.of(name))
  if (!(raw instanceof PDFArray) || raw.size() !== 4) return null
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = raw.asArray().map((_, i) => raw.lookupMaybe(i, PDFNumber)?.asNumber() ?? 0)
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), w: Math.abs(x1 - x0), h: Math.abs(y1 - y0) }
}

/** Turns a point of the page clockwise by its /Rotate and scales it by its /UserUnit: what a reader shows. */
function shown(angle: number, unit: number): [number, number, number, number] {
  const turn = ((angle % 360) + 360) % 360
  if (turn === 90) return [0, -unit, unit, 0]
  if (turn === 180) return [-unit, 0, 0, -unit]
  return turn === 270 ? [0, unit, -unit, 0] : [unit, 0, 0, unit]
}

/** Puts the page's trim box, or else the middle of its sheet, on ours. */
function placement(page: PDFPage, media: Box, format: FormatId): string {
  const unit = page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1
  const [a, b, c, d] = shown(page.getRotation().angle, unit)
  const { data } = FORMATS[format]
  const anchor = boxOf(page, 'TrimBox') ?? media
  const [cx, cy] = [anchor.x + anchor.w / 2, anchor.y + anchor.h / 2]
  const e = (data.w * PT_PER_MM) / 2 - (a * cx + c * cy)
  const f = (data.h * PT_PER_MM) / 2 - (b * cx + d * cy)
  return [a, b, c, d, e, f].map((value) => num(value, 6)).join(' ')
}

function contentOf(page: PDFPage): Uint8Array {
  const contents = page.node.normalizedEntries().Contents
  const parts = (contents?.asArray() ?? []).map((_, i) => {
    const stream = contents?.lookup(i)
    return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : new Uint8Array()
  })
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
    all[at++] = 10
  }
  return all
}

/** Embeds the pages of an uploaded PDF, each once. Scripts, forms and annotations stay behind. */
export async function embedBasePdf(context: PDFContext, bytes: Uint8Array, format: FormatId): Promise<BasePage[]> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false })
  const copier = PDFObjectCopier.for(source.context, context)
  return source.getPages().map((page) => {
    const resources = page.node.normalizedEntries().Resources
    const media = boxOf(page, 'MediaBox') ?? { x: 0, y: 0, ...page.getSize(), w: page.getWidth(), h: page.getHeight() }
    const group = page.node.lookup(PDFName.of('Group'))
    const form = flate(context, contentOf(page), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [media.x, media.y, media.x + media.w, media.y + media.h],
      Resources: resources ? copier.copy(resources) : context.obj({}),
      ...(group instanceof PDFDict && { Group: copier.copy(group) }),
    })
    return { ref: context.register(form), place: placement(page, media, format) }
  })
}

/** Trim edge in points, as boxes state it. */
export const BLEED_PT = BLEED_MM * PT_PER_MM
