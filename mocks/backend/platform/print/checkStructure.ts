import { loadPdf, pruefePdfx } from '#src/engines/print/checker.ts'
import { UebergabeFehler } from './uebergabeFehler.ts'

/** Reads a finished print file again and holds it against the rules of print 14; one that breaks any is not handed over. */
export async function checkStructure(pdf: Uint8Array, name: string): Promise<void> {
  const verstoesse = pruefePdfx(await loadPdf(pdf), pdf)
  if (verstoesse.length === 0) return
  const gruende = verstoesse.map(({ regel, text }) => `${regel} ${text}`).join(', ')
  throw new UebergabeFehler(
    `Die Druckdatei ${name} ist nicht so aufgebaut, wie Druckereien sie brauchen: ${gruende}. Es wurde nichts übergeben.`,
    true,
  )
}
