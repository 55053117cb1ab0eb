import type { PDFPage } from '@cantoo/pdf-lib'
import type { FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '../../formats.ts'
import { PT_PER_MM } from '../../units.ts'
import type { Sink } from './marks.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { pageContent, placement } from '../../objects/uploadPage.ts'
import { Walker } from './walker.ts'

/** Tells what a page paints within the sheet: crop marks and colour bars outside are cut off and judged by nobody. */
export function walkPage(page: PDFPage, objects: Objects, format: FormatId, sink: Sink): void {
  const { w, h } = FORMATS[format].data
  const sheet = { x: 0, y: 0, w: w * PT_PER_MM, h: h * PT_PER_MM }
  new Walker(objects, sink).run(
    pageContent(page, objects),
    page.node.Resources() ?? null,
    placement(page, format),
    sheet,
  )
}
