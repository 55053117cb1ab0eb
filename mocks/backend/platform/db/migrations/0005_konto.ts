import type { Kysely } from 'kysely'
import { KONTO_BEREICHE } from '#src/contract/konto.ts'
import { idColumn } from '../open.ts'

const NULLBAR = [
  'rechtsform',
  'ustIdErgebnis',
  'ustIdGeprueftAm',
  'rechnungsAnschrift',
  'logo',
  'markenfarbe',
  'zahlungsart',
  'mandat',
  'letzterExportAm',
  'letzterExportVon',
  'loeschungBeantragtAm',
  'loeschungBeantragtVon',
  'loeschungAm',
  'geloeschtAm',
] as const

/** SQLite takes one new column at a time. */
async function kunde(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, value: string | null) =>
    db.schema
      .alterTable('kunde')
      .addColumn(name, 'text', (c) => (value === null ? c : c.notNull().defaultTo(value)))
      .execute()
  for (const name of NULLBAR) await add(name, null)
  await add('land', 'DE')
  await add('kostenstelle', '')
  await add('bestellnummer', '')
  await add('ansprechpartner', '[]')
  for (const bereich of KONTO_BEREICHE)
    await db.schema
      .alterTable('kunde')
      .addColumn(`${bereich}Version`, 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
}

type Before = {
  kunde: { idPtKunde: number; avvAkzeptiertAm: string | null; avvAkzeptiertVon: string | null }
  avvAnnahme: { idPtKunde: number; fassung: string; akzeptiertAm: string; akzeptiertVon: string }
}

/** Until now there was one wording. */
async function keepAcceptances(db: Kysely<unknown>): Promise<void> {
  // The tables as they are at this point, whatever becomes of them later.
  const store = db.withTables<Before>()
  const kunden = await store.selectFrom('kunde').selectAll().where('avvAkzeptiertAm', 'is not', null).execute()
  for (const { idPtKunde, avvAkzeptiertAm, avvAkzeptiertVon } of kunden)
    await store
      .insertInto('avvAnnahme')
      .values({
        idPtKunde,
        fassung: '2026-1',
        akzeptiertAm: avvAkzeptiertAm ?? '',
        akzeptiertVon: avvAkzeptiertVon ?? '',
      })
      .execute()
}

/** Company data, contract versions, blocklist, and what was done with the data of a customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await kunde(db)
  await db.schema
    .alterTable('kampagne')
    .addColumn('gesperrt', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('zielgruppe').addColumn('loeschHinweisAm', 'text').execute()
  await db.schema
    .createTable('avvAnnahme')
    .addColumn('idAvvAnnahme', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('fassung', 'text', (c) => c.notNull())
    .addColumn('akzeptiertAm', 'text', (c) => c.notNull())
    .addColumn('akzeptiertVon', 'text', (c) => c.notNull())
    .addUniqueConstraint('avvAnnahme_fassung', ['idPtKunde', 'fassung'])
    .execute()
  await keepAcceptances(db)
  let sperre = db.schema
    .createTable('sperre')
    .addColumn('idPtSperre', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('schluessel', 'text', (c) => c.notNull())
  for (const feld of [
    'vorname',
    'nachname',
    'firma',
    'strasse',
    'hausnummer',
    'plz',
    'ort',
    'quelle',
    'erstelltAm',
    'erstelltVon',
  ])
    sperre = sperre.addColumn(feld, 'text', (c) => c.notNull())
  await sperre.addUniqueConstraint('sperre_schluessel', ['idPtKunde', 'schluessel']).execute()
  await db.schema.createIndex('sperre_plz').on('sperre').columns(['idPtKunde', 'plz']).execute()
  await db.schema
    .createTable('protokoll')
    .addColumn('idPtProtokoll', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('zeit', 'text', (c) => c.notNull())
    .addColumn('wer', 'text', (c) => c.notNull())
    .addColumn('was', 'text', (c) => c.notNull())
    .addColumn('angabe', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('protokoll_kunde').on('protokoll').columns(['idPtKunde', 'idPtProtokoll']).execute()
}
