import { checkCodes, type WantedPage } from '#src/domain/print/finished/checkCodes.ts'
import { formatZahl } from '#src/domain/number/german.ts'
import { UebergabeFehler } from './uebergabeFehler.ts'

/** Codes of finished files that were looked at again. */
export interface Codepruefung {
  /** Compared with what they must hold, module by module. */
  verglichen: number
}

interface Gedruckt {
  /** Name of the file. */
  name: string
  /** Numbers of the recipients, in print order. */
  nummern: readonly number[]
  /** Pages in print order, as many for each recipient. */
  pages: readonly WantedPage[]
}

/** Reads every code of a finished print file again (print 4). One that is not what was approved stops the hand-over. */
export async function checkPrinted(pdf: Uint8Array, { name, nummern, pages }: Gedruckt): Promise<Codepruefung> {
  const { verglichen, abweichung } = await checkCodes(pdf, pages)
  if (abweichung === null) return { verglichen }
  const { seite, ebene, grund } = abweichung
  const nr = nummern[Math.floor((seite * nummern.length) / pages.length)] ?? 0
  const was = grund === 'fehlt' ? 'steht nicht an seinem Platz' : 'hält nicht, was freigegeben wurde'
  throw new UebergabeFehler(
    `Der QR-Code „${ebene}“ ${was}: Seite ${formatZahl(seite + 1)} in ${name}, Empfänger Nr. ${formatZahl(nr)}. Es wurde nichts übergeben.`,
    true,
  )
}
