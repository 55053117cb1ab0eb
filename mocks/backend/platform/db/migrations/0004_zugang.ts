import type { Kysely } from 'kysely'
import { idColumn } from '../open.ts'

/** Second factor, the two steps of a login, devices of sessions, notices by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('zugang').addColumn('passwortGeaendertAm', 'text').execute()
  await db.schema.alterTable('sitzung').addColumn('geraet', 'text').execute()
  await db.schema.createIndex('sitzungZugang').on('sitzung').column('idZugang').execute()
  await db.schema
    .createTable('zweiFaktor')
    .addColumn('idZugang', 'integer', (c) => c.primaryKey().references('zugang.idZugang').onDelete('cascade'))
    .addColumn('schluessel', 'text', (c) => c.notNull())
    .addColumn('begonnenAm', 'text', (c) => c.notNull())
    .addColumn('aktivSeit', 'text')
    .addColumn('letzterSchritt', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('salz', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('wiederherstellungscode')
    .addColumn('idWiederherstellungscode', ...idColumn(db))
    .addColumn('idZugang', 'integer', (c) => c.notNull().references('zugang.idZugang').onDelete('cascade'))
    .addColumn('codeHash', 'text', (c) => c.notNull())
    .addColumn('verwendetAm', 'text')
    .execute()
  await db.schema.createIndex('wiederherstellungscodeZugang').on('wiederherstellungscode').column('idZugang').execute()
  await db.schema
    .createTable('anmeldeTicket')
    .addColumn('ticketHash', 'text', (c) => c.primaryKey())
    .addColumn('idZugang', 'integer', (c) => c.notNull().references('zugang.idZugang').onDelete('cascade'))
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .addColumn('versuche', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('benachrichtigungEinstellung')
    .addColumn('idZugang', 'integer', (c) => c.notNull().references('zugang.idZugang').onDelete('cascade'))
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('mail', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('benachrichtigungEinstellungKey', ['idZugang', 'art'])
    .execute()
}
