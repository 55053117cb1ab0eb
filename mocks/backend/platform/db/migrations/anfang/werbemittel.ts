import { sql, type Kysely } from 'kysely'
import { idColumn, isPostgresDb } from '../../open.ts'
import { belongsTo, folded, given, optional, preset } from '../columns.ts'

/** Materials with their files and small pictures, and pictures out of descriptions. */
export async function werbemittel(db: Kysely<unknown>): Promise<void> {
  await druckstueck(db)
  await bild(db)
}

async function druckstueck(db: Kysely<unknown>): Promise<void> {
  const bytes = isPostgresDb(db) ? 'bytea' : 'blob'
  await db.schema
    .createTable('werbemittel')
    .addColumn('idPtWerbemittel', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('typ', 'text', (c) => c.notNull().check(sql`typ in ('editor', 'hochgeladen')`))
    .$call(given('text', 'bezeichnung', 'format', 'seiten', 'pruefung', 'pruefStatus', 'erstelltAm', 'geaendertAm'))
    .$call(preset('integer', 0, 'archiviert'))
    .$call(preset('integer', 1, 'version'))
    .$call(optional('text', 'pdf'))
    .$call(folded(db, 'suche', 'sortierung'))
    .execute()
  await db.schema
    .createTable('werbemittelVorschau')
    .$call(belongsTo('werbemittel.idPtWerbemittel', 'cascade'))
    .$call(given('integer', 'seite'))
    .$call(given('text', 'sha256'))
    .$call(given(bytes, 'bild'))
    .addPrimaryKeyConstraint('werbemittelVorschauKey', ['idPtWerbemittel', 'seite'])
    .execute()
  await db.schema.createIndex('werbemittelVorschauBild').on('werbemittelVorschau').column('sha256').execute()
  await db.schema
    .createTable('asset')
    .addColumn('assetId', 'text', (c) => c.primaryKey())
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'name', 'sha256', 'mime', 'farbraum', 'quelle', 'erstelltAm'))
    .$call(given('integer', 'breitePx', 'hoehePx', 'bytes'))
    .execute()
  await db.schema
    .createTable('werbemittelAsset')
    .$call(belongsTo('werbemittel.idPtWerbemittel', 'cascade'))
    .addColumn('assetId', 'text', (c) => c.notNull().references('asset.assetId'))
    .addPrimaryKeyConstraint('werbemittelAssetKey', ['idPtWerbemittel', 'assetId'])
    .execute()
  // A material is asked for the motifs on its pages whenever a list shows it.
  await db.schema.createIndex('werbemittelAssetAsset').on('werbemittelAsset').column('assetId').execute()
}

async function bild(db: Kysely<unknown>): Promise<void> {
  const bytes = isPostgresDb(db) ? 'bytea' : 'blob'
  await db.schema
    .createTable('bildauftrag')
    .addColumn('idPtBildgenerierung', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('anzahl', 'integer', (c) => c.notNull().check(sql`anzahl between 1 and 4`))
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('wartend', 'laeuft', 'fertig', 'fehlgeschlagen', 'abgelehnt', 'abgebrochen')`),
    )
    .$call(given('text', 'erstelltVon', 'beschreibung', 'negativ', 'stil', 'format', 'farben', 'freiraum', 'monat'))
    .$call(given('text', 'erstelltAm'))
    .$call(given('real', 'breite', 'hoehe'))
    .$call(given('integer', 'saat'))
    .$call(preset('integer', 0, 'fertige', 'versuche', 'gesehen'))
    .$call(preset('text', '', 'grund'))
    .$call(optional('integer', 'idPtKundeMitarbeiter'))
    .$call(optional('text', 'laeufer', 'laeuftBis', 'naechsterVersuch', 'beendetAm'))
    .execute()
  await db.schema.createIndex('bildauftrag_kunde').on('bildauftrag').columns(['idPtKunde', 'monat']).execute()
  // The few that are open are looked for every few seconds.
  await db.schema
    .createIndex('bildauftrag_status')
    .on('bildauftrag')
    .columns(['status', 'idPtBildgenerierung'])
    .execute()
  await db.schema
    .createTable('bild')
    .addColumn('idPtBild', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('idPtBildgenerierung', 'integer', (c) =>
      c.references('bildauftrag.idPtBildgenerierung').onDelete('set null'),
    )
    .addColumn('assetId', 'text', (c) => c.notNull().references('asset.assetId'))
    .$call(given('text', 'beschreibung', 'stil', 'format', 'farben', 'freiraum', 'vorschauSha256', 'erstelltVon'))
    .$call(given('text', 'erstelltAm'))
    .$call(given('real', 'breite', 'hoehe'))
    .$call(given(bytes, 'vorschau'))
    .$call(preset('integer', 0, 'favorit'))
    .$call(preset('text', '', 'suche', 'sortierung'))
    .$call(optional('integer', 'idPtKundeMitarbeiter', 'saat', 'dauerMs'))
    .$call(optional('text', 'rechteGeprueftVon'))
    .execute()
  await db.schema.createIndex('bild_auftrag').on('bild').column('idPtBildgenerierung').execute()
  await db.schema.createIndex('bild_erstelltAm').on('bild').columns(['idPtKunde', 'erstelltAm', 'idPtBild']).execute()
  await db.schema.createIndex('bild_sortierung').on('bild').columns(['idPtKunde', 'sortierung', 'idPtBild']).execute()
  await db.schema.createIndex('bild_vorschau').on('bild').column('vorschauSha256').execute()
}
