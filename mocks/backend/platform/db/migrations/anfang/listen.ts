import { sql, type Kysely } from 'kysely'

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
const SORTS: readonly (readonly [table: string, sort: string, lead: string[], behind: string[]])[] = [
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

/** What the jobs ask each half minute is found by an index, however long the past is. */
const DUE = [
  ['kampagne', ['geleert', 'state']],
  ['kampagne', ['uebergabeBis']],
  ['zielgruppe', ['geleert', 'typ']],
  ['zielgruppe', ['fertig']],
  ['zahlung', ['offen', 'gueltigBis']],
  ['rechnung', ['rechnungsdatum']],
  ['registrierung', ['erstelltAm']],
  ['apiAnfrage', ['zeit']],
  ['zustellung', ['erstelltAm']],
  ['bild', ['favorit', 'erstelltAm']],
  ['bildauftrag', ['beendetAm']],
] as const

/** Indexes of what is asked most: pages of lists, and what is due. */
export async function listen(db: Kysely<unknown>): Promise<void> {
  for (const [table, sort, lead, behind] of SORTS) {
    const columns = [...lead, sort, IDS[table] ?? '', ...behind]
    const parts = [...new Set(columns)].map((name) => sql.ref(name))
    await sql`create index ${sql.id(`${table}_liste_${sort}`)} on ${sql.table(table)} (${sql.join(parts)})`.execute(db)
  }
  for (const [table, columns] of DUE)
    await db.schema
      .createIndex(`${table}_faellig_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
}
