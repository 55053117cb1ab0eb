import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { ZU_AUFWENDIG } from '#src/domain/print/preflight/preflightPdf.ts'
import { inThread } from './thread.ts'

export interface PdfPruefung {
  /** null when the file cannot be opened without a password, or at all. */
  seiten: number | null
  befunde: Befund[]
}

/** What is wrong with a print PDF for a format. One that ties the check up is too much for print as well (SEC-35). */
export async function pruefePdf(bytes: Uint8Array, format: FormatId): Promise<PdfPruefung> {
  const pruefung = await inThread<PdfPruefung>('pdfCheckWorker.ts', { bytes: bytes.slice(), format })
  return pruefung ?? { seiten: null, befunde: [ZU_AUFWENDIG] }
}
