import { sql, type Kysely } from 'kysely'
import { idColumn, isPostgresDb } from '../open.ts'

/** Pictures out of descriptions: orders to an image service, and the gallery. */
export async function bilder(db: Kysely<unknown>): Promise<void> {
  await auftrag(db)
  await bild(db)
}

async function auftrag(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bildauftrag')
    .addColumn('idPtBildgenerierung', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('idPtKundeMitarbeiter', 'integer')
    .addColumn('erstelltVon', 'text', (c) => c.notNull())
    .addColumn('beschreibung', 'text', (c) => c.notNull())
    .addColumn('negativ', 'text', (c) => c.notNull())
    .addColumn('stil', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('breite', 'real', (c) => c.notNull())
    .addColumn('hoehe', 'real', (c) => c.notNull())
    .addColumn('farben', 'text', (c) => c.notNull())
    .addColumn('freiraum', 'text', (c) => c.notNull())
    .addColumn('saat', 'integer', (c) => c.notNull())
    .addColumn('anzahl', 'integer', (c) => c.notNull().check(sql`anzahl between 1 and 4`))
    .addColumn('fertige', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('monat', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('wartend', 'laeuft', 'fertig', 'fehlgeschlagen', 'abgelehnt', 'abgebrochen')`),
    )
    .addColumn('versuche', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('grund', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('laeufer', 'text')
    .addColumn('laeuftBis', 'text')
    .addColumn('naechsterVersuch', 'text')
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .addColumn('beendetAm', 'text')
    .addColumn('gesehen', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('bildauftrag_kunde').on('bildauftrag').columns(['idPtKunde', 'monat']).execute()
  // The few that are open are looked for every few seconds.
  await db.schema
    .createIndex('bildauftrag_status')
    .on('bildauftrag')
    .columns(['status', 'idPtBildgenerierung'])
    .execute()
}

async function bild(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bild')
    .addColumn('idPtBild', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('idPtKundeMitarbeiter', 'integer')
    .addColumn('idPtBildgenerierung', 'integer', (c) =>
      c.references('bildauftrag.idPtBildgenerierung').onDelete('set null'),
    )
    .addColumn('assetId', 'text', (c) => c.notNull().references('asset.assetId'))
    .addColumn('beschreibung', 'text', (c) => c.notNull())
    .addColumn('stil', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('breite', 'real', (c) => c.notNull())
    .addColumn('hoehe', 'real', (c) => c.notNull())
    .addColumn('farben', 'text', (c) => c.notNull())
    .addColumn('freiraum', 'text', (c) => c.notNull())
    .addColumn('saat', 'integer')
    .addColumn('dauerMs', 'integer')
    .addColumn('favorit', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('rechteGeprueftVon', 'text')
    .addColumn('vorschau', isPostgresDb(db) ? 'bytea' : 'blob', (c) => c.notNull())
    .addColumn('vorschauSha256', 'text', (c) => c.notNull())
    .addColumn('erstelltVon', 'text', (c) => c.notNull())
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .addColumn('suche', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('sortierung', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const spalte of ['erstelltAm', 'sortierung'] as const)
    await db.schema.createIndex(`bild_${spalte}`).on('bild').columns(['idPtKunde', spalte, 'idPtBild']).execute()
  await db.schema.createIndex('bild_vorschau').on('bild').column('vorschauSha256').execute()
  await db.schema.createIndex('bild_auftrag').on('bild').column('idPtBildgenerierung').execute()
  // A material is asked for the motifs on its pages whenever a list shows it.
  await db.schema.createIndex('werbemittelAssetAsset').on('werbemittelAsset').column('assetId').execute()
}
