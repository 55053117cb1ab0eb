import { endAllTokens } from '../apizugang/tokens.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { activateInvited } from '../mitarbeiter/aktivieren.ts'
import { hashPassword } from '../platform/passwords.ts'
import { consumeKey, deadKey, ownerOfKey, type ZugangSchluessel } from '../zugang/schluessel.ts'
import { inhaberOf, refuseWeak, storePassword } from '../zugang/passwort.ts'
import { tellSecurity } from '../zugang/mails.ts'

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
    await storePassword(inside, idZugang, hash, inhaber.email, endAllTokens)
    const erstes = zugang.passwort === ''
    if (erstes) await activateInvited(inside, idZugang)
    else await tellSecurity(inside, inhaber.email, 'passwort')
    return { idZugang, erstes }
  })
}
