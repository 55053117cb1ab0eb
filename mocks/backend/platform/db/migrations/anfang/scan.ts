import { sql, type Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { belongsTo, given, preset } from '../columns.ts'

/** Scans of printed codes, counted by day and code. */
export async function scan(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scan')
    .addColumn('idPtScan', ...idColumn(db))
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('integer', 'nr'))
    .$call(given('text', 'zeit'))
    .$call(preset('integer', 0, 'erster'))
    .$call(preset('integer', 1, 'nummer'))
    .execute()
  await sql`create unique index scan_code_erster on scan ("idPtKampagne", nr, nummer) where erster > 0`.execute(db)
  await sql`create unique index scan_erster on scan ("idPtKampagne", nr) where erster = 1`.execute(db)
  await db.schema.createIndex('scan_kampagne').on('scan').columns(['idPtKampagne', 'nr']).execute()
  await db.schema
    .createTable('scanTag')
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('text', 'tag'))
    .$call(given('integer', 'scans', 'eindeutig'))
    .addPrimaryKeyConstraint('scanTagKey', ['idPtKampagne', 'tag'])
    .execute()
  await db.schema
    .createTable('scanCode')
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('integer', 'nummer', 'scans', 'eindeutig'))
    .addPrimaryKeyConstraint('scanCodeKey', ['idPtKampagne', 'nummer'])
    .execute()
  await db.schema
    .createTable('scanBesuch')
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('integer', 'nr', 'nummer'))
    .$call(given('text', 'bis'))
    .addPrimaryKeyConstraint('scanBesuchKey', ['idPtKampagne', 'nr', 'nummer'])
    .execute()
  // What is over is cleared by it.
  await db.schema.createIndex('scanBesuch_bis').on('scanBesuch').column('bis').execute()
  await db.schema
    .createTable('scanAusgelassen')
    .$call(belongsTo('kampagne.idPtKampagne', 'cascade'))
    .$call(given('text', 'tag', 'art'))
    .$call(given('integer', 'anzahl'))
    .addPrimaryKeyConstraint('scanAusgelassenKey', ['idPtKampagne', 'tag', 'art'])
    .execute()
}
