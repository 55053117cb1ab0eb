import type { Kysely } from 'kysely'
import { idColumn } from '../open.ts'
import { belongsTo, given, optional } from './columns.ts'

/** States of a material that are kept (print 8.4); they go with it, and equal drawings of it are stored once. */
export async function werbemittelVersionen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('werbemittelDokument')
    .$call(belongsTo('werbemittel.idPtWerbemittel', 'cascade'))
    .$call(given('text', 'hash', 'inhalt'))
    .addPrimaryKeyConstraint('werbemittelDokumentKey', ['idPtWerbemittel', 'hash'])
    .execute()
  await db.schema
    .createTable('werbemittelVersion')
    .addColumn('idPtWerbemittelVersion', ...idColumn(db))
    .$call(belongsTo('werbemittel.idPtWerbemittel', 'cascade'))
    .$call(given('text', 'hash', 'anlass', 'erstelltAm', 'erstelltVon'))
    .$call(optional('text', 'bezeichnung'))
    .addColumn('idPtKampagne', 'integer', (c) => c.references('kampagne.idPtKampagne').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('werbemittelVersion_werbemittel')
    .on('werbemittelVersion')
    .columns(['idPtWerbemittel', 'idPtWerbemittelVersion'])
    .execute()
  // A campaign that is deleted is taken out of those that name it.
  await db.schema.createIndex('werbemittelVersion_kampagne').on('werbemittelVersion').column('idPtKampagne').execute()
}
