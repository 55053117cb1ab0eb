import type { Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { given, optional, preset } from '../columns.ts'

/** What the service needs to run: settings, mails, keys of repeated calls, attempts, prices and numbers. */
export async function betrieb(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('einstellung')
    .addColumn('schluessel', 'text', (c) => c.primaryKey())
    .$call(given('text', 'wert'))
    .execute()
  await db.schema
    .createTable('mail')
    .addColumn('idMail', ...idColumn(db))
    .$call(given('text', 'an', 'betreff', 'text', 'zeit'))
    .$call(preset('text', '', 'html'))
    .$call(optional('text', 'link', 'anhaenge'))
    .execute()
  await db.schema
    .createTable('idempotenz')
    .$call(given('text', 'bereich', 'operation', 'schluessel', 'bodyHash', 'zeit'))
    .$call(optional('text', 'antwort', 'laeufer', 'laeuftBis'))
    .addPrimaryKeyConstraint('idempotenzKey', ['bereich', 'operation', 'schluessel'])
    .execute()
  await db.schema.createIndex('idempotenzZeit').on('idempotenz').column('zeit').execute()
  await db.schema
    .createTable('versuch')
    .addColumn('idVersuch', ...idColumn(db))
    .$call(given('text', 'schluessel'))
    .$call(given('bigint', 'zeit'))
    .execute()
  await db.schema.createIndex('versuchSchluessel').on('versuch').columns(['schluessel', 'zeit']).execute()
  await db.schema
    .createTable('preisEintrag')
    .addColumn('idPreisEintrag', ...idColumn(db))
    .$call(given('text', 'kategorie', 'unterkategorie', 'gruppe', 'internalName', 'title'))
    .$call(optional('integer', 'price', 'min', 'max'))
    .execute()
  await db.schema
    .createTable('nummernkreis')
    .$call(given('text', 'kreis'))
    .$call(given('integer', 'jahr', 'stand'))
    .addPrimaryKeyConstraint('nummernkreis_pk', ['kreis', 'jahr'])
    .execute()
}
