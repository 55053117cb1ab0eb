import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import type { Db } from '../platform/db/schema.ts'
import { stapelweise } from '../platform/stapel.ts'

/** Rows of one statement: some ms. */
const JE_STAPEL = 1000

const NAME = ['vorname', 'nachname', 'firma'] as const
const schluesselOf = ({ schluessel }: { schluessel: string }) => schluessel
const nrOf = ({ nr }: { nr: number }) => nr

/** Entries of a customer's blocklist. */
export function gesperrte(db: Db, idPtKunde: number) {
  const zeilen = db
    .selectFrom('sperre')
    .select(['schluessel', ...NAME, 'strasse', 'hausnummer', 'plz', 'ort'])
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('schluessel')
    .limit(JE_STAPEL)
  const next = (hinter: string | null) => zeilen.where('schluessel', '>', hinter ?? '').execute()
  return stapelweise(next, schluesselOf, JE_STAPEL)
}

/** Number of the customer's Robinson list that counts; 0: none. */
export async function robinsonFassung(db: Db, idPtKunde: number): Promise<number> {
  const row = await db
    .selectFrom('robinsonListe')
    .select('fassung')
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirst()
  return row?.fassung ?? 0
}

/** Entries of one Robinson list. */
export function robinsonZeilen(db: Db, idPtKunde: number, fassung: number) {
  const zeilen = db
    .selectFrom('robinson')
    .select(['schluessel', 'plz', 'merkmale'])
    .where('idPtKunde', '=', idPtKunde)
    .where('fassung', '=', fassung)
    .orderBy('schluessel')
    .limit(JE_STAPEL)
  const next = (hinter: string | null) => zeilen.where('schluessel', '>', hinter ?? '').execute()
  return stapelweise(next, schluesselOf, JE_STAPEL)
}

/** Recipients of a campaign as they were frozen, as long as they are kept (DSG-03). */
export function eingefrorene(db: Db, { idPtKampagne, snapshotNr }: { idPtKampagne: number; snapshotNr: number }) {
  const zeilen = db
    .selectFrom('empfaengerCode')
    .select(['nr', 'daten'])
    .where('idPtKampagne', '=', idPtKampagne)
    .where('snapshotNr', '=', snapshotNr)
    .orderBy('nr')
    .limit(JE_STAPEL)
  const next = (hinter: number | null) => zeilen.where('nr', '>', hinter ?? 0).execute()
  return stapelweise(next, nrOf, JE_STAPEL)
}

/** Rows of an uploaded list. */
export function listenZeilen(db: Db, idPtZielgruppe: number) {
  const zeilen = db
    .selectFrom('zielgruppeEmpfaenger')
    .select(['nr', ...EMPFAENGER_FELDER])
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .orderBy('nr')
    .limit(JE_STAPEL)
  const next = (hinter: number | null) => zeilen.where('nr', '>', hinter ?? 0).execute()
  return stapelweise(next, nrOf, JE_STAPEL)
}
