import type { registrierungOperations } from '#src/contract/registrierung.ts'
import type { Input } from '#src/contract/operation.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { RegistrierungRow } from './rows.ts'
import { sha256 } from '../platform/files.ts'
import { countAttempt } from '../platform/limits.ts'
import { AKTIVIERUNG, REGISTRIERUNG_EMAIL } from './limits.ts'
import { checkPassword, hashPassword } from '../platform/passwords.ts'
import { deadKey, newKey } from '../zugang/schluessel.ts'
import { mailActivation, mailAlreadyRegistered } from './links.ts'
import { refuseWeak } from '../zugang/passwort.ts'

type Angaben = Input<typeof registrierungOperations.registriere>

/**
 * Keeps a registration until its address is confirmed; an address that has a login gets a mail that says so. The same
 * work for both: the password is hashed before anybody looks (SEC-11).
 */
export async function register(context: Context, angaben: Angaben): Promise<void> {
  refuseWeak(angaben.passwort, angaben)
  await countAttempt(context, REGISTRIERUNG_EMAIL, angaben.email)
  const passwort = await hashPassword(angaben.passwort)
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    const { email, firma, anrede, vorname, nachname } = angaben
    const known = await db.selectFrom('zugang').select('idZugang').where('email', '=', email).executeTakeFirst()
    if (known) {
      await mailAlreadyRegistered(inside, email)
      return
    }
    const zeit = context.realNow().toISOString()
    const fresh = newKey(context, 'aktivierung')
    const { keyHash, gueltigBis } = fresh
    const row = {
      passwort,
      firma,
      anrede,
      vorname,
      nachname,
      keyHash,
      gueltigBis,
      agbAkzeptiertAm: zeit,
      erstelltAm: zeit,
    }
    await db
      .insertInto('registrierung')
      .values({ email, ...row })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .execute()
    await mailActivation(inside, angaben, fresh)
  })
}

/** The registration that a living key belongs to. */
export async function registrationOfKey(context: Context, key: string): Promise<RegistrierungRow | null> {
  const row = await context.db
    .selectFrom('registrierung')
    .selectAll()
    .where('keyHash', '=', sha256(key))
    .where('gueltigBis', '>', context.realNow().toISOString())
    .executeTakeFirst()
  return row ?? null
}

/**
 * Makes customer and login of a confirmed registration; returns the login. The link alone is not enough: whoever owns the
 * mailbox but not the password would confirm an account that somebody else set up in his name.
 */
export async function activate(
  context: Context,
  { hashKey, passwort }: { hashKey: string; passwort: string },
): Promise<number> {
  const row = await registrationOfKey(context, hashKey)
  if (!row) throw deadKey()
  await countAttempt(context, AKTIVIERUNG, row.email)
  if (!(await checkPassword(passwort, row.passwort))) throw wrongPassword()
  return inTransaction(context.db, async (db) => {
    const used = await db.deleteFrom('registrierung').where('keyHash', '=', row.keyHash).executeTakeFirst()
    // Invited by somebody in the meantime, or used by a second click.
    const known = await db.selectFrom('zugang').select('idZugang').where('email', '=', row.email).executeTakeFirst()
    if (used.numDeletedRows !== 1n || known) throw deadKey()
    const { idPtKunde } = await db
      .insertInto('kunde')
      .values(kundeOf(row))
      .returning('idPtKunde')
      .executeTakeFirstOrThrow()
    const zugang = await db
      .insertInto('zugang')
      .values({
        idPtKunde,
        idThHeadhunterMitarbeiter: null,
        email: row.email,
        passwort: row.passwort,
        letzterLogin: null,
      })
      .returning('idZugang')
      .executeTakeFirstOrThrow()
    return zugang.idZugang
  })
}

function wrongPassword(): Refusal {
  const text =
    'Das ist nicht das Passwort, das Sie bei der Registrierung gewählt haben. Bitte prüfen Sie Ihre Eingabe. Der Link gilt weiter.'
  return new Refusal(422, 'PASSWORT_FALSCH', text, { felder: { passwort: text } })
}

/** Nothing but what was asked; the address is asked for where it is needed. */
function kundeOf({ firma, anrede, vorname, nachname, email, agbAkzeptiertAm }: RegistrierungRow) {
  const ohneAnschrift = { strasse: '', hausnummer: '', plz: '', ort: '' }
  return {
    firma,
    anrede,
    vorname,
    nachname,
    agbAkzeptiertAm,
    ...ohneAnschrift,
    ustIdNr: null,
    rechnungsEmail: email,
    datenschutzKontakt: email,
    standardAbsender: JSON.stringify({ firma, ...ohneAnschrift }),
    avvAkzeptiertAm: null,
    avvAkzeptiertVon: null,
  }
}
