import type { Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { belongsTo, folded, given, optional, preset } from '../columns.ts'

/** Everything a campaign lives through up to its print. */
export async function kampagne(db: Kysely<unknown>): Promise<void> {
  await auftrag(db)
  await fassung(db)
  await freigabe(db)
}

async function auftrag(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kampagne')
    .addColumn('idPtKampagne', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('idPtZielgruppe', 'integer', (c) => c.references('zielgruppe.idPtZielgruppe'))
    .addColumn('idPtWerbemittel', 'integer', (c) => c.references('werbemittel.idPtWerbemittel'))
    .$call(given('text', 'bezeichnung', 'state', 'erstelltVon', 'erstelltVonEmail', 'erstelltAm', 'geaendertAm'))
    .$call(preset('integer', 0, 'angehalten', 'menge', 'anreicherung', 'snapshotNr', 'versuche', 'gesperrt'))
    .$call(preset('integer', 0, 'testmodus', 'geleert'))
    .$call(preset('integer', 1, 'tracking', 'version'))
    .$call(preset('text', '', 'datenschutzText', 'notiz'))
    .$call(preset('text', 'alle', 'quorum'))
    .$call(preset('text', 'offen', 'zahlungsStatus'))
    .$call(preset('bigint', 0, 'bezahlt', 'erstattet'))
    .$call(preset('text', '[]', 'gruende', 'befunde'))
    .$call(optional('text', 'angehaltenGrund', 'stornoAngefragtAm', 'format', 'versandDatum', 'absender', 'preis'))
    .$call(optional('text', 'zahlungsart', 'zahlungReferenz', 'bezahltAm', 'geprueftAm', 'geprueftVon'))
    .$call(optional('text', 'anreicherungErgebnis', 'uebergebenAm', 'lettershopReferenz', 'gemeldetAm'))
    .$call(optional('text', 'letzterFehler', 'uebergabeAb', 'uebergabeLaeufer', 'uebergabeBis', 'terminGemeldet'))
    .$call(optional('text', 'ausgenommen'))
    .$call(optional('integer', 'gemeldeteMenge', 'eingefroren'))
    .$call(folded(db, 'suche', 'sortierung', 'versandSortierung'))
    .execute()
  await db.schema.createIndex('kampagne_termin').on('kampagne').columns(['state', 'versandDatum']).execute()
  await db.schema.createIndex('kampagne_werbemittel').on('kampagne').column('idPtWerbemittel').execute()
  await db.schema.createIndex('kampagne_zielgruppe').on('kampagne').column('idPtZielgruppe').execute()
  await db.schema
    .createTable('verlauf')
    .addColumn('idPtVerlauf', ...idColumn(db))
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('text', 'zeit', 'wer', 'name', 'aktion', 'nachState'))
    .$call(optional('text', 'vonState', 'grund'))
    .$call(optional('integer', 'snapshotNr'))
    .execute()
  await db.schema.createIndex('verlauf_kampagne').on('verlauf').column('idPtKampagne').execute()
  await db.schema
    .createTable('druckauftrag')
    .addColumn('idPtDruckauftrag', ...idColumn(db))
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .addColumn('auftrag', 'text', (c) => c.notNull().unique())
    .$call(given('integer', 'snapshotNr', 'lauf', 'menge'))
    .$call(given('text', 'status', 'uebergebenAm'))
    .$call(optional('text', 'bestaetigtAm', 'referenz', 'grund', 'gemeldetAm'))
    .$call(optional('integer', 'gemeldeteMenge'))
    .addUniqueConstraint('druckauftrag_lauf', ['idPtKampagne', 'lauf'])
    .execute()
}

async function fassung(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snapshot')
    .addColumn('idPtSnapshot', ...idColumn(db))
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('integer', 'nr'))
    .$call(given('text', 'inhalt', 'hash', 'erstelltAm'))
    .addUniqueConstraint('snapshot_nr', ['idPtKampagne', 'nr'])
    .execute()
  await db.schema
    .createTable('einfrierung')
    .addColumn('idPtKampagne', 'integer', (c) => c.primaryKey().references('kampagne.idPtKampagne').onDelete('cascade'))
    .$call(given('integer', 'snapshotNr'))
    .$call(given('text', 'inhalt', 'quelle', 'auftrag'))
    .$call(preset('integer', 0, 'fertig', 'nach', 'abgebrochen', 'versuche'))
    .$call(preset('text', '', 'hash'))
    .$call(optional('text', 'laeufer', 'laeuftBis'))
    .execute()
  await db.schema
    .createTable('empfaengerCode')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('integer', 'snapshotNr', 'nr'))
    .$call(optional('text', 'daten', 'ergaenzt', 'jemandAnderes', 'datenHash'))
    .addUniqueConstraint('empfaengerCode_nr', ['idPtKampagne', 'snapshotNr', 'nr'])
    .execute()
}

async function freigabe(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('freigabe')
    .addColumn('idPtFreigabe', ...idColumn(db))
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .addColumn('keyHash', 'text', (c) => c.notNull().unique())
    .$call(given('integer', 'snapshotNr'))
    .$call(given('text', 'empfaengerName', 'empfaengerEmail', 'gueltigBis'))
    .$call(preset('text', 'offen', 'entscheidung'))
    .$call(preset('text', '[]', 'bestaetigt'))
    .$call(optional('text', 'geoeffnetAm', 'widerrufenAm', 'widerrufArt', 'entschiedenAm', 'name', 'anmerkung'))
    .$call(optional('text', 'snapshotHash', 'ipGekuerzt', 'durch', 'gezeigt'))
    .$call(optional('integer', 'erinnertTage'))
    .execute()
  await db.schema.createIndex('freigabe_kampagne').on('freigabe').columns(['idPtKampagne', 'snapshotNr']).execute()
  await db.schema
    .createTable('freigabeSchluessel')
    .addColumn('keyHash', 'text', (c) => c.primaryKey())
    .$call(belongsTo('freigabe.idPtFreigabe', 'cascade'))
    .execute()
  await db.schema.createIndex('freigabeSchluessel_freigabe').on('freigabeSchluessel').column('idPtFreigabe').execute()
}
