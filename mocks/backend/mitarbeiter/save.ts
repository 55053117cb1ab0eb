import type { mitarbeiterOperations } from '#src/contract/mitarbeiterOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { rechteAenderungen } from '#src/domain/mitarbeiter/rechte.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { sendMail } from '../platform/mail.ts'
import { endZugang } from './beenden.ts'
import { emailVergeben, isVergeben, ohneAdresse, sendEinladung, countEinladung } from './einladen.ts'
import { loadMitarbeiter, statusOfRow, type Stored } from './load.ts'
import { rechteVon } from '../zugang/rechteVon.ts'
import { geprueftRechte, loadZiel, note, requireVersion, protectLast, manage, type Verwaltung } from './verwalten.ts'

type SaveInput = Input<(typeof mitarbeiterOperations)['saveMitarbeiter']>
type EigeneInput = Input<(typeof mitarbeiterOperations)['saveEigeneAngaben']>

const ANGABEN = ['anrede', 'titel', 'vorname', 'nachname', 'telefon', 'position'] as const

const angabenOf = ({ anrede, titel, vorname, nachname, telefon, position }: EigeneInput) => ({
  anrede,
  titel,
  vorname,
  nachname,
  telefon,
  position,
})

/** Writes columns of an employee as he was seen, with the next version. */
export async function write(
  { context, actor }: Verwaltung,
  row: Stored,
  change: Partial<Omit<Stored, 'idThHeadhunterMitarbeiter' | 'idPtKunde' | 'idZugang' | 'letzterLogin' | 'version'>>,
): Promise<Stored> {
  await context.db
    .updateTable('mitarbeiter')
    .set({ ...change, version: row.version + 1 })
    .where('idThHeadhunterMitarbeiter', '=', row.idThHeadhunterMitarbeiter)
    .execute()
  return loadMitarbeiter(context, actor.idPtKunde, row.idThHeadhunterMitarbeiter)
}

/** Someone else's record with role and rights, all or nothing. */
export async function saveMitarbeiter(outer: Context, input: SaveInput): Promise<Stored> {
  const { idPtKunde } = requireActor(outer)
  const known = await loadMitarbeiter(outer, idPtKunde, input.idThHeadhunterMitarbeiter)
  if (known.email !== input.email) await countEinladung(outer, idPtKunde)
  return manage(outer, async (scope) => {
    const { context, actor } = scope
    const id = input.idThHeadhunterMitarbeiter
    const row = await loadZiel(scope, id)
    await requireVersion(context, row, input.version)
    const before = rechteVon(row)
    const { role, ability, zahlungslimit } = input
    const after = geprueftRechte(actor, { role, ability, zahlungslimit })
    await protectLast(scope, row, after)
    if (input.email !== row.email) await changeEmail(scope, row, input.email)
    const saved = await write(scope, row, {
      ...angabenOf(input),
      email: input.email,
      role: after.role,
      ability: JSON.stringify(after.ability),
      zahlungslimit: after.zahlungslimit,
    })
    const lines = rechteAenderungen(before, after)
    if (lines.length > 0) {
      await note(scope, id, `Rechte geändert. ${lines.map((line) => `${line}.`).join(' ')}`)
      await sayRechte(scope, saved, lines)
    }
    if (ANGABEN.some((field) => row[field] !== input[field])) await note(scope, id, 'Angaben geändert')
    return saved
  })
}

/**
 * A new address is a new way in: every older way ends. One that belongs to another customer's login gives the same answer
 * as a free one (SEC-11); the person then has no address to log in with until he gets another, and learns why (assumed).
 */
async function changeEmail(scope: Verwaltung, row: Stored, email: string): Promise<void> {
  const { context } = scope
  const id = row.idThHeadhunterMitarbeiter
  if (await isVergeben(context, row.idPtKunde, email, id)) throw emailVergeben()
  // Who made a campaign is known by his address: mails still reach him, and the four-eyes principle still knows him.
  await context.db
    .updateTable('kampagne')
    .set({ erstelltVonEmail: email })
    .where('idPtKunde', '=', row.idPtKunde)
    .where('erstelltVonEmail', '=', row.email)
    .execute()
  await note(scope, id, `E-Mail-Adresse geändert: ${email} statt ${row.email}`)
  if (statusOfRow(row) === 'eingeladen') {
    await sendEinladung(scope, { ...row, email })
    return
  }
  const fremder = await context.db
    .selectFrom('zugang')
    .select('idZugang')
    .where('email', '=', email)
    .where('idPtKunde', '!=', row.idPtKunde)
    .executeTakeFirst()
  await context.db
    .updateTable('zugang')
    .set({ email: fremder ? ohneAdresse(id) : email })
    .where('idThHeadhunterMitarbeiter', '=', id)
    .execute()
  await endZugang(context, row)
  await sayAdresse(scope, row, email, fremder === undefined)
}

/** Both addresses learn of the change. */
async function sayAdresse({ context, actor }: Verwaltung, row: Stored, email: string, frei: boolean): Promise<void> {
  const { produktName, publicUrl } = context.settings
  const weiter = frei
    ? `Bitte melden Sie sich ab jetzt mit ${email} an, Ihr Passwort bleibt.`
    : `Mit ${email} gibt es aber schon einen Zugang zu ${produktName} in einem anderen Konto, und jede Adresse gehört zu genau einem. Damit Sie sich wieder anmelden können, nennen Sie ${actor.name} bitte eine andere Adresse.`
  for (const an of [row.email, email])
    await sendMail(context, {
      an,
      betreff: 'Ihre Anmeldung hat eine neue E-Mail-Adresse',
      text: `Guten Tag ${row.vorname} ${row.nachname},\n\n${actor.name} hat die E-Mail-Adresse Ihres Zugangs geändert. ${weiter} Alle Geräte wurden abgemeldet, und Ihre API-Tokens gelten nicht mehr.`,
      link: `${publicUrl}/login`,
      linkText: 'Zur Anmeldung',
    })
}

/** The person concerned learns what changed; it counts from the next page on. */
async function sayRechte({ context, actor }: Verwaltung, row: Stored, lines: string[]): Promise<void> {
  if (statusOfRow(row) !== 'aktiv') return
  await sendMail(context, {
    an: row.email,
    betreff: 'Ihre Rechte wurden geändert',
    text: `Guten Tag ${row.vorname} ${row.nachname},\n\n${actor.name} hat Ihre Rechte geändert:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\nWas Sie insgesamt dürfen, steht in Ihrem Konto.`,
    link: `${context.settings.publicUrl}/mitarbeiter/editieren/${row.idThHeadhunterMitarbeiter}`,
    linkText: 'Konto öffnen',
  })
}

/** The caller's own record. The customer himself has none: he is in the account. */
export function loadEigenes(context: Context): Promise<Stored> {
  const { idPtKunde, idPtKundeMitarbeiter } = requireActor(context)
  if (idPtKundeMitarbeiter === null)
    throw new Refusal(409, 'NICHT_MOEGLICH', 'Ihre eigenen Angaben stehen im Konto. Bitte ändern Sie sie dort.')
  return loadMitarbeiter(context, idPtKunde, idPtKundeMitarbeiter)
}

/** Who the caller is, never what he may. */
export function saveEigeneAngaben(outer: Context, input: EigeneInput): Promise<Stored> {
  return manage(outer, async (scope) => {
    const row = await loadEigenes(scope.context)
    await requireVersion(scope.context, row, input.version)
    return write(scope, row, { ...angabenOf(input), email: row.email })
  })
}

/** Picture of the caller himself; not an input of the form, so it changes no version. */
export async function saveAvatar(context: Context, avatar: string | null): Promise<Stored> {
  const { idThHeadhunterMitarbeiter: id } = await loadEigenes(context)
  await context.db.updateTable('mitarbeiter').set({ avatar }).where('idThHeadhunterMitarbeiter', '=', id).execute()
  return loadEigenes(context)
}
