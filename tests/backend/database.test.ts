import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createClock } from '#mocks/backend/platform/clock.ts'
import { migrate } from '#mocks/backend/platform/db/migrate.ts'
import { migrations } from '#mocks/backend/platform/db/migrations/index.ts'
import { inTransaction, lockRow, openDb } from '#mocks/backend/platform/db/open.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { createFileStore, sha256 } from '#mocks/backend/platform/files.ts'
import { sendMail } from '#mocks/backend/platform/mail.ts'
import { seedDemo } from '#mocks/backend/seed/index.ts'
import { writeSetting } from '#mocks/backend/platform/settings.ts'
import { readConfig } from '#mocks/backend/serve/config.ts'
import { openParts } from '#mocks/backend/serve/open.ts'
import { earlierForm, startFault } from '#mocks/backend/serve/startFault.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { createPgDatabase } from '#tests/support/templates.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

describe('the database', () => {
  const backend = backendForAll({ verbraucher: 50 })

  it('applies each migration once', async () => {
    expect(await migrate(backend.db, new Date())).toEqual([])
    const names = await backend.db.introspection.getTables()
    expect(names.length).toBeGreaterThan(15)
    expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted())
  })

  it('a later migration finds the rows that there are, and one that fails leaves nothing', async () => {
    const later = {
      name: '0002_mond',
      up: async (db: Kysely<unknown>) => {
        await db.schema.alterTable('kunde').addColumn('mondphase', 'text').execute()
        await sql`update kunde set mondphase = firma`.execute(db)
      },
    }
    const failing = {
      name: '0003_halb',
      up: async (db: Kysely<unknown>) => {
        await db.schema.createTable('halb').addColumn('x', 'text').execute()
        throw new Error('mitten darin')
      },
    }
    const before = await backend.db.selectFrom('kunde').selectAll().orderBy('idPtKunde').execute()
    await expect(migrate(backend.db, new Date(), [...migrations, later, failing])).rejects.toThrow('mitten darin')
    const after = await backend.db.selectFrom('kunde').selectAll().orderBy('idPtKunde').execute()
    expect(after).toEqual(before.map((row) => ({ ...row, mondphase: row.firma })))
    expect((await backend.db.introspection.getTables()).map(({ name }) => name)).not.toContain('halb')
    await backend.db.schema.alterTable('kunde').dropColumn('mondphase').execute()
    await sql`delete from migration where name = '0002_mond'`.execute(backend.db)
  })

  it('seeds each step once', async () => {
    expect(await seedDemo(backend.parts, { umfang: 'konten', verbraucher: 50 })).toBe(false)
    const { n } = await backend.db
      .selectFrom('verbraucher')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(50)
  })

  it('keeps nothing of a transaction that failed, not even its mail', async () => {
    await expect(
      inTransaction(backend.db, async (db) => {
        await writeSetting(db, 'halb', 'fertig')
        await sendMail({ ...backend.context, db }, { an: 'x@example.org', betreff: 'x', text: 'x' })
        throw new Error('mitten darin')
      }),
    ).rejects.toThrow('mitten darin')
    expect(await backend.db.selectFrom('mail').selectAll().execute()).toEqual([])
    expect(await backend.db.selectFrom('einstellung').where('schluessel', '=', 'halb').selectAll().execute()).toEqual(
      [],
    )
  })

  it('lets one transaction at a time have a row, and changes nothing of it', async () => {
    const { db } = backend
    const kunde = () => db.selectFrom('kunde').selectAll().where('idPtKunde', '=', 1).executeTakeFirstOrThrow()
    const before = await kunde()
    const order: string[] = []
    const take = (who: string) =>
      inTransaction(db, async (own) => {
        await lockRow(own, 'kunde', 1)
        order.push(`${who} begins`)
        await sleep(50)
        order.push(`${who} ends`)
      })
    await Promise.all([take('one'), take('other')])
    const [first = '', , second = ''] = order.map((step) => step.split(' ')[0])
    expect(order).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
    expect(await kunde()).toEqual(before)
  })

  it('remembers the moved clock, which never runs behind real time', async () => {
    await backend.clock.moveBy(3 * 86_400_000)
    expect(backend.clock.heute()).toBe('2026-11-23')
    await backend.clock.moveBy(-9 * 86_400_000)
    expect(backend.clock.heute()).toBe('2026-11-20')
  })

  it('LOAD-09 hears within a second of a clock that another process has moved', async () => {
    const twin = await createClock(backend.db, backend.clock.real)
    await backend.clock.moveBy(5 * 86_400_000)
    expect(twin.heute()).toBe('2026-11-20')
    await sleep(1_001)
    await twin.sync(backend.db)
    expect(twin.heute()).toBe('2026-11-25')
    // What it moves itself starts from there.
    await twin.moveBy(86_400_000)
    expect(twin.heute()).toBe('2026-11-26')
    await backend.clock.reset()
  })
})

/** What a database of the last form before the first release holds of its migrations. */
const EARLIER = `0001_basis 0002_kampagne 0003_registrierung 0004_zugang 0005_konto 0006_mitarbeiter 0007_rechnung
  0008_apizugang 0009_betraege 0009_vorschau 0011_listen 0012_scanTag 0013_protokolle 0014_bilder 0015_anspruch
  0016_einfrieren 0017_adressUpload 0018_uebertragungen 0019_freigabeSchluessel 0020_meldungen 0021_faellig 0022_scanCode
  0023_ereignisse 0024_adressEntwurf 0025_verbraucherZahl 0026_ausschluss 0027_plzPunkte 0028_entscheidungDurch
  0029_scanBesuch 0030_freigabeGezeigt 0031_person`.split(/\s+/)

const pgUrl = process.env.TEST_PG_URL

/** A database with these migrations and a customer; what it holds, and what a start on it says. */
async function laid(names: readonly string[]) {
  const dataDir = await temporaryFolder()
  const file = join(dataDir, 'postkampagne.sqlite')
  const server = pgUrl ? await createPgDatabase() : null
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_WAIT: '0', ...(server ? { DATABASE_URL: server.url } : {}) })
  const using = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const db = await openDb(config.databaseUrl)
    const done = await work(db)
    await db.destroy()
    return done
  }
  await using(async (db) => {
    await sql`create table migration (name text primary key, zeit text not null)`.execute(db)
    for (const name of names) await sql`insert into migration values (${name}, '2026-11-28')`.execute(db)
    await sql`create table kunde (firma text)`.execute(db)
    await sql`insert into kunde values ('Ladenverbund Elbtal eG')`.execute(db)
  })
  return {
    dataDir,
    config,
    // The whole file, or every row of every table.
    content: () =>
      server
        ? using(async (db) => {
            const tables = (await db.introspection.getTables()).map(({ name }) => name)
            return Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(db)))
          })
        : readFile(file),
    line: () =>
      openParts(config, () => undefined).then(
        () => null,
        (error: unknown) => startFault(error, config),
      ),
    drop: async () => server?.drop(),
  }
}

describe('LOAD-19 a database of another form is left as it is', () => {
  it.each([
    ['the last one before the first release', EARLIER],
    ['one whose first start was killed behind its first step', EARLIER.slice(0, 1)],
  ])('%s: what happened, what was kept, what to do', async (_, names) => {
    const { dataDir, config, content, line, drop } = await laid(names)
    const before = await content()
    const name = config.databaseUrl.replace(/^.*@/, '')
    const neu = `${name.replace(/^.*\//, '')}_neu`
    expect(await line()).toBe(
      `Die Datenbank ${name} stammt aus einer früheren, nie veröffentlichten Fassung. Dieses Programm führt sie nicht weiter. Es wurde nichts verändert, alle Daten sind noch da. ${
        pgUrl
          ? `Legen Sie eine leere Datenbank an, und nennen Sie sie: createdb ${neu}, dann DATABASE_URL=postgres://…/${neu} npm start`
          : `Beginnen Sie in einem neuen Ordner: DATA_DIR=${dataDir}-neu npm start`
      }`,
    )
    expect(await content()).toEqual(before)
    expect((await readdir(dataDir)).filter((entry) => !entry.startsWith('postkampagne.sqlite'))).toEqual([])
    await drop()
  })

  it('a file that DATABASE_URL names is not called a folder', () => {
    const said = earlierForm({ dataDir: '/srv/daten', databaseUrl: '/srv/post.sqlite' })
    expect(said).toMatch(/Nennen Sie eine Datei, die es noch nicht gibt: DATABASE_URL=/)
  })

  it('one of a newer version: the program is to be brought up to date', async () => {
    const { content, line, drop } = await laid([...migrations.map(({ name }) => name), '0999_mond'])
    const before = await content()
    expect(await line()).toBe(
      'Die Datenbank gehört zu einer neueren Fassung (0999_mond). Es wurde nichts verändert. Aktualisieren Sie das Programm.',
    )
    expect(await content()).toEqual(before)
    await drop()
  })
})

describe('the file store', () => {
  it('keeps a file under its hash, once, and never a part of one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'files-'))
    const store = createFileStore(folder)
    const bytes = new TextEncoder().encode('Druckdatei')
    const [key, again] = await Promise.all([store.put(bytes), store.put(bytes)])
    expect([key, again]).toEqual([sha256(bytes), sha256(bytes)])
    expect(new TextDecoder().decode(await store.get(key))).toBe('Druckdatei')
    expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([key])
    await expect(store.get('../../etc/passwd')).rejects.toThrow('no key')
    await store.remove(key)
    await expect(store.get(key)).rejects.toThrow('ENOENT')
    await rm(folder, { recursive: true })
  })
})
