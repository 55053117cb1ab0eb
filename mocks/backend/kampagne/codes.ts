import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import { pause } from '../platform/pause.ts'
import type { KampagneRow } from './rows.ts'

/** Rows of one statement: some ms. */
const PORTION = 500

type Stand = Pick<KampagneRow, 'idPtKampagne' | 'snapshotNr'>

const codesOf = (db: Db, { idPtKampagne, snapshotNr }: Stand) =>
  db.selectFrom('empfaengerCode').where('idPtKampagne', '=', idPtKampagne).where('snapshotNr', '=', snapshotNr)

/**
 * Numbers of a snapshot's recipients after `nach` in portions, from `ab` to `bis`; other requests have their turn after
 * each. By their bounds: what was deleted is not looked at again, which PostgreSQL would do until it is tidied up.
 */
export async function* codePortionen(
  { db }: Pick<Context, 'db'>,
  stand: Stand,
  nach = 0,
): AsyncGenerator<{ ab: number; bis: number }> {
  const { nr } = await codesOf(db, stand)
    .select((c) => c.fn.max('nr').as('nr'))
    .executeTakeFirstOrThrow()
  for (let ab = nach + 1; ab <= Number(nr); ab += PORTION) {
    yield { ab, bis: ab + PORTION - 1 }
    await pause()
  }
}

/** Does one portion, on this database or within a transaction of the caller's own. */
export type Portion = (work: (db: Db) => Promise<void>) => Promise<void>

async function dropSnapshot(context: Pick<Context, 'db'>, stand: Stand, nach: number, portion: Portion): Promise<void> {
  for await (const { ab, bis } of codePortionen(context, stand, nach))
    await portion(async (db) => {
      await db
        .deleteFrom('empfaengerCode')
        .where('idPtKampagne', '=', stand.idPtKampagne)
        .where('snapshotNr', '=', stand.snapshotNr)
        .where('nr', '>=', ab)
        .where('nr', '<=', bis)
        .execute()
    })
}

/** The codes of a campaign but those of the present freezing up to its last finished portion; all without one. */
export async function dropCodes(
  context: Pick<Context, 'db'>,
  idPtKampagne: number,
  keep: { snapshotNr: number; fertig: number } = { snapshotNr: 0, fertig: 0 },
  portion: Portion = (work) => work(context.db),
): Promise<void> {
  // A snapshot has a number only where the one before had it: there are as many as times it was sent off.
  const { snapshotNr: letzte } = await context.db
    .selectFrom('empfaengerCode')
    .select((c) => c.fn.max('snapshotNr').as('snapshotNr'))
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
  for (let snapshotNr = 1; snapshotNr <= Number(letzte); snapshotNr += 1) {
    const nach = snapshotNr === keep.snapshotNr ? keep.fertig : 0
    await dropSnapshot(context, { idPtKampagne, snapshotNr }, nach, portion)
  }
}

/** The codes of all campaigns of a customer. */
export async function dropCodesOfKunde(context: Pick<Context, 'db'>, idPtKunde: number): Promise<void> {
  const kampagnen = await context.db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('idPtKunde', '=', idPtKunde)
    .execute()
  for (const { idPtKampagne } of kampagnen) await dropCodes(context, idPtKampagne)
}

/** Takes addresses out of a campaign's codes, which name nobody then; true where there were any. */
export async function clearCodes(context: Pick<Context, 'db'>, kampagne: Stand): Promise<boolean> {
  let cleared = false
  for await (const { ab, bis } of codePortionen(context, kampagne)) {
    const { numUpdatedRows } = await context.db
      .updateTable('empfaengerCode')
      .set({ daten: null, ergaenzt: null })
      .where('idPtKampagne', '=', kampagne.idPtKampagne)
      .where('snapshotNr', '=', kampagne.snapshotNr)
      .where('nr', '>=', ab)
      .where('nr', '<=', bis)
      .where('daten', 'is not', null)
      .executeTakeFirstOrThrow()
    cleared ||= numUpdatedRows > 0n
  }
  return cleared
}
