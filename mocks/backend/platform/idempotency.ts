import { randomUUID } from 'node:crypto'
import type { Context } from './context.ts'
import { Refusal } from './context.ts'
import { inTransaction } from './db/open.ts'
import type { Db } from './db/schema.ts'
import { sha256 } from './files.ts'
import { isFree, leaseUntil, underLease } from './lease.ts'

interface Call<T> {
  operation: string
  /** What makes two calls the same. */
  content: string
  run: (context: Context) => Promise<T>
  encode: (answer: T) => string
}

/**
 * Runs a call that must not be repeated. The same key with the same content gets the stored answer; another content is
 * refused, and so is a second call while the first is running. A refused call leaves no trace and may be tried again.
 *
 * The first call is leased to its process. Killed before its effect was there, it lapses, and the next one runs; killed
 * after that, the answer is there too, since `withAnswer` keeps both in one transaction. A call that does not use it
 * keeps its answer right after its effect: cut off in between, the next one runs it once more.
 */
export async function once<T>(outer: Context, call: Call<T>): Promise<string> {
  const { operation, content, run, encode } = call
  const schluessel = outer.idempotencyKey
  if (schluessel === null) return encode(await run(outer))
  if (!/^[\w.:-]{8,100}$/.test(schluessel))
    throw new Refusal(400, 'SCHLUESSEL_UNGUELTIG', 'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu.', {
      programm: 'Der Idempotency-Key hat 8 bis 100 Zeichen aus A-Z, a-z, 0-9 und `_ . : -`.',
    })
  const id = { bereich: String(outer.actor?.idPtKunde ?? 'public'), operation, schluessel }
  const laeufer = randomUUID()
  const known = await claim(outer, id, { bodyHash: sha256(content), laeufer })
  if (known !== null) return known
  const mine = (db: Db) => rows(db, id).where('laeufer', '=', laeufer)
  let kept: string | null = null
  const keep = async (db: Db, antwort: string) => {
    const { numUpdatedRows } = await mine(db).set({ antwort }).executeTakeFirst()
    // Somebody else has taken it over: what is his is not done a second time.
    if (numUpdatedRows !== 1n) throw stillRuns()
    kept = antwort
  }
  const context: Context = { ...outer, keepAnswer: (db, answer) => keep(db, encode(answer as T)) }
  try {
    const antwort = encode(
      await underLease(
        () =>
          mine(outer.db)
            .set({ laeuftBis: leaseUntil(outer) })
            .execute(),
        () => run(context),
      ),
    )
    if (antwort !== kept) await keep(outer.db, antwort)
    return antwort
  } catch (error) {
    // What is kept has happened. Where nothing can be deleted, the lease lapses.
    await outer.db
      .deleteFrom('idempotenz')
      .where((e) => e.and({ ...id, laeufer }))
      .where('antwort', 'is', null)
      .execute()
      .catch(() => undefined)
    throw error
  }
}

/**
 * The effect of a call in one transaction with the answer that its key keeps: whatever happens to the process, there are
 * both or neither. `work` returns what the call answers, and uses the context that it is given.
 */
export function withAnswer<T>(outer: Context, work: (context: Context) => Promise<T>): Promise<T> {
  return inTransaction(outer.db, async (db) => {
    const answer = await work({ ...outer, db })
    await outer.keepAnswer?.(db, answer)
    return answer
  })
}

interface Id {
  bereich: string
  operation: string
  schluessel: string
}

const rows = (db: Db, id: Id) => db.updateTable('idempotenz').where((e) => e.and({ ...id }))

const stillRuns = () =>
  new Refusal(409, 'LAEUFT_NOCH', 'Diese Anfrage wird gerade bearbeitet. Bitte warten Sie einen Moment.')

/** null: the call is ours to run. Otherwise the answer that was given before. */
async function claim(
  context: Context,
  id: Id,
  { bodyHash, laeufer }: { bodyHash: string; laeufer: string },
): Promise<string | null> {
  const { db } = context
  const anspruch = { laeufer, laeuftBis: leaseUntil(context) }
  const inserted = await db
    .insertInto('idempotenz')
    .values({ ...id, ...anspruch, bodyHash, antwort: null, zeit: context.realNow().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0) return null
  const known = await db
    .selectFrom('idempotenz')
    .selectAll()
    .where((e) => e.and({ ...id }))
    .executeTakeFirst()
  if (known && known.bodyHash !== bodyHash)
    throw new Refusal(
      422,
      'SCHLUESSEL_WIEDERVERWENDET',
      'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
      { programm: 'Dieser Idempotency-Key gehört zu einer Anfrage mit anderem Inhalt. Nehmen Sie einen neuen.' },
    )
  if (known && known.antwort !== null) return known.antwort
  const takenOver = await rows(db, id)
    .set(anspruch)
    .where('antwort', 'is', null)
    .where(({ ref }) => isFree(ref('laeuftBis'), context))
    .executeTakeFirst()
  if (takenOver.numUpdatedRows > 0n) return null
  throw stillRuns()
}
