import type { Mitarbeiter, MitarbeiterDetail, MitarbeiterVerlauf, VierAugen } from '#src/contract/mitarbeiter.ts'
import { wirksameRegeln } from '#src/domain/mitarbeiter/rechte.ts'
import { statusOf } from '#src/domain/mitarbeiter/person.ts'
import { notFound, type Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'
import type { MitarbeiterRow } from './rows.ts'
import { activeZweiFaktor } from '../zugang/zweiFaktor.ts'
import { offeneFreigaben } from './freigaben.ts'
import { abweichungenOf, rechteVon } from '../zugang/rechteVon.ts'

/** An employee with his login. */
export type Stored = MitarbeiterRow & { idZugang: number | null; letzterLogin: string | null }

function ofKunde({ db }: Pick<Context, 'db'>, idPtKunde: number) {
  return db
    .selectFrom('mitarbeiter')
    .leftJoin('zugang', 'zugang.idThHeadhunterMitarbeiter', 'mitarbeiter.idThHeadhunterMitarbeiter')
    .selectAll('mitarbeiter')
    .select(['zugang.idZugang', 'zugang.letzterLogin'])
    .where('mitarbeiter.idPtKunde', '=', idPtKunde)
}

/** Employees of this customer by their ids, in any order. */
export function loadEinige(context: Pick<Context, 'db'>, idPtKunde: number, ids: readonly number[]): Promise<Stored[]> {
  return ofKunde(context, idPtKunde).where('mitarbeiter.idThHeadhunterMitarbeiter', 'in', idListe(ids)).execute()
}

export function loadAll(context: Pick<Context, 'db'>, idPtKunde: number): Promise<Stored[]> {
  return ofKunde(context, idPtKunde).orderBy('mitarbeiter.idThHeadhunterMitarbeiter').execute()
}

/** An employee of this customer; what belongs to someone else is not there. */
export async function loadMitarbeiter(
  context: Pick<Context, 'db'>,
  idPtKunde: number,
  idThHeadhunterMitarbeiter: number,
): Promise<Stored> {
  const row = await ofKunde(context, idPtKunde)
    .where('mitarbeiter.idThHeadhunterMitarbeiter', '=', idThHeadhunterMitarbeiter)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Where the employee stands. */
export const statusOfRow = ({ aktiv, eingeladenAm, aktiviertAm }: MitarbeiterRow) =>
  statusOf({ aktiv: aktiv === 1, eingeladenAm, aktiviertAm })

export function toMitarbeiter(row: Stored): Mitarbeiter {
  const { idThHeadhunterMitarbeiter, vorname, nachname, email, position, avatar, eingeladenAm, letzterLogin } = row
  return {
    idThHeadhunterMitarbeiter,
    vorname,
    nachname,
    email,
    position,
    avatar,
    ...rechteVon(row),
    ability: abweichungenOf(row.ability),
    aktiv: row.aktiv === 1,
    status: statusOfRow(row),
    eingeladenAm,
    letzterLogin,
    version: row.version,
  }
}

function loadVerlauf({ db }: Context, idThHeadhunterMitarbeiter: number): Promise<MitarbeiterVerlauf[]> {
  return db
    .selectFrom('mitarbeiterVerlauf')
    .select(['zeit', 'name', 'text'])
    .where('idThHeadhunterMitarbeiter', '=', idThHeadhunterMitarbeiter)
    .orderBy('idVerlauf', 'desc')
    .limit(100)
    .execute()
}

export async function toDetail(context: Context, row: Stored): Promise<MitarbeiterDetail> {
  const { anrede, titel, telefon, aktiviertAm } = row
  return {
    ...toMitarbeiter(row),
    anrede,
    titel,
    telefon,
    rechte: wirksameRegeln(rechteVon(row)),
    aktiviertAm,
    zweiFaktor: row.idZugang !== null && (await activeZweiFaktor(context.db, row.idZugang)) !== null,
    offeneFreigaben: await offeneFreigaben(context, row),
    verlauf: await loadVerlauf(context, row.idThHeadhunterMitarbeiter),
  }
}

/** The customer's four-eyes switch. */
export async function loadVierAugen({ db }: Pick<Context, 'db'>, idPtKunde: number): Promise<VierAugen> {
  const row = await db
    .selectFrom('kunde')
    .select(['vierAugen', 'vierAugenAm', 'vierAugenVon'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  return { vierAugen: row.vierAugen === 1, geaendertAm: row.vierAugenAm, geaendertVon: row.vierAugenVon }
}
