import type { QrCodeAnsicht } from '#src/contract/qrCode.ts'
import type { Seite } from '#src/contract/dokument.ts'
import { type GezaehlterCode, kurzlinks, qrCodesOf, zaehle } from '#src/engines/print/page.ts'
import { BEISPIEL_CODE, shortLink } from '../platform/codes.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import type { KampagneRow } from './rows.ts'
import { findSnapshot, frozenCodes } from './snapshot.ts'

/** Codes as the wire carries them, with the example recipient's short links. */
export function toQrCodes({ settings }: Context, codes: readonly GezaehlterCode[]): QrCodeAnsicht[] {
  const links = kurzlinks(codes, shortLink(settings.publicUrl, BEISPIEL_CODE))
  return codes.map(({ layerId, name, seite, typ, ziel, nummer }) => ({
    layerId,
    name,
    seite,
    typ,
    ziel,
    kurzlink: nummer === null ? null : (links[layerId] ?? null),
  }))
}

/** Is the sheet that a campaign was approved with still the one that counts? */
const isDraft = ({ state, eingefroren, snapshotNr }: KampagneRow) =>
  snapshotNr === 0 || eingefroren !== null || state === 'inBearbeitung' || state === 'inBearbeitungKorrektur'

/** QR codes of a campaign: those that were sealed, while it is open those of its material now. */
export async function kampagneCodes(context: Context, row: KampagneRow): Promise<QrCodeAnsicht[]> {
  const snapshot = isDraft(row) ? null : await findSnapshot(context, row.idPtKampagne, row.snapshotNr)
  if (snapshot) return toQrCodes(context, frozenCodes(snapshot.inhalt))
  if (row.idPtWerbemittel === null) return []
  const werbemittel = await context.db
    .selectFrom('werbemittel')
    .select('seiten')
    .where('idPtWerbemittel', '=', row.idPtWerbemittel)
    .executeTakeFirst()
  const seiten = fromJson<Seite[]>(werbemittel?.seiten ?? null) ?? []
  return toQrCodes(context, zaehle(qrCodesOf(seiten), row.tracking === 1))
}
