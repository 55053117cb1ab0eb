import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Auslassung } from './aufrufer.ts'

/** One counted code of one card. */
export interface GescannterCode {
  idPtKampagne: number
  nr: number
  nummer: number
}

/**
 * Whoever opens a printed code again within this time is still there, ms: a reader that hands on to the browser, a second tap, a
 * reload. assumed: half an hour, as others count visits. Told by the card alone, so that nothing about a person is needed.
 */
const BESUCH_MS = 30 * 60_000

/** Whether a visit of this code begins; of several requests at once, one hears so. */
export async function beginsBesuch(db: Db, code: GescannterCode, zeit: Date): Promise<boolean> {
  const bis = new Date(zeit.getTime() + BESUCH_MS).toISOString()
  const begonnen = await db
    .insertInto('scanBesuch')
    .values({ ...code, bis })
    .onConflict((conflict) =>
      conflict
        .columns(['idPtKampagne', 'nr', 'nummer'])
        .doUpdateSet({ bis })
        // Over, or of a clock that was set back since.
        .where((e) => e.or([e('scanBesuch.bis', '<=', zeit.toISOString()), e('scanBesuch.bis', '>', bis)])),
    )
    .returning('bis')
    .executeTakeFirst()
  return begonnen !== undefined
}

/** Forgets the visits that are over. */
export async function clearBesuche({ db, now }: Context): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('scanBesuch')
    .where('bis', '<=', now().toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Counts what is no scan, apart from the scans. */
export async function countLeftOut(db: Db, idPtKampagne: number, art: Auslassung, zeit: Date): Promise<void> {
  await db
    .insertInto('scanAusgelassen')
    .values({ idPtKampagne, tag: berlinHeute(zeit), art, anzahl: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['idPtKampagne', 'tag', 'art'])
        .doUpdateSet((e) => ({ anzahl: e('scanAusgelassen.anzahl', '+', 1) })),
    )
    .execute()
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
export async function countScan(db: Db, code: GescannterCode, zeit: Date): Promise<boolean> {
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
