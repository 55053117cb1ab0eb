import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { LOESCHUNG_WARTEZEIT_TAGE } from '#src/domain/konto/loeschung.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { openDb } from '#mocks/backend/platform/db/open.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { createTestBackend } from '#tests/support/standIn.ts'
import { openSeeded } from '#tests/support/templates.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const LISTE = {
  idPtKunde: 1,
  bezeichnung: 'Messekontakte',
  typ: 'hochgeladen',
  filter: null,
  potenzial: 1,
  datei: null,
  zuordnung: null,
  pruefung: null,
  datenquelle: 'Messe',
  erklaerung: null,
  loeschenAm: null,
  fertig: 1,
  archiviert: 0,
} as const
const EMPFAENGER = {
  nr: 1,
  anrede: '',
  titel: '',
  vorname: 'Eda',
  nachname: 'Beispiel',
  firma: '',
  zusatz: '',
  strasse: 'Ahornweg',
  hausnummer: '1',
  plz: '01099',
  ort: 'Dresden',
  land: '',
  kundennummer: '',
  gutscheincode: '',
  weitere: null,
}

// Processes that share a file; on PostgreSQL the other test has runs that truly go at once.
test.skipIf(process.env.TEST_PG_URL !== undefined)(
  'DSG-03 the notice before a deletion comes once: a process killed at its mail leaves no mark, two at once send one',
  { timeout: 60_000 },
  async () => {
    const dataDir = await temporaryFolder()
    const opened = await openSeeded({ seed: 'leer', now: '2026-11-20T09:00:00.000Z', verbraucher: 10 }, dataDir)
    await opened.drop()
    const file = join(dataDir, 'template.sqlite')
    const db = await openDb(file)
    closing.push(() => db.destroy())
    const tag = new Date(Date.now() - 80 * 86_400_000).toISOString()
    const { idPtZielgruppe } = await db
      .insertInto('zielgruppe')
      .values({ ...LISTE, potenzialStand: tag, erstelltAm: tag, geaendertAm: tag })
      .returning('idPtZielgruppe')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('zielgruppeEmpfaenger')
      .values({ idPtZielgruppe, ...EMPFAENGER })
      .execute()
    const found = async () => {
      const mails = await db
        .selectFrom('mail')
        .select('betreff')
        .where('betreff', 'like', 'Adressliste wird%')
        .execute()
      const list = await db.selectFrom('zielgruppe').select('loeschHinweisAm').executeTakeFirstOrThrow()
      return { mails: mails.length, marked: list.loeschHinweisAm !== null }
    }
    const run = (...hang: string[]) =>
      spawn(process.execPath, ['tests/backend/killed/clearing.ts', file, dataDir, ...hang], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
    const first = run('hang')
    await once(first.stdout, 'data')
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(await found()).toEqual({ mails: 0, marked: false })
    await Promise.all([run(), run()].map((child) => once(child, 'exit')))
    expect(await found()).toEqual({ mails: 1, marked: true })
  },
)

test('DSG-03 an account is deleted once, and says so once, however many runs look for it', async () => {
  const backend = await createTestBackend()
  closing.push(() => backend.close())
  const kunde = await backend.login('andere@example.org')
  await backend.call(kunde, 'beantrageLoeschung', { passwort: DEMO_PASSWORT })
  await backend.advance(LOESCHUNG_WARTEZEIT_TAGE)
  await Promise.all(Array.from({ length: 6 }, () => runDueJobs(backend.context)))
  const mails = await backend.db
    .selectFrom('mail')
    .select('betreff')
    .where('betreff', '=', 'Ihr Konto ist gelöscht')
    .execute()
  expect(mails).toHaveLength(1)
  const entries = await backend.db.selectFrom('protokoll').selectAll().where('was', '=', 'kontoGeloescht').execute()
  expect(entries).toHaveLength(1)
})
