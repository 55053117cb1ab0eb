import type { Kysely } from 'kysely'
import { idColumn } from '../../open.ts'
import { belongsTo, folded, given, optional, preset } from '../columns.ts'

/** Who may log in: registrations, employees, sessions, mailed keys and second factors. */
export async function zugang(db: Kysely<unknown>): Promise<void> {
  await mitarbeiter(db)
  await anmeldung(db)
}

async function mitarbeiter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registrierung')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('keyHash', 'text', (c) => c.notNull().unique())
    .$call(given('text', 'passwort', 'firma', 'anrede', 'vorname', 'nachname', 'agbAkzeptiertAm', 'gueltigBis'))
    .$call(given('text', 'erstelltAm'))
    .execute()
  await db.schema
    .createTable('mitarbeiter')
    .addColumn('idThHeadhunterMitarbeiter', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .$call(given('text', 'vorname', 'nachname', 'email', 'role'))
    .$call(given('integer', 'aktiv'))
    .$call(preset('text', '', 'anrede', 'titel', 'telefon', 'position'))
    .$call(preset('text', '[]', 'ability'))
    .$call(preset('integer', 1, 'version'))
    .$call(optional('text', 'avatar', 'eingeladenAm', 'aktiviertAm'))
    .$call(optional('integer', 'zahlungslimit', 'uebernehmer'))
    .$call(folded(db, 'suche', 'sortierung', 'zuletztAngemeldet'))
    .execute()
  await db.schema
    .createTable('mitarbeiterVerlauf')
    .addColumn('idVerlauf', ...idColumn(db))
    .$call(belongsTo('mitarbeiter.idThHeadhunterMitarbeiter', 'cascade'))
    .$call(given('text', 'zeit', 'name', 'text'))
    .execute()
  await db.schema
    .createIndex('mitarbeiterVerlaufVon')
    .on('mitarbeiterVerlauf')
    .column('idThHeadhunterMitarbeiter')
    .execute()
}

async function anmeldung(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('zugang')
    .addColumn('idZugang', ...idColumn(db))
    .$call(belongsTo('kunde.idPtKunde'))
    .addColumn('idThHeadhunterMitarbeiter', 'integer', (c) =>
      c.references('mitarbeiter.idThHeadhunterMitarbeiter').onDelete('cascade'),
    )
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .$call(given('text', 'passwort'))
    .$call(optional('text', 'letzterLogin', 'passwortGeaendertAm'))
    .execute()
  await db.schema
    .createTable('sitzung')
    .addColumn('idSitzung', ...idColumn(db))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .$call(belongsTo('zugang.idZugang', 'cascade'))
    .$call(given('text', 'erstelltAm', 'letzteNutzung'))
    .$call(optional('text', 'beendetAm', 'geraet'))
    .execute()
  await db.schema.createIndex('sitzungZugang').on('sitzung').column('idZugang').execute()
  await db.schema
    .createTable('schluessel')
    .$call(belongsTo('zugang.idZugang', 'cascade'))
    .addColumn('keyHash', 'text', (c) => c.notNull().unique())
    .$call(given('text', 'art', 'gueltigBis'))
    .addPrimaryKeyConstraint('schluesselKey', ['idZugang', 'art'])
    .execute()
  await db.schema
    .createTable('anmeldeTicket')
    .addColumn('ticketHash', 'text', (c) => c.primaryKey())
    .$call(belongsTo('zugang.idZugang', 'cascade'))
    .$call(given('text', 'erstelltAm'))
    .$call(preset('integer', 0, 'versuche'))
    .execute()
  await db.schema
    .createTable('zweiFaktor')
    .addColumn('idZugang', 'integer', (c) => c.primaryKey().references('zugang.idZugang').onDelete('cascade'))
    .$call(given('text', 'schluessel', 'begonnenAm', 'salz'))
    .$call(preset('integer', 0, 'letzterSchritt'))
    .$call(optional('text', 'aktivSeit'))
    .execute()
  await db.schema
    .createTable('wiederherstellungscode')
    .addColumn('idWiederherstellungscode', ...idColumn(db))
    .$call(belongsTo('zugang.idZugang', 'cascade'))
    .$call(given('text', 'codeHash'))
    .$call(optional('text', 'verwendetAm'))
    .execute()
  await db.schema.createIndex('wiederherstellungscodeZugang').on('wiederherstellungscode').column('idZugang').execute()
  await db.schema
    .createTable('benachrichtigungEinstellung')
    .$call(belongsTo('zugang.idZugang', 'cascade'))
    .$call(given('text', 'art'))
    .$call(given('integer', 'mail'))
    .addPrimaryKeyConstraint('benachrichtigungEinstellungKey', ['idZugang', 'art'])
    .execute()
}
