import type { Kysely } from 'kysely'
import { idColumn } from '../open.ts'

/** Employees: who they are, what they may beyond their role, how they came, and who changed that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One column a statement: SQLite adds no more at once.
  for (const column of ['anrede', 'titel', 'telefon', 'position'])
    await db.schema
      .alterTable('mitarbeiter')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  for (const column of ['avatar', 'eingeladenAm', 'aktiviertAm'])
    await db.schema.alterTable('mitarbeiter').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('mitarbeiter')
    .addColumn('ability', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await db.schema.alterTable('mitarbeiter').addColumn('zahlungslimit', 'integer').execute()
  await db.schema
    .alterTable('mitarbeiter')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('mitarbeiterKunde').on('mitarbeiter').column('idPtKunde').execute()
  await db.schema
    .alterTable('kunde')
    .addColumn('vierAugen', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['vierAugenAm', 'vierAugenVon'])
    await db.schema.alterTable('kunde').addColumn(column, 'text').execute()
  await db.schema
    .createTable('mitarbeiterVerlauf')
    .addColumn('idVerlauf', ...idColumn(db))
    .addColumn('idThHeadhunterMitarbeiter', 'integer', (c) =>
      c.notNull().references('mitarbeiter.idThHeadhunterMitarbeiter').onDelete('cascade'),
    )
    .addColumn('zeit', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('mitarbeiterVerlaufVon')
    .on('mitarbeiterVerlauf')
    .column('idThHeadhunterMitarbeiter')
    .execute()
}
