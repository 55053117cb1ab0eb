import type { Angemeldet } from '#src/contract/session.ts'
import { geraetOf } from '#src/domain/zugang/geraet.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { sha256 } from '../platform/files.ts'
import { nebenbei } from '../platform/nebenbei.ts'
import { loadUser, startLogin } from './sitzung.ts'
import { newSecret } from '../platform/secrets.ts'
import { tellSecurity } from './mails.ts'
import { countCodes } from './wiederherstellung.ts'
import { activeZweiFaktor, consumeFaktor } from './zweiFaktor.ts'

/** Time between password and code, s (P). */
export const TICKET_GUELTIG_S = 5 * 60
/** Codes that may be tried with one ticket; then the password is wanted again. */
const TICKET_VERSUCHE = 5

/** Nothing tells apart what never was, what is used up and what came too late. */
function anmeldungAbgelaufen(): Refusal {
  return new Refusal(
    422,
    'ANMELDUNG_ABGELAUFEN',
    'Diese Anmeldung ist abgelaufen. Bitte melden Sie sich erneut mit Ihrem Passwort an.',
  )
}

/** Ends a login that has shown all that is wanted: a session begins. */
export async function completeLogin(context: Context, idZugang: number): Promise<Angemeldet | null> {
  const login = await loadUser(context.db, idZugang)
  if (!login) return null
  const serverzeit = context.now().toISOString()
  const { db } = context
  await nebenbei(context, 'zugang.letzterLogin', async () => {
    await db.updateTable('zugang').set({ letzterLogin: serverzeit }).where('idZugang', '=', idZugang).execute()
    // The list of employees sorts by it, and an index spans one table.
    await db
      .updateTable('mitarbeiter')
      .set({ zuletztAngemeldet: serverzeit })
      .where('idThHeadhunterMitarbeiter', '=', login.user.idPtKundeMitarbeiter)
      .execute()
  })
  const accessToken = await startLogin(context, idZugang, geraetOf(context.userAgent ?? ''))
  context.log({ ereignis: 'anmeldung', idZugang, idPtKunde: login.user.idPtKunde })
  return { accessToken, loginState: true, user: login.user, serverzeit }
}

const oldest = (context: Context) => new Date(context.realNow().getTime() - TICKET_GUELTIG_S * 1000).toISOString()

/** The ticket for the second step, where the login has one. No session, good for that step alone. */
export async function beginSecondStep(context: Context, idZugang: number): Promise<string | null> {
  if ((await activeZweiFaktor(context.db, idZugang)) === null) return null
  const ticket = newSecret()
  const erstelltAm = context.realNow().toISOString()
  await context.db.deleteFrom('anmeldeTicket').where('erstelltAm', '<=', oldest(context)).execute()
  await context.db
    .insertInto('anmeldeTicket')
    .values({ ticketHash: sha256(ticket), idZugang, erstelltAm })
    .execute()
  return ticket
}

/** Counts the try before the code is looked at, so that parallel ones cannot slip through together. */
async function claimTicket(context: Context, ticketHash: string): Promise<number> {
  const claimed = await context.db
    .updateTable('anmeldeTicket')
    .set((e) => ({ versuche: e('versuche', '+', 1) }))
    .where('ticketHash', '=', ticketHash)
    .where('erstelltAm', '>', oldest(context))
    .where('versuche', '<', TICKET_VERSUCHE)
    .returning('idZugang')
    .executeTakeFirst()
  if (!claimed) throw anmeldungAbgelaufen()
  return claimed.idZugang
}

/** Second step of a login. */
export async function completeSecondStep(context: Context, ticket: string, code: string): Promise<Angemeldet> {
  const ticketHash = sha256(ticket)
  const idZugang = await claimTicket(context, ticketHash)
  const faktor = await activeZweiFaktor(context.db, idZugang)
  if (!faktor) throw anmeldungAbgelaufen()
  const art = await consumeFaktor(context, faktor, code)
  const used = await context.db.deleteFrom('anmeldeTicket').where('ticketHash', '=', ticketHash).executeTakeFirst()
  const login = used.numDeletedRows > 0n ? await completeLogin(context, idZugang) : null
  if (!login) throw anmeldungAbgelaufen()
  if (art === 'wiederherstellung') {
    const uebrig = await countCodes(context.db, idZugang)
    await tellSecurity(context, login.user.email ?? '', 'codeVerwendet', `Übrig sind ${uebrig} von 10.`)
  }
  return login
}
