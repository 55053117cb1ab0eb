import { inThread } from './thread.ts'

export interface PdfBilder {
  /** Pages of the file. */
  anzahl: number
  /** PNG per drawn page. */
  pictures: Uint8Array[]
}

/** Draws the first pages of a PDF; null when it cannot be read or drawn in time. */
export function drawPdf(bytes: Uint8Array, seiten: number, breitePx: number): Promise<PdfBilder | null> {
  return inThread<PdfBilder>('pdfWorker.ts', { bytes: bytes.slice(), seiten, breitePx })
}
