import type { FormatId } from '#src/contract/dokument.ts'
import { type Abweichung, checkCodes, chosenPieces, readCodes, type WantedPage } from '#src/engines/print/checker.ts'
import { type Renderer, startRenderer } from '#src/engines/print/writer.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { readQr } from './codeReader.ts'
import { pdfiumModule } from './nodePdfium.ts'
import { UebergabeFehler } from './uebergabeFehler.ts'

/** Codes of finished files that were looked at again. */
export interface Codepruefung {
  /** Compared with what they must hold, module by module. */
  verglichen: number
  /** Read back from the picture of the page. */
  gelesen: number
}

interface Gedruckt {
  /** Name of the file. */
  name: string
  format: FormatId
  /** Recipients in print order, and how much room the address of each needs. */
  stuecke: readonly { nr: number; platzbedarf: number }[]
  /** Pages in print order, as many for each recipient. */
  pages: readonly WantedPage[]
  /** Recipients of the whole package. */
  anzahl: number
}

let renderer: Promise<Renderer> | undefined

/**
 * Looks at the codes of a finished print file again (print 4): compares each from the operators and reads a choice of
 * them from pixels. One that is not what was approved stops the hand-over.
 */
export async function checkPrinted(pdf: Uint8Array, gedruckt: Gedruckt): Promise<Codepruefung> {
  const { format, stuecke, pages, anzahl } = gedruckt
  const { verglichen, abweichung } = await checkCodes(pdf, pages)
  if (abweichung !== null) throw gestoppt(abweichung, gedruckt)
  if (verglichen === 0) return { verglichen, gelesen: 0 }
  const perPiece = pages.length / stuecke.length
  const chosen = chosenPieces(stuecke, anzahl)
  const toRead = new Map(
    [...pages.entries()].flatMap(([number, page]) => {
      const art = chosen.get(Math.floor(number / perPiece))
      return art === undefined ? [] : [[number, { ...page, ganz: art === 'ganz' }] as const]
    }),
  )
  renderer ??= pdfiumModule().then(startRenderer)
  const read = await readCodes(pdf, toRead, { format, renderer: await renderer, read: readQr })
  if (read.abweichung !== null) throw gestoppt(read.abweichung, gedruckt)
  return { verglichen, gelesen: read.gelesen }
}

const WAS: Record<Abweichung['grund'], string> = {
  fehlt: 'steht nicht an seinem Platz',
  anders: 'hält nicht, was freigegeben wurde',
  unlesbar: 'lässt sich aus dem fertigen Druckbild nicht lesen',
}

function gestoppt({ seite, ebene, grund }: Abweichung, { name, stuecke, pages }: Gedruckt): UebergabeFehler {
  const nr = stuecke[Math.floor((seite * stuecke.length) / pages.length)]?.nr ?? 0
  return new UebergabeFehler(
    `Der QR-Code „${ebene}“ ${WAS[grund]}: Seite ${formatZahl(seite + 1)} in ${name}, Empfänger Nr. ${formatZahl(nr)}. Es wurde nichts übergeben.`,
    true,
  )
}
