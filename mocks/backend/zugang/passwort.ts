import type { SchluesselAuskunft } from '#src/contract/registrierung.ts'
import { HAEUFIGE_PASSWOERTER } from '#src/domain/passwort/haeufige.ts'
import { PASSWORT_PROBLEM_TEXT, passwortProblem } from '#src/domain/passwort/passwort.ts'
import type { Clock } from '../platform/clock.ts'
import { Refusal, type Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import { forgetAttempts } from '../platform/limits.ts'
import { LOGIN_ACCOUNT } from './limits.ts'
import { endKeys } from './schluessel.ts'
import { endAllSessions, loadUser } from './sitzung.ts'

export type Inhaber = NonNullable<SchluesselAuskunft['inhaber']>

/** Refuses a password by the rules of domain/passwort, at the field of that name (422). */
export function refuseWeak(passwort: string, { firma, vorname, nachname, email }: Inhaber, feld = 'passwort'): void {
  const woerter = [firma, vorname, nachname, email]
  const problem = passwortProblem(passwort, { woerter, haeufige: HAEUFIGE_PASSWOERTER })
  if (problem === null) return
  const text = PASSWORT_PROBLEM_TEXT[problem]
  throw new Refusal(422, 'PASSWORT_UNGEEIGNET', text, { felder: { [feld]: text } })
}

/** Who a login belongs to; null for a deactivated employee, whose links are dead. */
export async function inhaberOf(context: Context, idZugang: number): Promise<Inhaber | null> {
  const login = await loadUser(context.db, idZugang)
  if (!login) return null
  const { vorname, nachname = '', firma = '' } = login.user
  return { email: login.email, vorname, nachname, firma }
}

/** Ends the API tokens of a login, which the noun above brings. */
export type EndTokens = (db: Db, clock: Pick<Clock, 'real'>, idZugang: number) => Promise<unknown>

/** Stores a new password: every session and API token ends (SEC-20), every open link dies, the lock is gone. In the caller's transaction. */
export async function storePassword(
  context: Context,
  idZugang: number,
  passwort: string,
  email: string,
  endTokens: EndTokens,
): Promise<void> {
  await context.db
    .updateTable('zugang')
    .set({ passwort, passwortGeaendertAm: context.realNow().toISOString() })
    .where('idZugang', '=', idZugang)
    .execute()
  const clock = { real: context.realNow }
  await endAllSessions(context.db, clock, idZugang)
  await endTokens(context.db, clock, idZugang)
  await endKeys(context, idZugang)
  await forgetAttempts(context, LOGIN_ACCOUNT, email)
}
