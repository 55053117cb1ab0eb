import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { sperrKandidaten, sperrSchluessel, type SperrAngaben } from '#src/domain/zielgruppe/sperre.ts'
import { sha256 } from '../platform/files.ts'
import type { Db } from '../platform/db/schema.ts'

/** Hash of a normalised key. The customer's number goes in, so that two customers' lists cannot be compared. */
export function schluesselHash(idPtKunde: number, person: SperrAngaben): string {
  return hashOf(idPtKunde, sperrSchluessel(person))
}

const hashOf = (idPtKunde: number, schluessel: string) => sha256(`sperre:${idPtKunde}:${schluessel}`)

/** Blocklist of a customer, ready to be asked about many people. */
export interface Sperrliste {
  /** Postal codes in which somebody is blocked: everybody else is decided at once. */
  plz: ReadonlySet<string>
  isGesperrt: (person: Empfaenger) => boolean
}

const NIEMAND: Sperrliste = { plz: new Set(), isGesperrt: () => false }

export async function loadSperrliste(db: Db, idPtKunde: number): Promise<Sperrliste> {
  const rows = await db.selectFrom('sperre').select(['schluessel', 'plz']).where('idPtKunde', '=', idPtKunde).execute()
  if (rows.length === 0) return NIEMAND
  const plz = new Set(rows.map((row) => row.plz))
  const schluessel = new Set(rows.map((row) => row.schluessel))
  return {
    plz,
    isGesperrt: (person) =>
      plz.has(person.plz) && sperrKandidaten(person).some((key) => schluessel.has(hashOf(idPtKunde, key))),
  }
}
