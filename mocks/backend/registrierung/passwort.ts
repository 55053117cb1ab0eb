import type { SchluesselAuskunft } from '#src/contract/registrierung.ts'
import { HAEUFIGE_PASSWOERTER } from '#src/domain/passwort/haeufige.ts'
import { PASSWORT_PROBLEM_TEXT, passwortProblem } from '#src/domain/passwort/passwort.ts'
import { endAllTokens } from '../apizugang/tokens.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { forgetAttempts, LOGIN_ACCOUNT } from '../platform/limits.ts'
import { aktiviereEingeladenen } from '../mitarbeiter/aktivieren.ts'
import { hashPassword } from '../platform/passwords.ts'
import { consumeKey, deadKey, endKeys, ownerOfKey, type ZugangSchluessel } from '../zugang/schluessel.ts'
import { endAllSessions, loadUser } from '../zugang/sitzung.ts'
import { tellSecurity } from '../zugang/mails.ts'

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

/** Stores a new password: every session and API token ends (SEC-20), every open link dies, the lock is gone. In the caller's transaction. */
export async function storePassword(
  context: Context,
  idZugang: number,
  passwort: string,
  email: string,
): Promise<void> {
  await context.db
    .updateTable('zugang')
    .set({ passwort, passwortGeaendertAm: context.realNow().toISOString() })
    .where('idZugang', '=', idZugang)
    .execute()
  const clock = { real: context.realNow }
  await endAllSessions(context.db, clock, idZugang)
  await endAllTokens(context.db, clock, idZugang)
  await endKeys(context, idZugang)
  await forgetAttempts(context, LOGIN_ACCOUNT, email)
}

/** Sets the password that a link allows; returns the login and whether it is the first one. */
export async function setPasswordByKey(
  context: Context,
  art: ZugangSchluessel,
  { hashKey, passwort }: { hashKey: string; passwort: string },
): Promise<{ idZugang: number; erstes: boolean }> {
  const idZugang = await ownerOfKey(context, art, hashKey)
  const inhaber = idZugang === null ? null : await inhaberOf(context, idZugang)
  if (idZugang === null || !inhaber) throw deadKey()
  refuseWeak(passwort, inhaber)
  // Outside of the transaction: it takes half a second.
  const hash = await hashPassword(passwort)
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    await consumeKey(inside, art, hashKey)
    const zugang = await db
      .selectFrom('zugang')
      .select('passwort')
      .where('idZugang', '=', idZugang)
      .executeTakeFirstOrThrow()
    await storePassword(inside, idZugang, hash, inhaber.email)
    const erstes = zugang.passwort === ''
    if (erstes) await aktiviereEingeladenen(inside, idZugang)
    else await tellSecurity(inside, inhaber.email, 'passwort')
    return { idZugang, erstes }
  })
}
