import type { Kysely } from 'kysely'

/** Registrations that wait for their confirmation, keys of mailed links, mails as HTML. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registrierung')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('passwort', 'text', (c) => c.notNull())
    .addColumn('firma', 'text', (c) => c.notNull())
    .addColumn('anrede', 'text', (c) => c.notNull())
    .addColumn('vorname', 'text', (c) => c.notNull())
    .addColumn('nachname', 'text', (c) => c.notNull())
    .addColumn('agbAkzeptiertAm', 'text', (c) => c.notNull())
    .addColumn('keyHash', 'text', (c) => c.notNull().unique())
    .addColumn('gueltigBis', 'text', (c) => c.notNull())
    .addColumn('erstelltAm', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('schluessel')
    .addColumn('idZugang', 'integer', (c) => c.notNull().references('zugang.idZugang').onDelete('cascade'))
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('keyHash', 'text', (c) => c.notNull().unique())
    .addColumn('gueltigBis', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('schluesselKey', ['idZugang', 'art'])
    .execute()
  await db.schema
    .alterTable('kunde')
    .addColumn('anrede', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('kunde').addColumn('agbAkzeptiertAm', 'text').execute()
  await db.schema
    .alterTable('mail')
    .addColumn('html', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
