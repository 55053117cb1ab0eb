import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import type { Db } from '../platform/db/schema.ts'

/**
 * Stores a scan and counts it for its day, in the caller's transaction; true: nobody has scanned this card before.
 * Which of two scans at once is the first one, the index on a campaign's first scans decides.
 */
export async function zaehleScan(db: Db, idPtKampagne: number, nr: number, zeit: Date): Promise<boolean> {
  const scan = { idPtKampagne, nr, zeit: zeit.toISOString() }
  const first = await db
    .insertInto('scan')
    .values({ ...scan, erster: 1 })
    // Written into the statement: PostgreSQL finds a partial index by its text alone.
    .onConflict((conflict) =>
      conflict
        .columns(['idPtKampagne', 'nr'])
        .where((e) => e('erster', '=', e.lit(1)))
        .doNothing(),
    )
    .returning('idPtScan')
    .executeTakeFirst()
  if (!first) await db.insertInto('scan').values(scan).execute()
  const eindeutig = first ? 1 : 0
  await db
    .insertInto('scanTag')
    .values({ idPtKampagne, tag: berlinHeute(zeit), scans: 1, eindeutig })
    .onConflict((conflict) =>
      conflict.columns(['idPtKampagne', 'tag']).doUpdateSet((e) => ({
        scans: e('scanTag.scans', '+', 1),
        eindeutig: e('scanTag.eindeutig', '+', eindeutig),
      })),
    )
    .execute()
  return first !== undefined
}
