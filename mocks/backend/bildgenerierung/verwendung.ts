import { VERWENDET_MAX } from '#src/contract/seite.ts'
import type { Bild } from '#src/contract/bildgenerierung.ts'
import type { Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'

type Verwendungen = Pick<Bild, 'verwendetIn' | 'verwendungen'>

/**
 * Materials on whose pages an asset stands, newest first. One that was placed and taken away again is still linked, so
 * that the steps back find it, but not used.
 */
export async function verwendungenVon(
  { db }: Pick<Context, 'db'>,
  assetIds: readonly string[],
): Promise<Map<string, Verwendungen>> {
  const found = new Map<string, Verwendungen>()
  if (assetIds.length === 0) return found
  const rows = await db
    .selectFrom('werbemittelAsset as l')
    .innerJoin('werbemittel as w', 'w.idPtWerbemittel', 'l.idPtWerbemittel')
    .select(['l.assetId', 'w.idPtWerbemittel', 'w.bezeichnung', 'w.seiten'])
    .where('l.assetId', 'in', idListe(assetIds))
    .orderBy('w.idPtWerbemittel', 'desc')
    .execute()
  for (const { assetId, seiten, ...werbemittel } of rows) {
    if (!seiten.includes(`"${assetId}"`)) continue
    const known = found.get(assetId) ?? { verwendetIn: [], verwendungen: 0 }
    if (known.verwendetIn.length < VERWENDET_MAX) known.verwendetIn.push(werbemittel)
    found.set(assetId, { ...known, verwendungen: known.verwendungen + 1 })
  }
  return found
}
