import { sql, type Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { belongsTo, given, optional, preset } from '../columns.ts'

/** Access by programs: tokens, request log, webhooks, events, and files that come in parts. */
export async function apizugang(db: Kysely<unknown>): Promise<void> {
  await token(db)
  await webhook(db)
  await uebertragung(db)
}

async function token(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('apiToken')
    .addColumn('idPtApiToken', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('idZugang', 'integer', (c) => c.references('zugang.idZugang').onDelete('set null'))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('modus', 'text', (c) => c.notNull().check(sql`modus in ('live', 'test')`))
    .$call(given('text', 'erstelltVon', 'bezeichnung', 'praefix', 'rechte', 'ipListe', 'gueltigBis', 'erstelltAm'))
    .$call(preset('bigint', 0, 'fenster'))
    .$call(preset('integer', 0, 'anzahl'))
    .$call(optional('text', 'endetAm', 'widerrufenAm', 'letzteNutzung', 'letzteIp'))
    .execute()
  await db.schema.createIndex('apiTokenKunde').on('apiToken').column('idPtKunde').execute()
  await db.schema
    .createTable('apiAnfrage')
    .addColumn('idPtApiAnfrage', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(belongsTo('apiToken.idPtApiToken', 'cascade'))
    .$call(given('text', 'zeit', 'methode', 'anfrage', 'ip'))
    .$call(given('integer', 'status', 'dauerMs'))
    .$call(optional('text', 'operation', 'code'))
    .execute()
  await db.schema.createIndex('apiAnfrageToken').on('apiAnfrage').columns(['idPtApiToken', 'zeit']).execute()
}

async function webhook(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('idPtWebhook', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'bezeichnung', 'url', 'ereignisse', 'geheimnis', 'erstelltVon', 'erstelltVonEmail'))
    .$call(given('text', 'erstelltAm'))
    .$call(given('integer', 'aktiv'))
    .$call(preset('integer', 1, 'version'))
    .$call(optional('text', 'altesGeheimnis', 'altesGeheimnisBis', 'pausiertAm', 'letzterErfolg'))
    .execute()
  await db.schema.createIndex('webhookKunde').on('webhook').column('idPtKunde').execute()
  await db.schema
    .createTable('zustellung')
    .addColumn('idPtZustellung', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(belongsTo('webhook.idPtWebhook', 'cascade'))
    .$call(given('text', 'nachrichtId', 'ereignis', 'inhalt', 'status', 'erstelltAm'))
    .$call(preset('integer', 0, 'versuche'))
    .$call(optional('text', 'letzterVersuch', 'naechsterVersuch', 'antwortAuszug', 'fehler', 'laeuftBis'))
    .$call(optional('integer', 'dauerMs', 'antwortStatus'))
    .execute()
  await db.schema.createIndex('zustellungFaellig').on('zustellung').columns(['status', 'naechsterVersuch']).execute()
  await db.schema.createIndex('zustellungWebhook').on('zustellung').columns(['idPtWebhook', 'erstelltAm']).execute()
  await db.schema
    .createTable('kontoEreignis')
    .addColumn('idPtEreignis', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'nachrichtId', 'ereignis', 'modus', 'inhalt', 'zeit'))
    .execute()
  await db.schema.createIndex('kontoEreignisKunde').on('kontoEreignis').columns(['idPtKunde', 'idPtEreignis']).execute()
  await db.schema.createIndex('kontoEreignisZeit').on('kontoEreignis').column('zeit').execute()
}

async function uebertragung(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uebertragung')
    .addColumn('idUebertragung', 'text', (c) => c.primaryKey())
    .$call(belongsTo('kunde.idPtKunde', 'cascade'))
    .$call(given('text', 'aufruf', 'beruehrtAm', 'gueltigBis'))
    .$call(given('integer', 'bytes', 'teilBytes'))
    .$call(optional('integer', 'idPtKundeMitarbeiter'))
    .$call(optional('text', 'sha256', 'benutztVon'))
    .execute()
  await db.schema.createIndex('uebertragung_gueltigBis').on('uebertragung').column('gueltigBis').execute()
  await db.schema.createIndex('uebertragung_kunde').on('uebertragung').column('idPtKunde').execute()
  await db.schema
    .createTable('uebertragungTeil')
    .addColumn('idUebertragung', 'text', (c) =>
      c.notNull().references('uebertragung.idUebertragung').onDelete('cascade'),
    )
    .$call(given('integer', 'nr'))
    .$call(given('text', 'sha256'))
    .addPrimaryKeyConstraint('uebertragungTeil_pk', ['idUebertragung', 'nr'])
    .execute()
}
