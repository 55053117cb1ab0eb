import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import type { Db } from '../platform/db/schema.ts'

/** One counted code of one card. */
export interface GescannterCode {
  idPtKampagne: number
  nr: number
  nummer: number
}

/** The first of its card (1), the first of its code (2), or another one (0); two indexes decide between scans at once. */
async function storeScan(db: Db, code: GescannterCode, zeit: string): Promise<0 | 1 | 2> {
  const first = (erster: 1 | 2) =>
    db
      .insertInto('scan')
      .values({ ...code, zeit, erster })
      .onConflict((conflict) => conflict.doNothing())
      .returning('idPtScan')
      .executeTakeFirst()
  if (await first(1)) return 1
  if (await first(2)) return 2
  await db
    .insertInto('scan')
    .values({ ...code, zeit })
    .execute()
  return 0
}

/**
 * Stores a scan and counts it for its day and its code, in the caller's transaction; true: nobody has scanned this card
 * before.
 */
export async function zaehleScan(db: Db, code: GescannterCode, zeit: Date): Promise<boolean> {
  const erster = await storeScan(db, code, zeit.toISOString())
  const { idPtKampagne, nummer } = code
  const neueKarte = erster === 1 ? 1 : 0
  await db
    .insertInto('scanTag')
    .values({ idPtKampagne, tag: berlinHeute(zeit), scans: 1, eindeutig: neueKarte })
    .onConflict((conflict) =>
      conflict.columns(['idPtKampagne', 'tag']).doUpdateSet((e) => ({
        scans: e('scanTag.scans', '+', 1),
        eindeutig: e('scanTag.eindeutig', '+', neueKarte),
      })),
    )
    .execute()
  const neuerCode = erster === 0 ? 0 : 1
  await db
    .insertInto('scanCode')
    .values({ idPtKampagne, nummer, scans: 1, eindeutig: neuerCode })
    .onConflict((conflict) =>
      conflict.columns(['idPtKampagne', 'nummer']).doUpdateSet((e) => ({
        scans: e('scanCode.scans', '+', 1),
        eindeutig: e('scanCode.eindeutig', '+', neuerCode),
      })),
    )
    .execute()
  return erster === 1
}
