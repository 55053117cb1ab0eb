import { sql, type Kysely } from 'kysely'
import { idColumn } from '../open.ts'

/** Accounts, target groups, materials, price list and what the service needs to run. */
export async function basis(db: Kysely<unknown>): Promise<void> {
  await betrieb(db)
  await konto(db)
  await zielgruppe(db)
  await werbemittel(db)
}

async function betrieb(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('einstellung')
    .addColumn('schluessel', 'text', (c) => c.primaryKey())
    .addColumn('wert', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('mail')
    .addColumn('idMail', ...idColumn(db))
    .addColumn('an', 'text', (c) => c.notNull())
    .addColumn('betreff', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('zeit', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('idempotenz')
    .addColumn('bereich', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('schluessel', 'text', (c) => c.notNull())
    .addColumn('bodyHash', 'text', (c) => c.notNull())
    .addColumn('antwort', 'text')
    .addColumn('zeit', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotenzKey', ['bereich', 'operation', 'schluessel'])
    .execute()
  await db.schema
    .createTable('versuch')
    .addColumn('idVersuch', ...idColumn(db))
    .addColumn('schluessel', 'text', (c) => c.notNull())
    .addColumn('zeit', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('versuchSchluessel').on('versuch').columns(['schluessel', 'zeit']).execute()
  await db.schema
    .createTable('preisEintrag')
    .addColumn('idPreisEintrag', ...idColumn(db))
    .addColumn('kategorie', 'text', (c) => c.notNull())
    .addColumn('unterkategorie', 'text', (c) => c.notNull())
    .addColumn('gruppe', 'text', (c) => c.notNull())
    .addColumn('internalName', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('price', 'integer')
    .addColumn('min', 'integer')
    .addColumn('max', 'integer')
    .execute()
}

async function konto(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kunde')
    .addColumn('idPtKunde', ...idColumn(db))
    .addColumn('firma', 'text', (c) => c.notNull())
    .addColumn('vorname', 'text', (c) => c.notNull())
    .addColumn('nachname', 'text', (c) => c.notNull())
    .addColumn('strasse', 'text', (c) => c.notNull())
    .addColumn('hausnummer', 'text', (c) => c.notNull())
    .addColumn('plz', 'text', (c) => c.notNull())
    .addColumn('ort', 'text', (c) => c.notNull())
    .addColumn('ustIdNr', 'text')
    .addColumn('rechnungsEmail', 'text', (c) => c.notNull())
    .addColumn('datenschutzKontakt', 'text', (c) => c.notNull())
    .addColumn('standardAbsender', 'text', (c) => c.notNull())
    .addColumn('avvAkzeptiertAm', 'text')
    .addColumn('avvAkzeptiertVon', 'text')
    .execute()
  await db.schema
    .createTable('mitarbeiter')
    .addColumn('idThHeadhunterMitarbeiter', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('vorname', 'text', (c) => c.notNull())
    .addColumn('nachname', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('aktiv', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('zugang')
    .addColumn('idZugang', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('idThHeadhunterMitarbeiter', 'integer', (c) =>
      c.references('mitarbeiter.idThHeadhunterMitarbeiter').onDelete('cascade'),
    )
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('passwort', 'text', (c) => c.notNull())
    .addColumn('letzterLogin', 'text')
    .execute()
  await db.schema
    .createTable('sitzung')
    .addColumn('idSitzung', ...idColumn(db))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('idZugang', 'integer', (c) => c.notNull().references('zugang.idZugang').onDelete('cascade'))
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .addColumn('letzteNutzung', 'text', (c) => c.notNull())
    .addColumn('beendetAm', 'text')
    .execute()
}

async function zielgruppe(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('zielgruppe')
    .addColumn('idPtZielgruppe', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('bezeichnung', 'text', (c) => c.notNull())
    .addColumn('typ', 'text', (c) => c.notNull().check(sql`typ in ('filter', 'hochgeladen')`))
    .addColumn('filter', 'text')
    .addColumn('potenzial', 'integer', (c) => c.notNull())
    .addColumn('potenzialStand', 'text', (c) => c.notNull())
    .addColumn('datei', 'text')
    .addColumn('zuordnung', 'text')
    .addColumn('pruefung', 'text')
    .addColumn('datenquelle', 'text', (c) => c.notNull())
    .addColumn('erklaerung', 'text')
    .addColumn('loeschenAm', 'text')
    .addColumn('fertig', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('archiviert', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .addColumn('geaendertAm', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('zielgruppeKunde').on('zielgruppe').column('idPtKunde').execute()
  let empfaenger = db.schema
    .createTable('zielgruppeEmpfaenger')
    .addColumn('idPtZielgruppe', 'integer', (c) =>
      c.notNull().references('zielgruppe.idPtZielgruppe').onDelete('cascade'),
    )
    .addColumn('nr', 'integer', (c) => c.notNull())
  for (const feld of EMPFAENGER_SPALTEN) empfaenger = empfaenger.addColumn(feld, 'text', (c) => c.notNull())
  await empfaenger
    .addColumn('weitere', 'text')
    .addPrimaryKeyConstraint('zielgruppeEmpfaengerKey', ['idPtZielgruppe', 'nr'])
    .execute()
  await verbraucher(db)
}

const EMPFAENGER_SPALTEN = [
  'anrede',
  'titel',
  'vorname',
  'nachname',
  'firma',
  'zusatz',
  'strasse',
  'hausnummer',
  'plz',
  'ort',
  'land',
  'kundennummer',
  'gutscheincode',
] as const

async function verbraucher(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verbraucher')
    .addColumn('idVerbraucher', 'integer', (c) => c.primaryKey())
    .addColumn('plz', 'text', (c) => c.notNull())
    .addColumn('leitregion', 'text', (c) => c.notNull())
    .addColumn('ort', 'text', (c) => c.notNull())
    .addColumn('bundesland', 'text', (c) => c.notNull())
    .addColumn('lat', 'double precision', (c) => c.notNull())
    .addColumn('lon', 'double precision', (c) => c.notNull())
    .addColumn('geschlecht', 'integer', (c) => c.notNull())
    .addColumn('kaufkraft', 'integer', (c) => c.notNull())
    .addColumn('haustyp', 'integer', (c) => c.notNull())
    .execute()
  await createVerbraucherIndexes(db)
}

/** Covering indexes: a count with or without an area never touches the table itself. */
async function createVerbraucherIndexes({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createIndex('verbraucherPlz')
    .on('verbraucher')
    .columns(['plz', 'geschlecht', 'kaufkraft', 'haustyp', 'leitregion'])
    .execute()
  await schema
    .createIndex('verbraucherOrt')
    .on('verbraucher')
    .columns(['ort', 'geschlecht', 'kaufkraft', 'haustyp', 'leitregion'])
    .execute()
  await schema
    .createIndex('verbraucherLage')
    .on('verbraucher')
    .columns(['lat', 'lon', 'geschlecht', 'kaufkraft', 'haustyp', 'leitregion'])
    .execute()
}

async function werbemittel(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('werbemittel')
    .addColumn('idPtWerbemittel', ...idColumn(db))
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('bezeichnung', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('typ', 'text', (c) => c.notNull().check(sql`typ in ('editor', 'hochgeladen')`))
    .addColumn('seiten', 'text', (c) => c.notNull())
    .addColumn('pdf', 'text')
    .addColumn('pruefung', 'text', (c) => c.notNull())
    .addColumn('pruefStatus', 'text', (c) => c.notNull())
    .addColumn('vorschau', 'text', (c) => c.notNull())
    .addColumn('archiviert', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .addColumn('geaendertAm', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('werbemittelKunde').on('werbemittel').column('idPtKunde').execute()
  await db.schema
    .createTable('asset')
    .addColumn('assetId', 'text', (c) => c.primaryKey())
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('breitePx', 'integer', (c) => c.notNull())
    .addColumn('hoehePx', 'integer', (c) => c.notNull())
    .addColumn('farbraum', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('quelle', 'text', (c) => c.notNull())
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('werbemittelAsset')
    .addColumn('idPtWerbemittel', 'integer', (c) =>
      c.notNull().references('werbemittel.idPtWerbemittel').onDelete('cascade'),
    )
    .addColumn('assetId', 'text', (c) => c.notNull().references('asset.assetId'))
    .addPrimaryKeyConstraint('werbemittelAssetKey', ['idPtWerbemittel', 'assetId'])
    .execute()
}
