import type { Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { belongsTo, folded, given, optional, preset } from '../columns.ts'

/** Money: payments, refunds, notices of the payment service, and invoices. */
export async function rechnung(db: Kysely<unknown>): Promise<void> {
  await zahlung(db)
  await beleg(db)
}

async function zahlung(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('zahlung')
    .addColumn('idPtZahlung', ...idColumn(db))
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('referenz', 'text', (c) => c.notNull().unique())
    .$call(given('text', 'zahlungsStatus', 'zahlungsart', 'gestartetAm', 'gueltigBis'))
    .$call(given('bigint', 'betrag'))
    .$call(optional('text', 'abgeschlossenAm', 'lastschrift'))
    .$call(optional('integer', 'offen'))
    .addUniqueConstraint('zahlung_eine_offene', ['idPtKampagne', 'offen'])
    .execute()
  await db.schema
    .createTable('erstattung')
    .addColumn('idPtErstattung', ...idColumn(db))
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('bigint', 'betrag'))
    .$call(given('text', 'grund', 'faelligAm'))
    .$call(optional('text', 'erledigtAm', 'ereignisId'))
    .execute()
  await db.schema.createIndex('erstattung_faellig').on('erstattung').columns(['erledigtAm', 'faelligAm']).execute()
  await db.schema.createIndex('erstattung_kampagne').on('erstattung').column('idPtKampagne').execute()
  await db.schema
    .createTable('ereignis')
    .addColumn('ereignisId', 'text', (c) => c.primaryKey())
    .$call(given('text', 'referenz', 'status', 'empfangenAm', 'ergebnis'))
    .$call(optional('bigint', 'betrag'))
    .$call(optional('text', 'waehrung', 'grund', 'faelligAm'))
    .execute()
  await db.schema.createIndex('ereignis_faellig').on('ereignis').columns(['ergebnis', 'faelligAm']).execute()
  await db.schema.createIndex('ereignis_referenz').on('ereignis').column('referenz').execute()
}

async function beleg(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rechnung')
    .addColumn('idPtRechnung', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('idPtKampagne', 'integer', (c) => c.references('kampagne.idPtKampagne'))
    .addColumn('rechnungsnummer', 'text', (c) => c.notNull().unique())
    .$call(given('text', 'art', 'rechnungsdatum', 'kampagneBezeichnung', 'empfaenger', 'positionen'))
    .$call(given('text', 'zahlungsStatus'))
    .$call(given('bigint', 'netto', 'ust', 'brutto'))
    .$call(given('integer', 'ustSatz'))
    .$call(preset('text', 'regel', 'ustArt'))
    .$call(optional('text', 'leistungsdatum', 'zahlungsart', 'stornoZu', 'leistender', 'faelligAm', 'bezahltAm'))
    .$call(optional('text', 'erstelltAm', 'erstelltVon', 'grund', 'ersatzFuer', 'korrekturZu'))
    .$call(optional('bigint', 'vorausbezahlt'))
    .$call(folded(db, 'suche', 'sortierung'))
    .execute()
  // Behind the export, which reads on from id to id.
  await db.schema.createIndex('rechnung_export').on('rechnung').columns(['idPtKunde', 'idPtRechnung']).execute()
  await db.schema.createIndex('rechnung_kampagne').on('rechnung').column('idPtKampagne').execute()
  await db.schema.createIndex('rechnung_korrekturZu').on('rechnung').column('korrekturZu').execute()
  await db.schema.createIndex('rechnung_stornoZu').on('rechnung').column('stornoZu').unique().execute()
  await db.schema
    .createTable('rechnungVersand')
    .addColumn('idPtRechnungVersand', ...idColumn(db))
    .$call(belongsTo('rechnung.idPtRechnung', 'cascade'))
    .$call(given('text', 'an', 'zeit', 'von'))
    .execute()
  await db.schema.createIndex('rechnungVersand_rechnung').on('rechnungVersand').column('idPtRechnung').execute()
  await db.schema
    .createTable('datevEinstellung')
    .addColumn('idPtKunde', 'integer', (c) => c.primaryKey().references('kunde.idPtKunde').onDelete('cascade'))
    .$call(given('text', 'einstellung'))
    .execute()
}
