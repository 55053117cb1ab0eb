import type { Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { belongsTo, folded, given, optional, preset } from '../columns.ts'

/** Customers: company data, accepted contracts, what was done with their data, and whom they never write to. */
export async function konto(db: Kysely<unknown>): Promise<void> {
  await kunde(db)
  await sperrliste(db)
}

async function kunde(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kunde')
    .addColumn('idPtKunde', ...idColumn(db))
    .$call(given('text', 'firma', 'vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort', 'rechnungsEmail'))
    .$call(given('text', 'datenschutzKontakt', 'standardAbsender'))
    .$call(preset('text', '', 'anrede', 'kostenstelle', 'bestellnummer'))
    .$call(preset('text', 'DE', 'land'))
    .$call(preset('text', '[]', 'ansprechpartner'))
    .$call(preset('integer', 1, 'firmaVersion', 'rechnungVersion', 'ansprechpartnerVersion', 'datenschutzVersion'))
    .$call(preset('integer', 1, 'markeVersion', 'absenderVersion', 'zahlungVersion'))
    .$call(preset('integer', 0, 'vierAugen'))
    .$call(optional('text', 'ustIdNr', 'avvAkzeptiertAm', 'avvAkzeptiertVon', 'agbAkzeptiertAm', 'rechtsform'))
    .$call(optional('text', 'ustIdErgebnis', 'ustIdGeprueftAm', 'rechnungsAnschrift', 'logo', 'markenfarbe'))
    .$call(optional('text', 'zahlungsart', 'mandat', 'letzterExportAm', 'letzterExportVon', 'loeschungBeantragtAm'))
    .$call(optional('text', 'loeschungBeantragtVon', 'loeschungAm', 'geloeschtAm', 'vierAugenAm', 'vierAugenVon'))
    .execute()
  await db.schema
    .createTable('avvAnnahme')
    .addColumn('idAvvAnnahme', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'fassung', 'akzeptiertAm', 'akzeptiertVon'))
    .addUniqueConstraint('avvAnnahme_fassung', ['idPtKunde', 'fassung'])
    .execute()
  await db.schema
    .createTable('protokoll')
    .addColumn('idPtProtokoll', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'zeit', 'wer', 'was', 'angabe'))
    .execute()
  await db.schema.createIndex('protokoll_kunde').on('protokoll').columns(['idPtKunde', 'idPtProtokoll']).execute()
}

async function sperrliste(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sperre')
    .addColumn('idPtSperre', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'schluessel', 'vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort'))
    .$call(given('text', 'quelle', 'erstelltAm', 'erstelltVon'))
    .$call(folded(db, 'suche'))
    .addUniqueConstraint('sperre_schluessel', ['idPtKunde', 'schluessel'])
    .execute()
  await db.schema.createIndex('sperre_plz').on('sperre').columns(['idPtKunde', 'plz']).execute()
  await db.schema
    .createTable('robinson')
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'schluessel', 'plz'))
    .$call(given('integer', 'fassung'))
    .$call(optional('text', 'merkmale'))
    .addPrimaryKeyConstraint('robinsonSchluessel', ['idPtKunde', 'fassung', 'schluessel'])
    .execute()
  await db.schema
    .createTable('robinsonListe')
    .addColumn('idPtKunde', 'integer', (c) => c.primaryKey().references('kunde.idPtKunde'))
    .$call(given('text', 'dateiName', 'wer', 'stand'))
    .$call(given('integer', 'eintraege', 'begonnen', 'fassung'))
    .execute()
}
