import type { Befund } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { checkDokument } from '#src/domain/print/preflight/checkDokument.ts'
import { kurzlinks, qrCodesOf, zaehle } from '#src/domain/print/qrCodes.ts'
import { beispieleOf } from '../zielgruppe/recipients.ts'
import type { Context } from '../platform/context.ts'
import { absenderOf } from './load.ts'
import type { KampagneRow } from './rows.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { loadAssets, seitenOf } from '../werbemittel/load.ts'
import { BEISPIEL_CODE, shortLink } from '../platform/codes.ts'
import type { Bausteine } from './prepare.ts'
import { fromJson } from '../platform/db/json.ts'

/** The sheet with the hardest recipients of this target group and the real privacy text: what would go wrong in print. */
export async function checkKampagne(
  context: Context,
  row: Pick<KampagneRow, 'tracking' | 'absender' | 'datenschutzText'>,
  { zielgruppe, werbemittel }: Bausteine,
  beispiele?: Empfaenger[],
): Promise<Befund[]> {
  if (zielgruppe === null || werbemittel === null) return []
  const seiten = seitenOf(werbemittel)
  const codes = zaehle(qrCodesOf(seiten), row.tracking === 1)
  const found = checkDokument(seiten, {
    format: werbemittel.format,
    assets: await loadAssets(context, werbemittel.idPtWerbemittel),
    fonts: await nodeFontSet(),
    empfaenger: beispiele ?? (await beispieleOf(context, zielgruppe)),
    absender: absenderOf(row),
    ...(row.datenschutzText === '' ? {} : { datenschutzText: row.datenschutzText }),
    qrUrls: kurzlinks(codes, shortLink(context.settings.publicUrl, BEISPIEL_CODE)),
  })
  // What the material's own check found stays valid: ink under our zones, pictures, fonts of an uploaded PDF.
  const own = werbemittel.typ === 'hochgeladen' ? (fromJson<Befund[]>(werbemittel.pruefung) ?? []) : []
  return [...own, ...found]
}
