import { pdfiumModule } from '#mocks/backend/platform/print/nodePdfium.ts'
import { startRenderer, type Raster, type Renderer } from '#src/engines/print/render/pdfium.ts'
import { MM_PER_INCH } from '#src/engines/print/units.ts'

let started: Promise<Renderer> | undefined

/** PDFium for the tests of one file. */
export function testRenderer(): Promise<Renderer> {
  started ??= pdfiumModule().then(startRenderer)
  return started
}

/** Red, green and blue at a place of the page, mm from its top left corner. */
export function colourAt({ w, rgba }: Raster, dpi: number, x: number, y: number): number[] {
  const at = (Math.floor((y * dpi) / MM_PER_INCH) * w + Math.floor((x * dpi) / MM_PER_INCH)) * 4
  return Array.from(rgba.subarray(at, at + 3))
}
