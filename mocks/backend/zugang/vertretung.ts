import { verwaltetMitarbeiter } from '#src/domain/mitarbeiter/regeln.ts'
import type { Context } from '../platform/context.ts'
import { rechteVon } from './rechteVon.ts'

export interface Adressat {
  name: string
  email: string
}

/**
 * Who is told what somebody would be told: he himself, or, once he is deactivated, the active person who took over from
 * him; where nobody did by name, the customer and his active administrators.
 */
export async function adressatenFuer(
  { db }: Pick<Context, 'db'>,
  idPtKunde: number,
  person: Adressat,
): Promise<Adressat[]> {
  const mitarbeiter = await db.selectFrom('mitarbeiter').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  const adressat = ({ vorname, nachname, email }: (typeof mitarbeiter)[number]): Adressat => ({
    name: `${vorname} ${nachname}`.trim() || email,
    email,
  })
  let row = mitarbeiter.find(({ email }) => email.toLowerCase() === person.email.toLowerCase())
  if (row === undefined || row.aktiv === 1) return [person]
  const seen = new Set<number>()
  while (row !== undefined && row.aktiv !== 1 && !seen.has(row.idThHeadhunterMitarbeiter)) {
    seen.add(row.idThHeadhunterMitarbeiter)
    const next: number | null = row.uebernehmer
    row = mitarbeiter.find(({ idThHeadhunterMitarbeiter: id }) => id === next)
  }
  if (row?.aktiv === 1) return [adressat(row)]
  const inhaber = await db
    .selectFrom('zugang')
    .innerJoin('kunde', 'kunde.idPtKunde', 'zugang.idPtKunde')
    .select(['kunde.vorname', 'kunde.nachname', 'zugang.email'])
    .where('zugang.idPtKunde', '=', idPtKunde)
    .where('zugang.idThHeadhunterMitarbeiter', 'is', null)
    .execute()
  const verwalter = mitarbeiter.filter((one) => one.aktiv === 1 && verwaltetMitarbeiter(rechteVon(one)))
  return [
    ...inhaber.map(({ vorname, nachname, email }) => ({ name: `${vorname} ${nachname}`.trim(), email })),
    ...verwalter.map(adressat),
  ]
}
