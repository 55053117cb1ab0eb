import type { Kysely } from 'kysely'
import { idColumn } from '../open.ts'

/**
 * What an invoice says of its day: issuer, due date, what was paid before it was written; why one was taken back; to
 * whom it was mailed; how a customer's accountant books it. Documents of earlier versions name no issuer (null).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['leistender', 'faelligAm', 'bezahltAm', 'erstelltAm', 'erstelltVon', 'grund', 'ersatzFuer'])
    await db.schema.alterTable('rechnung').addColumn(name, 'text').execute()
  await db.schema.alterTable('rechnung').addColumn('vorausbezahlt', 'integer').execute()
  await db.schema.createIndex('rechnung_stornoZu').on('rechnung').column('stornoZu').unique().execute()
  await db.schema
    .createTable('rechnungVersand')
    .addColumn('idPtRechnungVersand', ...idColumn(db))
    .addColumn('idPtRechnung', 'integer', (c) => c.notNull().references('rechnung.idPtRechnung').onDelete('cascade'))
    .addColumn('an', 'text', (c) => c.notNull())
    .addColumn('zeit', 'text', (c) => c.notNull())
    .addColumn('von', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('rechnungVersand_rechnung').on('rechnungVersand').column('idPtRechnung').execute()
  await db.schema
    .createTable('datevEinstellung')
    .addColumn('idPtKunde', 'integer', (c) => c.primaryKey().references('kunde.idPtKunde').onDelete('cascade'))
    .addColumn('einstellung', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('mail').addColumn('anhaenge', 'text').execute()
}
