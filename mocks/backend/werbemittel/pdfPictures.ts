import type { FormatId } from '#src/contract/dokument.ts'
import { FORMATS, MM_PER_INCH } from '#src/engines/print/rules.ts'
import { pdfiumModule } from '../platform/print/nodePdfium.ts'
import { inThread } from './thread.ts'

/** Draws an uploaded PDF, a PNG for each side of the format; null when it cannot be read or drawn in time. */
export async function drawPdf(bytes: Uint8Array, format: FormatId, breitePx: number): Promise<Uint8Array[] | null> {
  const dpi = (breitePx * MM_PER_INCH) / FORMATS[format].data.w
  return inThread<Uint8Array[]>('pdfWorker.ts', { bytes: bytes.slice(), format, dpi, pdfium: await pdfiumModule() })
}
