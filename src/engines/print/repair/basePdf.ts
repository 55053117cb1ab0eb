import {
  type PDFContext,
  PDFDict,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  type PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '../formats.ts'
import { flattenLayers } from './flattenLayers.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { mediaBox, pageContent, placement } from '../objects/uploadPage.ts'
import { num } from '../objects/content.ts'
import { loadPdf } from '../objects/loadPdf.ts'
import { makePressReady } from './pressReady.ts'
import { flate } from '../objects/stream.ts'

/** A page of an uploaded PDF as a form, and the operators that draw it in points. */
export interface BasePage {
  ref: PDFRef
  place: string
}

/** Embeds the pages of an uploaded PDF, each once, as they are printed: hidden layers, scripts, forms and annotations stay behind. */
export async function embedBasePdf(context: PDFContext, bytes: Uint8Array, format: FormatId): Promise<BasePage[]> {
  const source = await loadPdf(bytes)
  flattenLayers(source, FORMATS[format].pages)
  makePressReady(source)
  const objects = new Objects(source.context)
  const copier = PDFObjectCopier.for(source.context, context)
  return source.getPages().map((page) => {
    const form = pageForm(page, objects, copier, context)
    const matrix = placement(page, format)
    return { ref: context.register(form), place: matrix.map((value) => num(value, 6)).join(' ') }
  })
}

/** A page as a form of another file. */
export function pageForm(page: PDFPage, objects: Objects, copier: PDFObjectCopier, context: PDFContext): PDFRawStream {
  const { x, y, w, h } = mediaBox(page)
  const resources = page.node.Resources()
  const group = page.node.lookup(PDFName.of('Group'))
  return flate(context, pageContent(page, objects), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, y, x + w, y + h],
    Resources: resources ? copier.copy(resources) : context.obj({}),
    ...(group instanceof PDFDict && { Group: copier.copy(group) }),
  })
}
