import type { Befund, FormatId } from '#src/contract/dokument.ts'
import type { FontSet } from '../fonts.ts'
import { uploadSeiten } from '../layers.ts'
import { preflightPdf } from '../preflight/preflightPdf.ts'
import { sorted } from '../preflight/sorted.ts'
import type { Renderer } from '../render/pdfium.ts'
import { judgeSheet } from './judgeSheet.ts'
import { NICHT_BEURTEILT } from './urteil.ts'

/** Files of which there is no picture on our sheet. */
const NO_PICTURE: ReadonlySet<string> = new Set([
  'keinePdf',
  'beschaedigt',
  'zuAufwendig',
  'geschuetzt',
  'seitenformat',
])

export function isJudged(befunde: readonly Befund[]): boolean {
  return !befunde.some(({ code }) => NO_PICTURE.has(code))
}

/** Everything that is wrong with a print PDF for a format: its operators, then its picture under our layers. */
export async function checkUpload(
  bytes: Uint8Array,
  format: FormatId,
  start: () => Promise<{ renderer: Renderer; fonts: FontSet }>,
): Promise<Befund[]> {
  const found = await preflightPdf(bytes, format)
  if (!isJudged(found)) return found
  return sorted([...found, ...(await judgeUpload(bytes, format, await start()))])
}

async function judgeUpload(
  basePdf: Uint8Array,
  format: FormatId,
  { renderer, fonts }: { renderer: Renderer; fonts: FontSet },
): Promise<Befund[]> {
  const bytesOf = (id: string) => Promise.reject(new Error(`No picture ${id} in an upload`))
  try {
    return await judgeSheet({ format, seiten: uploadSeiten(format), bytesOf, fonts, basePdf }, renderer)
  } catch {
    return [NICHT_BEURTEILT]
  }
}
