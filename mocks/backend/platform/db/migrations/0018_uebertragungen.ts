import type { Kysely } from 'kysely'

/** Files that come in parts. The parts lie beside the database; what counts as there stands here. */
export async function uebertragungen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uebertragung')
    .addColumn('idUebertragung', 'text', (c) => c.primaryKey())
    .addColumn('idPtKunde', 'integer', (c) => c.notNull().references('kunde.idPtKunde').onDelete('cascade'))
    .addColumn('idPtKundeMitarbeiter', 'integer')
    .addColumn('aufruf', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('teilBytes', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text')
    .addColumn('benutztVon', 'text')
    .addColumn('beruehrtAm', 'text', (c) => c.notNull())
    .addColumn('gueltigBis', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('uebertragung_kunde').on('uebertragung').column('idPtKunde').execute()
  await db.schema.createIndex('uebertragung_gueltigBis').on('uebertragung').column('gueltigBis').execute()
  await db.schema
    .createTable('uebertragungTeil')
    .addColumn('idUebertragung', 'text', (c) =>
      c.notNull().references('uebertragung.idUebertragung').onDelete('cascade'),
    )
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('uebertragungTeil_pk', ['idUebertragung', 'nr'])
    .execute()
}
