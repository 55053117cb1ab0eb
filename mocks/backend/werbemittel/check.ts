import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { isJudged } from '#src/engines/print/checker.ts'
import { mitUrteil, sorted } from '#src/engines/print/rules.ts'
import { checkDokument } from '#src/engines/print/editor.ts'
import type { Context } from '../platform/context.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { judge } from './judge.ts'
import { checkPdf } from './pdfCheck.ts'

export interface Pruefung {
  pruefung: string
  pruefStatus: 'ok' | 'warnung' | 'fehler'
}

interface Sheet {
  format: FormatId
  seiten: Seite[]
  assets: Asset[]
  pdf?: { info: NonNullable<Werbemittel['pdf']>; bytes: Uint8Array; befunde?: Befund[] }
}

/** Everything that would go wrong in print with the example recipient, and in the customer's own PDF. */
export async function checkSheet(
  { files, ohneUrteil }: Pick<Context, 'files' | 'ohneUrteil'>,
  { format, seiten, assets, pdf }: Sheet,
): Promise<Pruefung> {
  const found = checkDokument(seiten, { format, assets, fonts: nodeFontSet() })
  const own = pdf ? (pdf.befunde ?? (await checkAgain(pdf, format))) : []
  const befunde =
    !ohneUrteil && isJudged(own)
      ? mitUrteil(
          [...own, ...found],
          await judge(files, { format, seiten, assets, ...(pdf && { basePdf: pdf.bytes }) }),
          seiten,
        )
      : [...own, ...found]
  return { pruefung: JSON.stringify(befunde), pruefStatus: worst(befunde) }
}

/** What was mended once is not in the stored file any more; it is told all the same. */
async function checkAgain({ info, bytes }: NonNullable<Sheet['pdf']>, format: FormatId): Promise<Befund[]> {
  return sorted([...(info.repariert ?? []), ...(await checkPdf(bytes, format, null)).befunde])
}

function worst(befunde: Befund[]): Pruefung['pruefStatus'] {
  if (befunde.some(({ schwere }) => schwere === 'fehler')) return 'fehler'
  return befunde.some(({ schwere }) => schwere === 'warnung') ? 'warnung' : 'ok'
}
