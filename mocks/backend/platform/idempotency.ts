import type { Context } from './context.ts'
import { Refusal } from './context.ts'
import { sha256 } from './files.ts'

/** A first call without a sign of life for this long was lost with its process; the next one may try again. */
const LOST_AFTER_MS = 2 * 60_000
/** A million addresses take longer than that: the call that works on them says so from time to time. */
const ALIVE_EVERY_MS = 20_000

/**
 * Runs a call that must not be repeated. The same key with the same content gets the stored answer; another content is
 * refused, and so is a second call while the first is running. A refused call leaves no trace and may be tried again.
 */
export async function once(
  context: Context,
  operation: string,
  content: string,
  run: () => Promise<string>,
): Promise<string> {
  const schluessel = context.idempotencyKey
  if (schluessel === null) return run()
  if (!/^[\w.:-]{8,100}$/.test(schluessel))
    throw new Refusal(400, 'SCHLUESSEL_UNGUELTIG', 'Die Anfrage war unvollständig. Bitte laden Sie die Seite neu.')
  const id = { bereich: String(context.actor?.idPtKunde ?? 'public'), operation, schluessel }
  const bodyHash = sha256(content)
  const claimed = await claim(context, id, bodyHash)
  if (claimed !== null) return claimed
  const alive = setInterval(() => {
    const zeit = context.realNow().toISOString()
    // Without a database the call itself fails, and that is said there.
    rows(context, id)
      .set({ zeit })
      .execute()
      .catch(() => undefined)
  }, ALIVE_EVERY_MS)
  try {
    const antwort = await run()
    await rows(context, id).set({ antwort }).execute()
    return antwort
  } catch (error) {
    await context.db
      .deleteFrom('idempotenz')
      .where((e) => e.and(id))
      .execute()
    throw error
  } finally {
    clearInterval(alive)
  }
}

interface Id {
  bereich: string
  operation: string
  schluessel: string
}

const rows = (context: Context, id: Id) => context.db.updateTable('idempotenz').where((e) => e.and({ ...id }))

/** null: the call is ours to run. Otherwise the answer that was given before. */
async function claim(context: Context, id: Id, bodyHash: string): Promise<string | null> {
  const zeit = context.realNow().toISOString()
  const inserted = await context.db
    .insertInto('idempotenz')
    .values({ ...id, bodyHash, antwort: null, zeit })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0) return null
  const known = await context.db
    .selectFrom('idempotenz')
    .selectAll()
    .where((e) => e.and({ ...id }))
    .executeTakeFirst()
  if (known && known.bodyHash !== bodyHash)
    throw new Refusal(
      422,
      'SCHLUESSEL_WIEDERVERWENDET',
      'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.',
    )
  if (known && known.antwort !== null) return known.antwort
  const lostBefore = new Date(context.realNow().getTime() - LOST_AFTER_MS).toISOString()
  const takenOver = await rows(context, id)
    .set({ zeit })
    .where('antwort', 'is', null)
    .where('zeit', '<', lostBefore)
    .executeTakeFirst()
  if (takenOver.numUpdatedRows > 0n) return null
  throw new Refusal(409, 'LAEUFT_NOCH', 'Diese Anfrage wird gerade bearbeitet. Bitte warten Sie einen Moment.')
}
