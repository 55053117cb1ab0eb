import { Refusal, requireActor, type Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'

/** So long a key is remembered: no upload takes longer. */
const GEMERKT_MS = 86_400_000

const abgebrochen = () =>
  new Refusal(409, 'ABGEBROCHEN', 'Das Hochladen wurde abgebrochen. Es wurde nichts gespeichert.')

/** Key of the upload that runs; without one it cannot be cancelled but by closing the line. */
function keyOf(context: Context): { idPtKunde: number; schluessel: string } | null {
  const { idempotencyKey: schluessel } = context
  return schluessel === null ? null : { idPtKunde: requireActor(context).idPtKunde, schluessel }
}

/** Notes that an upload runs. Answers the list that it stored already, when it is sent once more. */
export async function beginUpload(context: Context): Promise<number | null> {
  const key = keyOf(context)
  if (key === null) return null
  const jetzt = context.realNow()
  await context.db
    .deleteFrom('adressUpload')
    .where('idPtKunde', '=', key.idPtKunde)
    .where('zeit', '<', new Date(jetzt.getTime() - GEMERKT_MS).toISOString())
    .execute()
  await context.db
    .insertInto('adressUpload')
    .values({ ...key, stand: 'laeuft', idPtZielgruppe: null, zeit: jetzt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await standOf(context))?.idPtZielgruppe ?? null
}

async function standOf(context: Context) {
  const key = keyOf(context)
  if (key === null) return undefined
  const row = await context.db
    .selectFrom('adressUpload')
    .select(['stand', 'idPtZielgruppe'])
    .where((e) => e.and(key))
    .executeTakeFirst()
  if (row?.stand === 'abgebrochen') throw abgebrochen()
  return row
}

/** Ends the work on an upload that was cancelled meanwhile. */
export async function refuseAbgebrochen(context: Context): Promise<void> {
  await standOf(context)
}

/** In the transaction that makes the list visible: it is stored now, or it was cancelled before and never will be. */
export async function endUpload(context: Context, idPtZielgruppe: number): Promise<void> {
  const key = keyOf(context)
  if (key === null) return
  const { numUpdatedRows } = await context.db
    .updateTable('adressUpload')
    .set({ stand: 'fertig', idPtZielgruppe })
    .where((e) => e.and({ ...key, stand: 'laeuft' }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw abgebrochen()
}

/** An upload that failed may be tried again; one that was cancelled may not. */
export async function forgetUpload(context: Context): Promise<void> {
  const key = keyOf(context)
  if (key === null) return
  await context.db
    .deleteFrom('adressUpload')
    .where((e) => e.and({ ...key, stand: 'laeuft' }))
    .execute()
}

/** Cancels an upload that runs, or one that is still on its way. Answers the list where it was stored before. */
export async function brichAb(db: Db, idPtKunde: number, schluessel: string, jetzt: Date): Promise<number | null> {
  const key = { idPtKunde, schluessel }
  await db
    .insertInto('adressUpload')
    .values({ ...key, stand: 'abgebrochen', idPtZielgruppe: null, zeit: jetzt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('adressUpload')
    .set({ stand: 'abgebrochen' })
    .where((e) => e.and({ ...key, stand: 'laeuft' }))
    .execute()
  const row = await db
    .selectFrom('adressUpload')
    .select('idPtZielgruppe')
    .where((e) => e.and(key))
    .executeTakeFirst()
  return row?.idPtZielgruppe ?? null
}
