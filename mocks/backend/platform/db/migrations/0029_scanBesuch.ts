import type { Kysely } from 'kysely'

/** A visit counts once, and what nobody made is counted apart, by its kind. What was counted before stays as it is. */
export async function scanBesuch({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('scanBesuch')
    .addColumn('idPtKampagne', 'integer', (c) => c.notNull().references('kampagne.idPtKampagne').onDelete('cascade'))
    .addColumn('nr', 'integer', (c) => c.notNull())
    .addColumn('nummer', 'integer', (c) => c.notNull())
    .addColumn('bis', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('scanBesuchKey', ['idPtKampagne', 'nr', 'nummer'])
    .execute()
  // What is over is cleared by it.
  await schema.createIndex('scanBesuch_bis').on('scanBesuch').column('bis').execute()
  await schema
    .createTable('scanAusgelassen')
    .addColumn('idPtKampagne', 'integer', (c) => c.notNull().references('kampagne.idPtKampagne').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('art', 'text', (c) => c.notNull())
    .addColumn('anzahl', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('scanAusgelassenKey', ['idPtKampagne', 'tag', 'art'])
    .execute()
}
