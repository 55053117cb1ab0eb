import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { countAttempt, forgetAttempts, type Limit } from '../platform/limits.ts'
import { checkPassword } from '../platform/passwords.ts'
import { sitzungOf } from './sitzung.ts'

/** Wrong passwords of somebody who is logged in: an unattended screen is no place to guess at (P). */
const PASSWORT_BESTAETIGEN: Limit = { name: 'eigenesPasswort', max: 10, windowMs: 15 * 60_000 }

export interface EigenerZugang {
  idZugang: number
  idSitzung: number
  email: string
  passwort: string
  passwortGeaendertAm: string | null
}

/** The login of whoever calls, by his session; never by anything in the request. */
export async function ownZugang(context: Context): Promise<EigenerZugang> {
  const { sitzungId } = requireActor(context)
  const { idZugang } = await sitzungOf(context.db, sitzungId)
  const zugang = await context.db
    .selectFrom('zugang')
    .select(['idZugang', 'email', 'passwort', 'passwortGeaendertAm'])
    .where('idZugang', '=', idZugang)
    .executeTakeFirstOrThrow()
  return { ...zugang, idSitzung: sitzungId }
}

/** Whoever changes the security of a login says his password again; a wrong one is told at `feld`. */
export async function confirmPasswort(
  context: Context,
  zugang: EigenerZugang,
  typed: string,
  feld: 'passwort' | 'altesPasswort',
): Promise<void> {
  await countAttempt(context, PASSWORT_BESTAETIGEN, String(zugang.idZugang))
  if (!(await checkPassword(typed, zugang.passwort))) {
    const text = 'Das Passwort stimmt nicht. Es wurde nichts geändert, bitte prüfen Sie Ihre Eingabe.'
    throw new Refusal(422, 'PASSWORT_FALSCH', text, { felder: { [feld]: text } })
  }
  await forgetAttempts(context, PASSWORT_BESTAETIGEN, String(zugang.idZugang))
}
