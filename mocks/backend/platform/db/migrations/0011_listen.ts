import { sql, type Kysely } from 'kysely'
import { ABGELEITET, berechne } from '../abgeleitet.ts'
import { isPostgresDb } from '../open.ts'

/** The lists that there were: one that came later makes its columns with its table. */
const TABELLEN = ['kampagne', 'zielgruppe', 'werbemittel', 'rechnung', 'mitarbeiter', 'sperre'] as const

/** Rows computed at once: an old folder may hold 100 000 documents. */
const AUF_EINMAL = 500

/** Text that is compared by code points in both databases, whatever the server's language. */
const textType = (db: Kysely<unknown>) => (isPostgresDb(db) ? sql`text collate "C"` : sql`text`)

const IDS: Readonly<Record<string, string>> = {
  kampagne: 'idPtKampagne',
  zielgruppe: 'idPtZielgruppe',
  werbemittel: 'idPtWerbemittel',
  rechnung: 'idPtRechnung',
  mitarbeiter: 'idThHeadhunterMitarbeiter',
  sperre: 'idPtSperre',
  apiAnfrage: 'idPtApiAnfrage',
  zustellung: 'idPtZustellung',
}

/**
 * Each sort of a list: the tenant and what a list always asks for, the sort itself, the id as its last word; behind them
 * what filters and sums look at, so that a page is found in the index alone.
 */
const KAMPAGNE = ['state', 'testmodus', 'idPtZielgruppe', 'idPtWerbemittel', 'suche']
const ZIELGRUPPE = ['typ', 'potenzial', 'potenzialStand', 'suche']
const WERBEMITTEL = ['format', 'suche']
const RECHNUNG = ['art', 'zahlungsStatus', 'idPtKampagne', 'rechnungsdatum', 'brutto', 'suche']
const MITARBEITER = ['role', 'aktiv', 'eingeladenAm', 'aktiviertAm', 'suche']
const INDEXE: readonly (readonly [table: string, sort: string, lead: string[], behind: string[]])[] = [
  ['kampagne', 'geaendertAm', ['idPtKunde'], KAMPAGNE],
  ['kampagne', 'sortierung', ['idPtKunde'], KAMPAGNE],
  ['kampagne', 'versandSortierung', ['idPtKunde'], KAMPAGNE],
  ['kampagne', 'menge', ['idPtKunde'], KAMPAGNE],
  ['kampagne', 'state', ['idPtKunde'], KAMPAGNE],
  ['zielgruppe', 'geaendertAm', ['idPtKunde', 'archiviert', 'fertig'], ZIELGRUPPE],
  ['zielgruppe', 'sortierung', ['idPtKunde', 'archiviert', 'fertig'], ZIELGRUPPE],
  ['zielgruppe', 'potenzial', ['idPtKunde', 'archiviert', 'fertig'], ZIELGRUPPE],
  ['werbemittel', 'geaendertAm', ['idPtKunde', 'archiviert'], WERBEMITTEL],
  ['werbemittel', 'sortierung', ['idPtKunde', 'archiviert'], WERBEMITTEL],
  ['rechnung', 'rechnungsdatum', ['idPtKunde'], [...RECHNUNG, 'netto', 'ust', 'vorausbezahlt', 'rechnungsnummer']],
  ['rechnung', 'rechnungsnummer', ['idPtKunde'], RECHNUNG],
  ['rechnung', 'sortierung', ['idPtKunde'], RECHNUNG],
  ['rechnung', 'brutto', ['idPtKunde'], RECHNUNG],
  ['mitarbeiter', 'sortierung', ['idPtKunde'], MITARBEITER],
  ['mitarbeiter', 'zuletztAngemeldet', ['idPtKunde'], MITARBEITER],
  ['sperre', 'idPtSperre', ['idPtKunde'], []],
  ['apiAnfrage', 'idPtApiAnfrage', ['idPtKunde'], ['zeit', 'status', 'operation', 'idPtApiToken', 'anfrage']],
  ['zustellung', 'idPtZustellung', ['idPtKunde'], ['erstelltAm', 'idPtWebhook', 'ereignis', 'status']],
]

/** Indexes that the new ones begin with. */
const ERSETZT = ['kampagne_kunde', 'zielgruppeKunde', 'werbemittelKunde', 'rechnung_kunde', 'mitarbeiterKunde']

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const column = (table: string, name: string) =>
    db.schema
      .alterTable(table)
      .addColumn(name, textType(db), (c) => c.notNull().defaultTo(''))
      .execute()
  for (const table of TABELLEN)
    for (const name of (ABGELEITET[table] ?? []).flatMap(({ spalten }) => spalten)) await column(table, name)
  await column('mitarbeiter', 'zuletztAngemeldet')
}

/** Computes the new columns of the rows behind an id; the id of the last one, or null at the end. */
async function fillNext(db: Kysely<unknown>, table: string, after: number): Promise<number | null> {
  const von = (ABGELEITET[table] ?? []).flatMap((ableitung) => ableitung.von)
  const id = sql.ref(IDS[table] ?? '')
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join([id, ...von.map((name) => sql.ref(name))])} from ${sql.table(table)}
    where ${id} > ${after} order by ${id} limit ${AUF_EINMAL}`.execute(db)
  for (const row of rows) {
    const set = sql.join(berechne(table, (name) => row[name]).map(([name, wert]) => sql`${sql.ref(name)} = ${wert}`))
    await sql`update ${sql.table(table)} set ${set} where ${id} = ${row[IDS[table] ?? '']}`.execute(db)
  }
  return rows.length < AUF_EINMAL ? null : Number(rows.at(-1)?.[IDS[table] ?? ''])
}

/** What lists search in and sort by, computed for every row and kept in an index behind each sort. */
export async function listen(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  for (const table of TABELLEN)
    for (let after: number | null = 0; after !== null;) after = await fillNext(db, table, after)
  await sql`update "mitarbeiter" set "zuletztAngemeldet" = coalesce((select "letzterLogin" from "zugang"
    where "zugang"."idThHeadhunterMitarbeiter" = "mitarbeiter"."idThHeadhunterMitarbeiter"), '')`.execute(db)
  for (const [table, sort, lead, behind] of INDEXE) {
    const columns = [...lead, sort, IDS[table] ?? '', ...behind]
    const parts = [...new Set(columns)].map((name) => sql.ref(name))
    await sql`create index ${sql.id(`${table}_liste_${sort}`)} on ${sql.table(table)} (${sql.join(parts)})`.execute(db)
  }
  for (const name of ERSETZT) await db.schema.dropIndex(name).execute()
}
