import type { Context } from './context.ts'
import { Refusal } from './context.ts'
import { sha256 } from './files.ts'

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

const waitS = (limit: Limit, erster: unknown, now: number): number =>
  Math.max(1, Math.ceil((Number(erster) + limit.windowMs - now) / 1000))

/** Refuses where there are as many as there may be, without counting this one. */
export async function refuseFurther(context: Context, limit: Limit, subject: string): Promise<void> {
  const now = context.realNow().getTime()
  const { anzahl, erster } = await rowsOf(context, limit, keyOf(limit, subject), now).executeTakeFirstOrThrow()
  if (Number(anzahl) >= limit.max) throw new TooMany(waitS(limit, erster, now), limit.text)
}

/**
 * Counts one attempt and refuses when there are too many. The attempt is written before it is judged, so that parallel
 * attempts cannot slip through together. Returns how many there are with this one.
 */
export async function countAttempt(context: Context, limit: Limit, subject: string): Promise<number> {
  const { db } = context
  const now = context.realNow().getTime()
  const schluessel = keyOf(limit, subject)
  const { idVersuch } = await db
    .insertInto('versuch')
    .values({ schluessel, zeit: now })
    .returning('idVersuch')
    .executeTakeFirstOrThrow()
  const { anzahl, erster } = await rowsOf(context, limit, schluessel, now)
    .where('idVersuch', '<=', idVersuch)
    .executeTakeFirstOrThrow()
  if (Number(anzahl) > limit.max) {
    // Who is refused does not make the wait longer.
    await db.deleteFrom('versuch').where('idVersuch', '=', idVersuch).execute()
    throw new TooMany(waitS(limit, erster, now), limit.text)
  }
  await db
    .deleteFrom('versuch')
    .where('zeit', '<=', now - 24 * 3_600_000)
    .execute()
  return Number(anzahl)
}

/** A success wipes the slate of this subject. */
export async function forgetAttempts(context: Context, limit: Limit, subject: string): Promise<void> {
  await context.db.deleteFrom('versuch').where('schluessel', '=', keyOf(limit, subject)).execute()
}

/** An attempt that succeeded, or was not judged after all, is none; those of others from the same place still are. */
export async function takeBackAttempt(context: Context, limit: Limit, subject: string): Promise<void> {
  const schluessel = keyOf(limit, subject)
  await context.db
    .deleteFrom('versuch')
    .where('idVersuch', '=', (e) =>
      e
        .selectFrom('versuch')
        .select((v) => v.fn.max('idVersuch').as('letzter'))
        .where('schluessel', '=', schluessel),
    )
    .execute()
}
