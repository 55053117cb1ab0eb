import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import { createClock } from '#mocks/backend/platform/clock.ts'
import { migrate } from '#mocks/backend/platform/db/migrate.ts'
import { openDb } from '#mocks/backend/platform/db/open.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import { createMemoryFileStore } from '#mocks/backend/platform/files.ts'
import { createTeilablage } from '#mocks/backend/platform/teilablage.ts'
import type { Parts } from '#mocks/backend/platform/parts.ts'
import { Bildwerk } from '#mocks/backend/platform/bildwerk.ts'
import type { OpenPress } from '#mocks/backend/platform/print/press.ts'
import { Printer } from '#mocks/backend/platform/print/printer.ts'
import { seedDemo } from '#mocks/backend/seed/index.ts'
import { loadSettings } from '#mocks/backend/platform/settings.ts'
import { asSeed } from './runNote.ts'
import { samplePress } from './samplePress.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/**
 * Seeded data for the stand-in of a test: made once, then copied. A migrated and seeded database takes a twentieth of a
 * second, the whole demo with its pictures and print packages several.
 */

export interface Seeded {
  /** 'leer': accounts, price list and consumers. 'demo': also target groups, materials and campaigns. */
  seed: 'leer' | 'demo'
  /** Start of the fixed clock; only advance() and tick() move it. */
  now: string
  /** Synthetic consumers; 2 000 unless a test says otherwise. */
  verbraucher: number
}

export interface Opened {
  db: Db
  files: Map<string, Uint8Array>
  drop: () => Promise<void>
}

/** Content of a folder, by relative path. */
type Files = Map<string, Uint8Array>

interface Template {
  /** The data folder; with SQLite the database lies in it. */
  data: Files
  /** What the file store holds, by its keys. */
  files: Files
  /** Name of the PostgreSQL database. */
  database: string
}

const SQLITE = 'template.sqlite'

/** With TEST_PG_URL (a user who may create databases) everything runs on PostgreSQL. */
const pgUrl = process.env.TEST_PG_URL

const templates = new Map<string, Promise<Template>>()

/** A copy in the given folder and, with PostgreSQL, in a separate database. */
export async function openSeeded(seeded: Seeded, dataDir: string): Promise<Opened> {
  const key = createHash('sha256').update(JSON.stringify(seeded)).digest('hex')
  let template = templates.get(key)
  if (!template) {
    template = readOrMake(key, seeded)
    templates.set(key, template)
  }
  const { data, files, database } = await template
  await writeFiles(dataDir, data)
  const opened = pgUrl
    ? await createPgDatabase(`template ${database} strategy file_copy`)
    : await openSqlite(join(dataDir, SQLITE))
  return { ...opened, files: new Map(files) }
}

/** Everything that the stand-in is made of, but for its data. */
export async function partsOf(
  { db, files }: Pick<Opened, 'db' | 'files'>,
  dataDir: string,
  realNow: () => Date,
  log: Parts['log'],
  press: OpenPress = samplePress,
): Promise<Parts> {
  return {
    db,
    clock: await createClock(db, realNow),
    files: createMemoryFileStore(files),
    teile: createTeilablage(join(dataDir, 'uebertragungen')),
    printer: new Printer(press),
    bildwerk: new Bildwerk(null),
    settings: await loadSettings(db, { PUBLIC_URL: 'http://localhost:3000' }, dataDir),
    log,
  }
}

/** Made by the first process of a run that needs it; the others find it in the folder that they share. */
async function readOrMake(key: string, seeded: Seeded): Promise<Template> {
  const folder = join(process.env.TEST_RUN_FOLDER ?? (await temporaryFolder()), key)
  const making = `${folder}-making`
  for (;;) {
    const known = await readTemplate(folder)
    if (known) return known
    // The demo takes both cores of a small machine for ten seconds: two that make it at once take twenty.
    const mine = await mkdir(making, { recursive: false }).then(
      () => true,
      () => false,
    )
    if (mine) break
    await setTimeout(50)
  }
  try {
    // Whoever made it may have ended between the look and the lock.
    const known = await readTemplate(folder)
    if (known) {
      await rm(making, { recursive: true, force: true })
      return known
    }
    const made = await asSeed(() => makeTemplate(seeded))
    await writeFiles(join(making, 'data'), made.data)
    await writeFiles(join(making, 'files'), made.files)
    await writeFile(join(making, 'database'), made.database)
    await rename(making, folder)
    return made
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
}

async function readTemplate(folder: string): Promise<Template | null> {
  const database = await readFile(join(folder, 'database'), 'utf8').catch(() => null)
  if (database === null) return null
  return { data: await readFiles(join(folder, 'data')), files: await readFiles(join(folder, 'files')), database }
}

async function makeTemplate({ seed, now, verbraucher }: Seeded): Promise<Template> {
  const folder = await temporaryFolder()
  const files: Files = new Map()
  const { db, name } = pgUrl ? await createPgDatabase() : await openSqlite(join(folder, SQLITE))
  const realNow = () => new Date(now)
  await migrate(db, realNow())
  const parts = await partsOf({ db, files }, folder, realNow, () => undefined)
  await seedDemo(parts, { umfang: seed === 'demo' ? 'alles' : 'konten', verbraucher })
  await parts.printer.close()
  // Closing writes everything into the one file, and frees a PostgreSQL database for copying.
  await db.destroy()
  return { data: await readFiles(folder), files, database: name }
}

async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)))
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}

async function openSqlite(file: string) {
  const db = await openDb(file)
  // Nothing of it has to outlive the machine: no write waits for the disk.
  await sql`pragma synchronous = off`.execute(db)
  return { db, name: file, drop: () => db.destroy() }
}

/** A new database, empty or as the clause says. Copied through the log, PostgreSQL 15 and later need many times as long. */
export async function createPgDatabase(clause = '') {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(`create database ${name} ${clause}`)
  const url = new URL(pgUrl ?? '')
  url.pathname = `/${name}`
  const db = await openDb(url.href)
  const drop = async () => {
    await db.destroy()
    await runAsAdmin(`drop database ${name} with (force)`)
  }
  return { db, name, url: url.href, drop }
}

async function runAsAdmin(statement: string): Promise<void> {
  const admin = await openDb(pgUrl ?? '')
  try {
    await admin.executeQuery(CompiledQuery.raw(statement))
  } finally {
    await admin.destroy()
  }
}
