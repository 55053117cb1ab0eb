import type { Context } from './context.ts'
import { Refusal } from './context.ts'
import type { Db } from './db/schema.ts'
import { sha256 } from './files.ts'
import { nebenbei } from './nebenbei.ts'

export interface Limit {
  /** What is counted. */
  name: string
  max: number
  windowMs: number
  /** What the refused person reads; `zeit` is the time to wait. The same whether or not there is such an account. */
  text?: (zeit: string) => string
}

const WARTEN = (zeit: string) => `Zu viele Versuche. Bitte warten Sie ${zeit} und versuchen Sie es dann erneut.`

/** Refused because of a limit; the dispatcher turns `retryAfterS` into the header. */
export class TooMany extends Refusal {
  readonly retryAfterS: number

  constructor(retryAfterS: number, text: Limit['text'] = WARTEN) {
    const minuten = Math.max(1, Math.ceil(retryAfterS / 60))
    super(429, 'ZU_VIELE_VERSUCHE', text(minuten === 1 ? 'eine Minute' : `${minuten} Minuten`))
    this.retryAfterS = retryAfterS
  }
}

/** Only a hash is stored: an address or a mail of someone unknown is nobody's business. */
const keyOf = (limit: Limit, subject: string) => `${limit.name}:${sha256(subject).slice(0, 32)}`

const rowsOf = ({ db }: Context, limit: Limit, schluessel: string, now: number) =>
  db
    .selectFrom('versuch')
    .select((e) => [e.fn.countAll<number>().as('anzahl'), e.fn.min('zeit').as('erster')])
    .where('schluessel', '=', schluessel)
    .where('zeit', '>', now - limit.windowMs)

/** Attempts that could not be written, of each database by key, ms since 1970: nobody guesses freely while the disk is full. */
const ungeschrieben = new WeakMap<Db, Map<string, number[]>>()

/** Those of this window, beside the stored ones. */
function gemerkt({ db }: Context, limit: Limit, schluessel: string, now: number): number[] {
  const alle = ungeschrieben.get(db)
  const zeiten = alle?.get(schluessel)?.filter((zeit) => zeit > now - limit.windowMs) ?? []
  if (zeiten.length === 0) alle?.delete(schluessel)
  return zeiten
}

function remember({ db }: Context, schluessel: string, zeiten: number[]): void {
  const alle = ungeschrieben.get(db) ?? new Map<string, number[]>()
  ungeschrieben.set(db, alle.set(schluessel, zeiten))
}

const waitS = (limit: Limit, erster: unknown, now: number): number =>
  Math.max(1, Math.ceil((Number(erster) + limit.windowMs - now) / 1000))

/** Refuses where there are as many as there may be, without counting this one. */
export async function refuseFurther(context: Context, limit: Limit, subject: string): Promise<void> {
  const now = context.realNow().getTime()
  const schluessel = keyOf(limit, subject)
  const { anzahl, erster } = await rowsOf(context, limit, schluessel, now).executeTakeFirstOrThrow()
  const weitere = gemerkt(context, limit, schluessel, now)
  if (Number(anzahl) + weitere.length >= limit.max)
    throw new TooMany(waitS(limit, erster ?? weitere[0], now), limit.text)
}

/**
 * Counts one attempt and refuses when there are too many. The attempt is written before it is judged, so that parallel
 * attempts cannot slip through together. One that cannot be written is counted in the memory of the process. Returns how
 * many there are with this one.
 */
export async function countAttempt(context: Context, limit: Limit, subject: string): Promise<number> {
  const { db } = context
  const now = context.realNow().getTime()
  const schluessel = keyOf(limit, subject)
  let idVersuch = 0
  const isWritten = await nebenbei(context, 'versuch', async () => {
    const row = await db
      .insertInto('versuch')
      .values({ schluessel, zeit: now })
      .returning('idVersuch')
      .executeTakeFirstOrThrow()
    idVersuch = row.idVersuch
  })
  const weitere = gemerkt(context, limit, schluessel, now)
  if (!isWritten) remember(context, schluessel, [...weitere, now])
  const { anzahl, erster } = await rowsOf(context, limit, schluessel, now)
    .$if(isWritten, (query) => query.where('idVersuch', '<=', idVersuch))
    .executeTakeFirstOrThrow()
  const alle = Number(anzahl) + weitere.length + (isWritten ? 0 : 1)
  if (alle > limit.max) {
    // Who is refused does not make the wait longer.
    if (isWritten) await db.deleteFrom('versuch').where('idVersuch', '=', idVersuch).execute()
    else remember(context, schluessel, weitere)
    throw new TooMany(waitS(limit, erster ?? weitere[0], now), limit.text)
  }
  const alte = db.deleteFrom('versuch').where('zeit', '<=', now - 24 * 3_600_000)
  await nebenbei(context, 'versuch.alte', () => alte.execute())
  return alle
}

/** A success wipes the slate of this subject. */
export async function forgetAttempts(context: Context, limit: Limit, subject: string): Promise<void> {
  const schluessel = keyOf(limit, subject)
  ungeschrieben.get(context.db)?.delete(schluessel)
  const alle = context.db.deleteFrom('versuch').where('schluessel', '=', schluessel)
  await nebenbei(context, 'versuch.vergessen', () => alle.execute())
}

/** An attempt that succeeded, or was not judged after all, is none; those of others from the same place still are. */
export async function takeBackAttempt(context: Context, limit: Limit, subject: string): Promise<void> {
  const schluessel = keyOf(limit, subject)
  const weitere = gemerkt(context, limit, schluessel, context.realNow().getTime())
  if (weitere.length > 0) return remember(context, schluessel, weitere.slice(0, -1))
  const letzter = context.db.deleteFrom('versuch').where('idVersuch', '=', (e) =>
    e
      .selectFrom('versuch')
      .select((v) => v.fn.max('idVersuch').as('letzter'))
      .where('schluessel', '=', schluessel),
  )
  await nebenbei(context, 'versuch.zurueck', () => letzter.execute())
}
