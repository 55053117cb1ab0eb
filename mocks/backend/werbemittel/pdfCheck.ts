import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { type Reparatur, ZU_AUFWENDIG } from '#src/engines/print/checker.ts'
import { inThread } from './thread.ts'

/** Longest look at a file that is mended as well: two checks, and its pictures turned into inks (print 5.5). */
const REPARATUR_MS = 40_000

export interface PdfPruefung {
  /** null when the file cannot be opened without a password, or at all. */
  seiten: number | null
  befunde: Befund[]
  /** The file as it is to be stored, where something in it was mended. */
  repariert?: Reparatur
}

/** What is wrong with a print PDF for a format. `profil`: what is printed with; with it the file is mended before. One that ties the check up is too much for print as well (SEC-35). */
export async function checkPdf(bytes: Uint8Array, format: FormatId, profil: Uint8Array | null): Promise<PdfPruefung> {
  const job = { bytes: bytes.slice(), format, profil }
  const pruefung = await inThread<PdfPruefung>('pdfCheckWorker.ts', job, profil ? REPARATUR_MS : undefined)
  return pruefung ?? { seiten: null, befunde: [ZU_AUFWENDIG] }
}
