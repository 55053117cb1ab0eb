import { rolleLabel, type RechteVon } from '#src/domain/mitarbeiter/rechte.ts'
import { Refusal, type Context } from '../context.ts'
import type { MitarbeiterRow } from '../db/rows/konto.ts'
import { countAttempt, TooMany, type Limit } from '../limits.ts'
import { sendMail } from '../mail.ts'
import { KEIN_PASSWORT } from '../passwords.ts'
import { issueKey } from '../schluessel.ts'
import { loadMitarbeiter, type Stored } from './load.ts'
import { notiere, type Verwaltung } from './verwalten.ts'

/**
 * Addresses that one customer enters for employees in a day: nobody makes us write to strangers by the hundred, and
 * nobody finds out by the hundred who has a login (SEC-11). assumed
 */
const EINLADUNGEN: Limit = { name: 'einladung', max: 100, windowMs: 24 * 3_600_000 }

export const EMAIL_VERGEBEN = 'Mit dieser E-Mail-Adresse gibt es schon einen Zugang. Bitte geben Sie eine andere an.'

export const emailVergeben = () =>
  new Refusal(422, 'EMAIL_VERGEBEN', EMAIL_VERGEBEN, { felder: { email: EMAIL_VERGEBEN } })

export type NeuerMitarbeiter = Pick<MitarbeiterRow, 'vorname' | 'nachname' | 'email'> &
  Partial<Pick<MitarbeiterRow, 'anrede' | 'titel' | 'telefon' | 'position'>>

/** Whether a login has this address, of whatever customer: it is unique in the whole service. */
export async function isVergeben(
  { db }: Pick<Context, 'db'>,
  email: string,
  ausser: number | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom('zugang')
    .select('idThHeadhunterMitarbeiter')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row !== undefined && (ausser === null || row.idThHeadhunterMitarbeiter !== ausser)
}

/**
 * Counts an address before anybody looks whether it is taken, and refuses the hundred-and-first of a day. Outside of the
 * transaction that may fail afterwards: what is rolled back would not have been counted.
 */
export async function zaehleEinladung(context: Context, idPtKunde: number): Promise<void> {
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

/** Makes record and login of one person and mails the way to the first password. */
export async function legeAn(scope: Verwaltung, person: NeuerMitarbeiter, rechte: RechteVon): Promise<Stored> {
  const { context, actor } = scope
  const email = person.email.toLowerCase()
  if (await isVergeben(context, email)) throw emailVergeben()
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
  const zugang = await context.db
    .insertInto('zugang')
    .values({
      idPtKunde: actor.idPtKunde,
      idThHeadhunterMitarbeiter: id,
      email,
      passwort: KEIN_PASSWORT,
      letzterLogin: null,
    })
    // Another customer may have taken the address since it was asked for.
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (Number(zugang.numInsertedOrUpdatedRows ?? 0) === 0) throw emailVergeben()
  await notiere(scope, id, `eingeladen als ${rolleLabel(rechte.role)}`)
  const row = await loadMitarbeiter(context, actor.idPtKunde, id)
  await sendeEinladung(scope, row)
  return row
}

/** Mails a fresh link; every older one is dead by it. */
export async function sendeEinladung({ context, actor }: Verwaltung, row: Stored): Promise<void> {
  if (row.idZugang === null) throw new Error('an employee without a login')
  const { firma } = await context.db
    .selectFrom('kunde')
    .select('firma')
    .where('idPtKunde', '=', actor.idPtKunde)
    .executeTakeFirstOrThrow()
  const name = `${row.vorname} ${row.nachname}`.trim()
  const { produktName } = context.settings
  await sendMail(context, {
    an: row.email,
    betreff: `Ihr Zugang zu ${produktName}: ${firma}`,
    text: `Guten Tag${name === '' ? '' : ` ${name}`},\n\n${actor.name} hat für Sie einen Zugang zum Konto von ${firma} eingerichtet, als ${rolleLabel(row.role)}. Legen Sie zuerst Ihr Passwort fest.\n\nDer Link ist nur für Sie bestimmt und gilt sieben Tage.`,
    link: await issueKey(context, 'passwort_neu', row.idZugang),
    linkText: 'Passwort wählen',
  })
}
