import type { Befund } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { isJudged } from '#src/engines/print/checker.ts'
import { mitUrteil, ohneUrteil, spaltenOf } from '#src/engines/print/rules.ts'
import { checkDokument } from '#src/engines/print/editor.ts'
import { kurzlinks, qrCodesOf, zaehle } from '#src/engines/print/page.ts'
import { beispieleOf } from '../zielgruppe/beispiele.ts'
import type { Context } from '../platform/context.ts'
import { absenderOf } from './load.ts'
import type { KampagneRow } from './rows.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import { judge } from '../werbemittel/judge.ts'
import { loadAssets, pdfOf, seitenOf } from '../werbemittel/load.ts'
import { BEISPIEL_CODE, shortLink } from '../platform/codes.ts'
import type { Bausteine } from './prepare.ts'
import { fehlendeSpalten, tryZielgruppe } from './textprobe.ts'
import { fromJson } from '../platform/db/json.ts'

/** The sheet with the hardest recipients of this target group and the real privacy text: what would go wrong in print. */
export async function checkKampagne(
  context: Context,
  row: Pick<KampagneRow, 'tracking' | 'absender' | 'datenschutzText' | 'anreicherung' | 'versandDatum'> &
    Partial<Pick<KampagneRow, 'idPtKampagne'>>,
  { zielgruppe, werbemittel }: Bausteine,
  beispiele?: Empfaenger[],
): Promise<Befund[]> {
  if (zielgruppe === null || werbemittel === null) return []
  const seiten = seitenOf(werbemittel)
  const { format } = werbemittel
  const gebraucht = spaltenOf(seiten)
  const codes = zaehle(qrCodesOf(seiten), row.tracking === 1)
  const assets = await loadAssets(context, werbemittel.idPtWerbemittel)
  const sheet = {
    format,
    assets,
    empfaenger: beispiele ?? (await beispieleOf(context, { ...zielgruppe, gebraucht }, seiten)),
    absender: absenderOf(row),
    ...(row.datenschutzText === '' ? {} : { datenschutzText: row.datenschutzText }),
    qrUrls: kurzlinks(codes, shortLink(context.settings.publicUrl, BEISPIEL_CODE)),
  }
  // One that is not stored yet comes after all others of its day.
  const versand = { idPtKampagne: row.idPtKampagne ?? Infinity, versandDatum: row.versandDatum }
  const blatt = { format, seiten, absender: absenderOf(row), anreicherung: row.anreicherung === 1 }
  const texte = [
    ...fehlendeSpalten(zielgruppe, gebraucht),
    ...(await tryZielgruppe(context, { ...zielgruppe, versand, gebraucht }, blatt)),
  ]
  const found = checkDokument(seiten, { ...sheet, texte, fonts: nodeFontSet() })
  // What the material's stored check found in the operators of an uploaded PDF stays valid: pictures, fonts, colours.
  const hochgeladen = werbemittel.typ === 'hochgeladen'
  const own = hochgeladen ? (fromJson<Befund[]>(werbemittel.pruefung) ?? []) : []
  if (context.ohneUrteil || !isJudged(own)) return [...own, ...found]
  const file = assets.find(({ id }) => id === pdfOf(werbemittel)?.assetId)
  const base = file ? { basePdf: await context.files.get(file.sha256) } : {}
  const urteil = await judge(context.files, { ...sheet, seiten, ...base })
  return mitUrteil([...ohneUrteil(own), ...found], urteil, seiten)
}
