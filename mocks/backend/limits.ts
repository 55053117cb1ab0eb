import type { Context } from './context.ts'
import { Refusal } from './context.ts'
import { sha256 } from './files.ts'

export interface Limit {
  /** What is counted. */
  name: string
  max: number
  windowMs: number
}

/** Failed logins (P): per account, and per address, behind which a whole office may sit. */
export const LOGIN_ACCOUNT: Limit = { name: 'login', max: 10, windowMs: 15 * 60_000 }
export const LOGIN_IP: Limit = { name: 'loginIp', max: 50, windowMs: 15 * 60_000 }

/** Refused because of a limit; the dispatcher turns `retryAfterS` into the header. */
export class TooMany extends Refusal {
  readonly retryAfterS: number

  constructor(retryAfterS: number) {
    const minuten = Math.max(1, Math.ceil(retryAfterS / 60))
    super(
      429,
      'ZU_VIELE_VERSUCHE',
      `Zu viele Versuche. Bitte warten Sie ${minuten === 1 ? 'eine Minute' : `${minuten} Minuten`} und versuchen Sie es dann erneut.`,
    )
    this.retryAfterS = retryAfterS
  }
}

/** Only a hash is stored: an address or a mail of someone unknown is nobody's business. */
const keyOf = (limit: Limit, subject: string) => `${limit.name}:${sha256(subject).slice(0, 32)}`

/**
 * Counts one attempt and refuses when there are too many. The attempt is written before it is judged, so that parallel
 * attempts cannot slip through together.
 */
export async function countAttempt(context: Context, limit: Limit, subject: string): Promise<void> {
  const { db } = context
  const now = context.realNow().getTime()
  const schluessel = keyOf(limit, subject)
  const since = now - limit.windowMs
  const earlier = await db
    .selectFrom('versuch')
    .select((e) => [e.fn.countAll<number>().as('anzahl'), e.fn.min('zeit').as('erster')])
    .where('schluessel', '=', schluessel)
    .where('zeit', '>', since)
    .executeTakeFirstOrThrow()
  if (Number(earlier.anzahl) >= limit.max)
    throw new TooMany(Math.max(1, Math.ceil((Number(earlier.erster) + limit.windowMs - now) / 1000)))
  await db.insertInto('versuch').values({ schluessel, zeit: now }).execute()
  await db
    .deleteFrom('versuch')
    .where('zeit', '<=', now - 24 * 3_600_000)
    .execute()
}

/** A success wipes the slate of this subject. */
export async function forgetAttempts(context: Context, limit: Limit, subject: string): Promise<void> {
  await context.db.deleteFrom('versuch').where('schluessel', '=', keyOf(limit, subject)).execute()
}
