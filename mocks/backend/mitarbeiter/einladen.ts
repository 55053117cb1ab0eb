import { rolleLabel, type RechteVon } from '#src/domain/mitarbeiter/rechte.ts'
import { Refusal, type Context } from '../platform/context.ts'
import type { MitarbeiterRow } from './rows.ts'
import { countAttempt, TooMany, type Limit } from '../platform/limits.ts'
import { sendMail } from '../platform/mail.ts'
import { KEIN_PASSWORT } from '../platform/passwords.ts'
import { issueKey } from '../zugang/schluessel.ts'
import { loadMitarbeiter, type Stored } from './load.ts'
import { note, type Verwaltung } from './verwalten.ts'

/**
 * Addresses that one customer enters for employees in a day: nobody makes us write to strangers by the hundred, and
 * nobody finds out by the hundred who has a login (SEC-11). assumed
 */
const EINLADUNGEN: Limit = { name: 'einladung', max: 100, windowMs: 24 * 3_600_000 }

export const EMAIL_VERGEBEN =
  'Mit dieser E-Mail-Adresse gibt es in Ihrer Firma schon einen Zugang. Bitte geben Sie eine andere an.'

export const emailVergeben = () =>
  new Refusal(422, 'EMAIL_VERGEBEN', EMAIL_VERGEBEN, { felder: { email: EMAIL_VERGEBEN } })

export type NeuerMitarbeiter = Pick<MitarbeiterRow, 'vorname' | 'nachname' | 'email'> &
  Partial<Pick<MitarbeiterRow, 'anrede' | 'titel' | 'telefon' | 'position'>>

/** Whether somebody of this very customer has the address: the customer himself or an employee, invited ones too. */
export async function isVergeben(
  { db }: Pick<Context, 'db'>,
  idPtKunde: number,
  email: string,
  ausser: number | null = null,
): Promise<boolean> {
  const adresse = email.toLowerCase()
  const zugaenge = await db
    .selectFrom('zugang')
    .select('idThHeadhunterMitarbeiter')
    .where('idPtKunde', '=', idPtKunde)
    .where('email', '=', adresse)
    .execute()
  const personen = await db
    .selectFrom('mitarbeiter')
    .select('idThHeadhunterMitarbeiter')
    .where('idPtKunde', '=', idPtKunde)
    .where('email', '=', adresse)
    .execute()
  return [...zugaenge, ...personen].some((row) => ausser === null || row.idThHeadhunterMitarbeiter !== ausser)
}

/**
 * Counts an address before anybody looks whether it is taken, and refuses the hundred-and-first of a day. Outside of the
 * transaction that may fail afterwards: what is rolled back would not have been counted.
 */
export async function countEinladung(context: Context, idPtKunde: number): Promise<void> {
  try {
    await countAttempt(context, EINLADUNGEN, String(idPtKunde))
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    throw new Refusal(
      429,
      'ZU_VIELE_EINLADUNGEN',
      `Heute wurden schon ${EINLADUNGEN.max} Adressen eingetragen. Es wurde nichts gespeichert. Bitte fahren Sie morgen fort.`,
    )
  }
}

/** Stands in the place of an address that belongs to a login elsewhere. It is none, so nobody can log in with it. */
export const ohneAdresse = (id: number) => `mitarbeiter-${id}`

/**
 * Makes the login of an invited person anew, under his address where that is free. It is unique in the whole service; one
 * that belongs to another customer's login is not refused, since the refusal would tell who is a customer (SEC-11): the
 * person is entered all the same and stays invited, the login has no address, and the mail says why (assumed). Returns the
 * login and whether it got the address.
 */
async function setUpZugang(
  { db }: Pick<Context, 'db'>,
  { idPtKunde, idThHeadhunterMitarbeiter, email }: Pick<Stored, 'idPtKunde' | 'idThHeadhunterMitarbeiter' | 'email'>,
): Promise<{ idZugang: number; frei: boolean }> {
  const zugang = { idPtKunde, idThHeadhunterMitarbeiter, passwort: KEIN_PASSWORT, letzterLogin: null }
  await db.deleteFrom('zugang').where('idThHeadhunterMitarbeiter', '=', idThHeadhunterMitarbeiter).execute()
  const eigener = await db
    .insertInto('zugang')
    .values({ ...zugang, email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('idZugang')
    .executeTakeFirst()
  if (eigener) return { idZugang: eigener.idZugang, frei: true }
  const { idZugang } = await db
    .insertInto('zugang')
    .values({ ...zugang, email: ohneAdresse(idThHeadhunterMitarbeiter) })
    .returning('idZugang')
    .executeTakeFirstOrThrow()
  return { idZugang, frei: false }
}

/** Makes record and login of one person and mails the way to the first password. */
export async function layOut(scope: Verwaltung, person: NeuerMitarbeiter, rechte: RechteVon): Promise<Stored> {
  const { context, actor } = scope
  const email = person.email.toLowerCase()
  if (await isVergeben(context, actor.idPtKunde, email)) throw emailVergeben()
  const zeit = context.now().toISOString()
  const { idThHeadhunterMitarbeiter: id } = await context.db
    .insertInto('mitarbeiter')
    .values({
      ...person,
      email,
      idPtKunde: actor.idPtKunde,
      role: rechte.role,
      ability: JSON.stringify(rechte.ability),
      zahlungslimit: rechte.zahlungslimit,
      aktiv: 0,
      eingeladenAm: zeit,
    })
    .returning('idThHeadhunterMitarbeiter')
    .executeTakeFirstOrThrow()
  await note(scope, id, `eingeladen als ${rolleLabel(rechte.role)}`)
  await sendEinladung(scope, await loadMitarbeiter(context, actor.idPtKunde, id))
  return loadMitarbeiter(context, actor.idPtKunde, id)
}

/**
 * Mails a fresh link; every older one is dead by it. Whose address has a login elsewhere learns that by mail, and the one
 * who invites does not: the same rows are written, and a key that nobody gets.
 */
export async function sendEinladung({ context, actor }: Verwaltung, row: Stored): Promise<void> {
  const { firma } = await context.db
    .selectFrom('kunde')
    .select('firma')
    .where('idPtKunde', '=', actor.idPtKunde)
    .executeTakeFirstOrThrow()
  const { idZugang, frei } = await setUpZugang(context, row)
  const link = await issueKey(context, 'passwort_neu', idZugang)
  const name = `${row.vorname} ${row.nachname}`.trim()
  const gruss = `Guten Tag${name === '' ? '' : ` ${name}`}`
  const { produktName, publicUrl } = context.settings
  const inhalt = frei
    ? {
        text: `${gruss},\n\n${actor.name} hat für Sie einen Zugang zum Konto von ${firma} eingerichtet, als ${rolleLabel(row.role)}. Legen Sie zuerst Ihr Passwort fest.\n\nDer Link ist nur für Sie bestimmt und gilt sieben Tage.`,
        link,
        linkText: 'Passwort wählen',
      }
    : {
        text: `${gruss},\n\n${actor.name} möchte Sie in das Konto von ${firma} aufnehmen, als ${rolleLabel(row.role)}. Mit dieser E-Mail-Adresse haben Sie aber schon einen Zugang zu ${produktName} in einem anderen Konto, und jede Adresse gehört zu genau einem. An Ihrem Zugang ändert sich nichts.\n\nMöchten Sie auch bei ${firma} mitarbeiten, nennen Sie ${actor.name} bitte eine andere E-Mail-Adresse für die Einladung. Dass es Ihren Zugang gibt, haben wir dort nicht mitgeteilt. Kennen Sie ${firma} nicht, brauchen Sie nichts zu tun.`,
        link: `${publicUrl}/login`,
        linkText: 'Zur Anmeldung',
      }
  await sendMail(context, { an: row.email, betreff: `Ihr Zugang zu ${produktName}: ${firma}`, ...inhalt })
}
