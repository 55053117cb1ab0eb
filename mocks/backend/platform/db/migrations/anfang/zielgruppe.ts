import { sql, type Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { belongsTo, folded, given, optional, preset } from '../columns.ts'

/** Target groups with their recipients, lists on their way, and the consumers that filters count. */
export async function zielgruppe(db: Kysely<unknown>): Promise<void> {
  await adressen(db)
  await verbraucher(db)
}

async function adressen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('zielgruppe')
    .addColumn('idPtZielgruppe', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('typ', 'text', (c) => c.notNull().check(sql`typ in ('filter', 'hochgeladen')`))
    .$call(given('text', 'bezeichnung', 'potenzialStand', 'datenquelle', 'erstelltAm', 'geaendertAm'))
    .$call(given('integer', 'potenzial'))
    .$call(preset('integer', 1, 'fertig', 'version'))
    .$call(preset('integer', 0, 'archiviert', 'geleert'))
    .$call(optional('text', 'filter', 'datei', 'zuordnung', 'pruefung', 'erklaerung', 'loeschenAm'))
    .$call(optional('text', 'loeschHinweisAm', 'laeuftBis', 'bearbeitungen', 'ausschluss'))
    .$call(folded(db, 'suche', 'sortierung'))
    .execute()
  await db.schema
    .createTable('zielgruppeEmpfaenger')
    .$call(belongsTo('zielgruppe.idPtZielgruppe', 'cascade'))
    .$call(given('integer', 'nr'))
    .$call(given('text', 'anrede', 'titel', 'vorname', 'nachname', 'firma', 'zusatz', 'strasse', 'hausnummer', 'plz'))
    .$call(given('text', 'ort', 'land', 'kundennummer', 'gutscheincode'))
    .$call(optional('text', 'weitere', 'jemandAnderes'))
    .addPrimaryKeyConstraint('zielgruppeEmpfaengerKey', ['idPtZielgruppe', 'nr'])
    .execute()
  await db.schema
    .createTable('adressUpload')
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('stand', 'text', (c) => c.notNull().check(sql`stand in ('laeuft', 'fertig', 'abgebrochen')`))
    .$call(given('text', 'schluessel', 'zeit'))
    .$call(optional('integer', 'idPtZielgruppe'))
    .addPrimaryKeyConstraint('adressUploadKey', ['idPtKunde', 'schluessel'])
    .execute()
  await db.schema
    .createTable('adressEntwurf')
    .addColumn('idPtAdressEntwurf', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'inhalt', 'datei', 'wer', 'geaendertAm', 'loeschenAm'))
    .$call(preset('integer', 1, 'version'))
    .execute()
  await db.schema.createIndex('adressEntwurfDatei').on('adressEntwurf').column('datei').execute()
  await db.schema.createIndex('adressEntwurfKunde').on('adressEntwurf').column('idPtKunde').execute()
  await db.schema.createIndex('adressEntwurfLoeschen').on('adressEntwurf').column('loeschenAm').execute()
}

async function verbraucher(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verbraucher')
    .addColumn('idVerbraucher', 'integer', (c) => c.primaryKey())
    .$call(given('text', 'plz', 'leitregion', 'ort', 'bundesland'))
    .$call(given('integer', 'geschlecht', 'kaufkraft', 'haustyp'))
    .execute()
  // Fills verbraucherZahl without a look at the table.
  await db.schema
    .createIndex('verbraucherPlz')
    .on('verbraucher')
    .columns(['plz', 'geschlecht', 'kaufkraft', 'haustyp', 'leitregion'])
    .execute()
  await db.schema
    .createTable('verbraucherZahl')
    .addColumn('plz', 'text', (c) => c.primaryKey())
    .$call(given('text', 'leitregion', 'bundesland', 'zahlen'))
    .execute()
}
