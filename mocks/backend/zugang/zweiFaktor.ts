import { parseTotp, parseWiederherstellung } from '#src/domain/zugang/code.ts'
import { Refusal, type Context } from '../platform/context.ts'
import type { ZweiFaktorRow } from './rows.ts'
import type { Db } from '../platform/db/schema.ts'
import { countAttempt, forgetAttempts, type Limit } from '../platform/limits.ts'
import { consumeCode } from './wiederherstellung.ts'
import { findSchritt } from './totp.ts'
import { open } from '../platform/sealing.ts'
import type { Selectable } from 'kysely'

/** Wrong codes per login (P). The long limit is for whoever has the password and all the time in the world. */
const CODES: Limit = { name: 'zweiFaktor', max: 10, windowMs: 15 * 60_000 }
const CODES_TAG: Limit = { name: 'zweiFaktorTag', max: 40, windowMs: 24 * 3_600_000 }

export type ZweiFaktor = Selectable<ZweiFaktorRow>

/** The second factor of a login, confirmed or only begun. */
export async function loadZweiFaktor(db: Db, idZugang: number): Promise<ZweiFaktor | null> {
  const row = await db.selectFrom('zweiFaktor').selectAll().where('idZugang', '=', idZugang).executeTakeFirst()
  return row ?? null
}

/** The factor that a login has to show, or null. */
export async function activeZweiFaktor(db: Db, idZugang: number): Promise<ZweiFaktor | null> {
  const faktor = await loadZweiFaktor(db, idZugang)
  return faktor?.aktivSeit ? faktor : null
}

/** Takes the second factor away, codes included: false when there was none. For an administrator who helps somebody. */
export async function resetZweiFaktor(db: Db, idZugang: number): Promise<boolean> {
  await db.deleteFrom('wiederherstellungscode').where('idZugang', '=', idZugang).execute()
  await db.deleteFrom('anmeldeTicket').where('idZugang', '=', idZugang).execute()
  const result = await db.deleteFrom('zweiFaktor').where('idZugang', '=', idZugang).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export function codeFalsch(): Refusal {
  const text =
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte geben Sie den Code ein, den die App jetzt zeigt.'
  return new Refusal(422, 'CODE_FALSCH', text, { felder: { code: text } })
}

/** Takes a code of the app. One statement decides, so that a code that comes twice at once counts once (RFC 6238 5.2). */
export async function consumeTotp(context: Context, faktor: ZweiFaktor, code: string): Promise<boolean> {
  const schritt = findSchritt(
    open(context.settings, 'zweiFaktor', faktor.schluessel),
    code,
    context.realNow().getTime(),
    faktor.letzterSchritt,
  )
  if (schritt === null) return false
  const result = await context.db
    .updateTable('zweiFaktor')
    .set({ letzterSchritt: schritt })
    .where('idZugang', '=', faktor.idZugang)
    .where('letzterSchritt', '<', schritt)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Counts a try at the second factor of a login before it is judged. */
export async function countCode(context: Context, idZugang: number): Promise<void> {
  await countAttempt(context, CODES, String(idZugang))
  await countAttempt(context, CODES_TAG, String(idZugang))
}

export async function forgetCodes(context: Context, idZugang: number): Promise<void> {
  await forgetAttempts(context, CODES, String(idZugang))
  await forgetAttempts(context, CODES_TAG, String(idZugang))
}

/** Takes a code of the app or a recovery code and says which it was; a wrong one is told at the field `code`. */
export async function consumeFaktor(
  context: Context,
  faktor: ZweiFaktor,
  typed: string,
): Promise<'totp' | 'wiederherstellung'> {
  const { idZugang, salz } = faktor
  await countCode(context, idZugang)
  const totp = parseTotp(typed)
  const wiederherstellung = parseWiederherstellung(typed)
  const zeit = context.realNow().toISOString()
  if (totp !== null && (await consumeTotp(context, faktor, totp))) {
    await forgetCodes(context, idZugang)
    return 'totp'
  }
  if (
    wiederherstellung !== null &&
    (await consumeCode(context.db, { idZugang, salz, code: wiederherstellung, zeit }))
  ) {
    await forgetCodes(context, idZugang)
    return 'wiederherstellung'
  }
  throw codeFalsch()
}
