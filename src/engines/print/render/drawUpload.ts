import type { FormatId } from '#src/contract/dokument.ts'
import { FASSUNG } from '../fassung.ts'
import type { FontSet } from '../fonts.ts'
import { FORMATS } from '../formats.ts'
import { writePdf } from '../pdf/writePdf.ts'
import type { Raster, Renderer } from './pdfium.ts'

/**
 * Pages of an uploaded PDF on the sheet of the format, one per side. They go through the writer of the print file, so that
 * turned pages, other origins and crop marks outside the trim stand in the picture where they stand in print.
 */
export async function drawUpload(
  renderer: Renderer,
  bytes: Uint8Array,
  { format, dpi }: { format: FormatId; dpi: number },
): Promise<Raster[]> {
  const sheet = { empfaenger: null, absender: null, fassung: FASSUNG, datenschutzText: null, qrUrls: {} }
  const context = { ...sheet, format, fonts: NO_FONTS }
  const printed = await writePdf({
    format,
    title: '',
    basePdf: bytes,
    pages: FORMATS[format].pages.map((side) => ({ seite: { side, layers: [], guides: [] }, context })),
    assets: (id) => Promise.reject(new Error(`No picture ${id} in an upload`)),
  })
  const drawing = renderer.open(printed)
  try {
    return Array.from({ length: drawing.pages }, (_, page) => drawing.draw(page, dpi))
  } finally {
    drawing.close()
  }
}

const none = (): never => {
  throw new Error('A page without layers has no fonts')
}

/** Without layers nothing of ours is set. */
const NO_FONTS: FontSet = { get: none, has: () => false, byKey: none, faces: () => [] }
