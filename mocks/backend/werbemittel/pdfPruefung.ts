import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { loadPdf, preflightPdf, repairPdf, ZU_AUFWENDIG } from '#src/engines/print/checker.ts'
import { sorted } from '#src/engines/print/rules.ts'
import { druckprobe } from './druckprobe.ts'
import { farbwandler } from '../platform/print/farbwandler.ts'
import type { PdfPruefung } from './pdfCheck.ts'

/** Time for the pictures of a file; what takes longer stays RGB, and a finding. */
const RGB_MS = 15_000

interface Job {
  bytes: Uint8Array
  format: FormatId
  /** The profile to print with: mend the file before it is checked. null: check it as it is. */
  profil: Uint8Array | null
}

async function pages(file: Uint8Array): Promise<number | null> {
  try {
    return (await loadPdf(file)).getPageCount()
  } catch {
    return null
  }
}

/** All that an upload is looked at for, in the thread that has it. */
export async function check({ bytes, format, profil }: Job): Promise<PdfPruefung> {
  const befunde = await preflightPdf(bytes, format)
  if (befunde.some(({ code }) => code === ZU_AUFWENDIG.code)) return { seiten: null, befunde }
  const repariert = profil
    ? await repairPdf(bytes, format, { befunde, wandler: () => farbwandler(profil, RGB_MS) })
    : null
  if (!repariert) return { seiten: await pages(bytes), befunde: await mitProbe(befunde, bytes, format, profil) }
  const danach = sorted([...repariert.befunde, ...(await preflightPdf(repariert.bytes, format))])
  const alle = await mitProbe(danach, repariert.bytes, format, profil)
  return { seiten: await pages(repariert.bytes), befunde: alle, repariert }
}

/** What has no error so far is printed once on trial. */
async function mitProbe(befunde: Befund[], bytes: Uint8Array, format: FormatId, profil: Uint8Array | null) {
  if (profil === null || befunde.some(({ schwere }) => schwere === 'fehler')) return befunde
  return sorted([...(await druckprobe(bytes, format, profil)), ...befunde])
}
