import { BILD_AUFBEWAHRUNG_TAGE, BILDAUFTRAG_AUFBEWAHRUNG_TAGE } from '#src/engines/images/service.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import type { Job } from '../platform/job.ts'
import { portionen } from '../platform/db/ids.ts'
import { remove } from './galerie.ts'
import { verwendungenVon } from './verwendung.ts'

/** Pictures that nobody used or favoured, and old orders, go when their time is over (DSG-03). */
export const clearBilder: Job = async (context) => {
  const vor = (tage: number) => addTage(context.heute(), -tage)
  const alte = await context.db
    .selectFrom('bild')
    .innerJoin('asset', 'asset.assetId', 'bild.assetId')
    .select(['bild.idPtBild', 'bild.assetId', 'asset.sha256'])
    .where('bild.favorit', '=', 0)
    .where('bild.erstelltAm', '<', vor(BILD_AUFBEWAHRUNG_TAGE))
    .execute()
  let entfernt = 0
  for (const portion of portionen(alte)) {
    const benutzt = await verwendungenVon(
      context,
      portion.map(({ assetId }) => assetId),
    )
    const faellig = portion.filter(({ assetId }) => !benutzt.has(assetId))
    await remove(context, faellig)
    entfernt += faellig.length
  }
  const auftraege = await context.db
    .deleteFrom('bildauftrag')
    .where('beendetAm', '<', vor(BILDAUFTRAG_AUFBEWAHRUNG_TAGE))
    .executeTakeFirst()
  return entfernt + Number(auftraege.numDeletedRows)
}
