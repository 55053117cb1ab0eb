import { newSecret } from '../platform/secrets.ts'
import { buildAbility, ROLE_RULES } from '#src/domain/ability/ability.ts'
import { seesPrices } from '#src/domain/ability/prices.ts'
import { wirksameRegeln } from '#src/domain/mitarbeiter/rechte.ts'
import { SESSION_IDLE_MS, SESSION_USE_STEP_MS, type User } from '#src/contract/session.ts'
import type { Actor, Context } from '../platform/context.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/schema.ts'
import { sha256 } from '../platform/files.ts'
import { nebenbei } from '../platform/nebenbei.ts'
import type { Parts } from '../platform/parts.ts'
import { keep, fluechtigeMit, forget, type Fluechtige } from './fluechtig.ts'
import { rechteVon } from './rechteVon.ts'

/** End of a session in any case (SEC-18). */
export const ABSOLUTE_MS = 12 * 3_600_000

/** `geraet`: browser and system in plain words, by which the owner recognises the session. */
export async function startSession(
  db: Db,
  clock: Pick<Clock, 'real'>,
  idZugang: number,
  geraet: string | null = null,
): Promise<string> {
  const token = newSecret()
  const zeit = clock.real().toISOString()
  await db
    .insertInto('sitzung')
    .values({ tokenHash: sha256(token), idZugang, erstelltAm: zeit, letzteNutzung: zeit, beendetAm: null, geraet })
    .execute()
  return token
}

/** The same for a login: where it cannot be written it is kept in memory. */
export async function startLogin(context: Context, idZugang: number, geraet: string | null): Promise<string> {
  const { db, realNow } = context
  let token = newSecret()
  const isWritten = await nebenbei(context, 'sitzung', async () => {
    token = await startSession(db, { real: realNow }, idZugang, geraet)
  })
  const zeit = realNow().toISOString()
  if (!isWritten) keep(sha256(token), { idZugang, erstelltAm: zeit, letzteNutzung: zeit, geraet })
  return token
}

/** Whose a live session is, and since when. */
export async function sitzungOf(db: Db, idSitzung: number): Promise<{ idZugang: number; erstelltAm: string }> {
  const kept = fluechtigeMit({ idSitzung })
  if (kept) return kept
  const rows = db.selectFrom('sitzung').select(['idZugang', 'erstelltAm'])
  return rows.where('idSitzung', '=', idSitzung).executeTakeFirstOrThrow()
}

export async function endSession(db: Db, clock: Pick<Clock, 'real'>, sitzungId: number): Promise<void> {
  if (forget(({ idSitzung }) => idSitzung === sitzungId) > 0) return
  await db
    .updateTable('sitzung')
    .set({ beendetAm: clock.real().toISOString() })
    .where('idSitzung', '=', sitzungId)
    .execute()
}

/** Ends every session of a login, or all but the caller's own; how many there were. */
export async function endAllSessions(
  db: Db,
  clock: Pick<Clock, 'real'>,
  idZugang: number,
  exceptSitzungId?: number,
): Promise<number> {
  forget((sitzung) => sitzung.idZugang === idZugang && sitzung.idSitzung !== exceptSitzungId)
  const result = await db
    .updateTable('sitzung')
    .set({ beendetAm: clock.real().toISOString() })
    .where('idZugang', '=', idZugang)
    .where('beendetAm', 'is', null)
    .where('idSitzung', '!=', exceptSitzungId ?? 0)
    .executeTakeFirst()
  // Neither does a login go on whose password was right a moment ago.
  await db.deleteFrom('anmeldeTicket').where('idZugang', '=', idZugang).execute()
  return Number(result.numUpdatedRows)
}

/** Sessions that would still be let in. */
export function liveSitzungen(context: Context, idZugang: number) {
  const now = context.realNow().getTime()
  return context.db
    .selectFrom('sitzung')
    .select(['idSitzung', 'erstelltAm', 'letzteNutzung', 'geraet'])
    .where('idZugang', '=', idZugang)
    .where('beendetAm', 'is', null)
    .where('erstelltAm', '>', new Date(now - ABSOLUTE_MS).toISOString())
    .where('letzteNutzung', '>', new Date(now - SESSION_IDLE_MS).toISOString())
    .orderBy('letzteNutzung', 'desc')
    .orderBy('idSitzung', 'desc')
}

interface LoadedUser {
  user: User & { idPtKunde: number }
  email: string
  /** Pays up to this much per campaign, ct; null: no limit of his own. */
  zahlungslimit: number | null
}

interface Login extends LoadedUser {
  idSitzung: number
}

/** Who the token belongs to, with rights as they are now; null when it is unknown, ended, too old or not used for too long. */
export async function actorOf(parts: Pick<Parts, 'db' | 'clock' | 'log'>, token: string | null): Promise<Actor | null> {
  const login = token === null ? null : await liveLogin(parts, token)
  return login && { ...personOf(login), sitzungId: login.idSitzung }
}

/** A person as whom calls are made, whatever lets him in. */
export function personOf({ user, email, zahlungslimit }: LoadedUser): Omit<Actor, 'sitzungId'> {
  const ability = buildAbility(user.ability)
  return {
    idPtKunde: user.idPtKunde,
    idPtKundeMitarbeiter: user.idPtKundeMitarbeiter,
    accountType: user.accountType,
    name: [user.vorname, user.nachname].join(' '),
    email,
    ability,
    seesPreise: seesPrices(ability),
    zahlungslimit,
  }
}

/** Uses that could not be written, by session, ms since 1970: who is at work stays logged in while the disk is full. */
const ungeschrieben = new WeakMap<Db, Map<number, number>>()

/** A session that was kept in memory is written as soon as it can be. */
async function liveFluechtige(
  { db, log }: Pick<Parts, 'db' | 'log'>,
  tokenHash: string,
  oldest: string,
): Promise<Pick<Fluechtige, 'idSitzung' | 'idZugang' | 'letzteNutzung'> | undefined> {
  forget(({ erstelltAm }) => erstelltAm <= oldest)
  const kept = fluechtigeMit({ tokenHash })
  if (!kept) return undefined
  const { idSitzung, ...row } = kept
  let id = idSitzung
  const schreibe = db.insertInto('sitzung').values({ ...row, tokenHash, beendetAm: null })
  const isWritten = await nebenbei({ db, log }, 'sitzung', async () => {
    const { idSitzung: written } = await schreibe.returning('idSitzung').executeTakeFirstOrThrow()
    id = written
  })
  if (isWritten) forget((other) => other.idSitzung === idSitzung)
  return { ...kept, idSitzung: id }
}

async function liveLogin(parts: Pick<Parts, 'db' | 'clock' | 'log'>, token: string): Promise<Login | null> {
  const { db, clock, log } = parts
  const now = clock.real().getTime()
  const tokenHash = sha256(token)
  const oldest = new Date(now - ABSOLUTE_MS).toISOString()
  const stored = await db
    .selectFrom('sitzung')
    .select(['idSitzung', 'idZugang', 'letzteNutzung'])
    .where('tokenHash', '=', tokenHash)
    .where('beendetAm', 'is', null)
    .where('erstelltAm', '>', oldest)
    .executeTakeFirst()
  const sitzung = stored ?? (await liveFluechtige(parts, tokenHash, oldest))
  if (!sitzung) return null
  const { idSitzung, idZugang } = sitzung
  const gemerkt = ungeschrieben.get(db) ?? new Map<number, number>()
  const geschrieben = Date.parse(sitzung.letzteNutzung)
  if (now - Math.max(geschrieben, gemerkt.get(idSitzung) ?? 0) >= SESSION_IDLE_MS) return null
  const zugang = await loadUser(db, idZugang)
  if (!zugang) return null
  if (now - geschrieben > SESSION_USE_STEP_MS) {
    const letzteNutzung = new Date(now).toISOString()
    const nutze = db.updateTable('sitzung').set({ letzteNutzung }).where('idSitzung', '=', idSitzung)
    const isWritten = idSitzung > 0 && (await nebenbei({ db, log }, 'sitzung.letzteNutzung', () => nutze.execute()))
    if (isWritten) gemerkt.delete(idSitzung)
    else ungeschrieben.set(db, gemerkt.set(idSitzung, now))
  }
  return { ...zugang, idSitzung }
}

/** The logged-in user as the product stores him; null for a deactivated employee. */
export async function loadUser(db: Db, idZugang: number): Promise<LoadedUser | null> {
  const row = await db
    .selectFrom('zugang')
    .innerJoin('kunde', 'kunde.idPtKunde', 'zugang.idPtKunde')
    .leftJoin('mitarbeiter', 'mitarbeiter.idThHeadhunterMitarbeiter', 'zugang.idThHeadhunterMitarbeiter')
    .select([
      'zugang.email',
      'zugang.idPtKunde',
      'zugang.idThHeadhunterMitarbeiter',
      'kunde.firma',
      'kunde.vorname',
      'kunde.nachname',
      'kunde.avvAkzeptiertAm',
      'mitarbeiter.vorname as mitarbeiterVorname',
      'mitarbeiter.nachname as mitarbeiterNachname',
      'mitarbeiter.role',
      'mitarbeiter.aktiv',
      'mitarbeiter.eingeladenAm',
      'mitarbeiter.aktiviertAm',
      'mitarbeiter.ability',
      'mitarbeiter.zahlungslimit',
      'mitarbeiter.avatar',
    ])
    .where('zugang.idZugang', '=', idZugang)
    .executeTakeFirst()
  if (!row) return null
  const isMitarbeiter = row.idThHeadhunterMitarbeiter !== null
  // Somebody who is only invited has no password, and so no session: with the first password he is in.
  const isEingeladen = row.eingeladenAm !== null && row.aktiviertAm === null
  if (isMitarbeiter && row.aktiv !== 1 && !isEingeladen) return null
  const role = isMitarbeiter ? (row.role ?? '') : 'inhaber'
  const user: LoadedUser['user'] = {
    vorname: row.mitarbeiterVorname ?? row.vorname,
    nachname: row.mitarbeiterNachname ?? row.nachname,
    email: row.email,
    firma: row.firma,
    role,
    accountType: isMitarbeiter ? 'employee' : 'customer',
    idPtKunde: row.idPtKunde,
    idPtKundeMitarbeiter: row.idThHeadhunterMitarbeiter,
    avvAkzeptiert: row.avvAkzeptiertAm !== null,
    avatar: row.avatar,
    ability: isMitarbeiter
      ? rulesOf({ role, ability: row.ability ?? '', zahlungslimit: row.zahlungslimit })
      : [...ROLE_RULES.inhaber],
    zahlungslimit: row.zahlungslimit,
  }
  return { user, email: row.email, zahlungslimit: row.zahlungslimit }
}

/** Rights that cannot be read grant nothing: single rights may take away what the role gives (SEC-46). */
function rulesOf(stored: Parameters<typeof rechteVon>[0]): User['ability'] {
  try {
    return wirksameRegeln(rechteVon(stored))
  } catch {
    return []
  }
}
