import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Hono } from 'hono'
import { CompiledQuery } from 'kysely'
import * as z from 'zod/mini'
import { fehlerAntwort, type FehlerAntwort } from '#src/contract/apiError.ts'
import { encodeFields } from '#src/contract/encoding.ts'
import { operations, type OperationName, type Operations } from '#src/contract/index.ts'
import type { Input, Operation, Output } from '#src/contract/operation.ts'
import { createClock, type Clock } from '#mocks/backend/clock.ts'
import type { Context } from '#mocks/backend/context.ts'
import { migrate } from '#mocks/backend/db/migrate.ts'
import { openDb } from '#mocks/backend/db/open.ts'
import type { Db } from '#mocks/backend/db/schema.ts'
import type { AppEnv } from '#mocks/backend/app.ts'
import { createMemoryFileStore } from '#mocks/backend/files.ts'
import { systemContext, type LogEntry, type Parts } from '#mocks/backend/parts.ts'
import { Printer } from '#mocks/backend/print/printer.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { seedDemo } from '#mocks/backend/seed/index.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { loadSettings } from '#mocks/backend/settings.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface TestBackendOptions {
  /** 'leer': accounts, price list and 2 000 consumers. 'demo': also target groups, materials and campaigns. */
  seed?: 'leer' | 'demo'
  /** Start of the fixed clock; only advance() and tick() move it. */
  now?: string
  /** Synthetic consumers. */
  verbraucher?: number
}

export interface TestBackend {
  app: Hono<AppEnv>
  db: Db
  parts: Parts
  clock: Clock
  /** Context of the service itself. */
  context: Context
  /** Everything that the service logged. */
  log: LogEntry[]
  /** Logs a demo account in. */
  login(email: string): Promise<string>
  /** Calls an operation as the product does; throws CallRefused for an error answer. */
  call<K extends OperationName>(
    token: string | null,
    name: K,
    input: Input<Operations[K]>,
    headers?: Record<string, string>,
  ): Promise<Output<Operations[K]>>
  /** The same call, answered raw. */
  send<K extends OperationName>(
    token: string | null,
    name: K,
    input: Input<Operations[K]>,
    headers?: Record<string, string>,
  ): Promise<Response>
  /** Skips days of the service's clock. Sessions live on. */
  advance(days: number): Promise<void>
  /** Lets real time pass, which ends sessions and limits too. */
  tick(ms: number): void
  close(): Promise<void>
}

/** An error answer of the stand-in. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: string
  readonly fehler: FehlerAntwort['fehler']

  constructor(status: number, fehler: FehlerAntwort['fehler']) {
    super(`${status} ${fehler.code}: ${fehler.text}`)
    this.status = status
    this.code = fehler.code
    this.fehler = fehler
  }
}

const DEFAULT_NOW = '2026-11-20T09:00:00.000Z'

interface Opened {
  db: Db
  files: Map<string, Uint8Array>
  drop: () => Promise<void>
}

/** A stand-in of its own: fresh database (':memory:', or a fresh one of TEST_PG_URL), fixed clock, files in memory. */
export async function createTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { seed = 'leer', now = DEFAULT_NOW, verbraucher = 2_000 } = options
  const dataDir = await temporaryFolder()
  const seeded = { seed, now, verbraucher }
  const { db, files, drop } = await (seed === 'demo' ? openCopy(seeded, dataDir) : freshDatabase())
  const backend = await compose(seeded, { db, files, drop }, dataDir)
  const { parts } = backend
  await seedDemo(parts, { umfang: seed === 'demo' ? 'alles' : 'konten', verbraucher })
  return { ...backend, context: systemContext(parts) }
}

const loadTestSettings = (db: Db, dataDir: string) => loadSettings(db, { PUBLIC_URL: 'http://localhost:3000' }, dataDir)

async function compose({ now }: Required<TestBackendOptions>, { db, files, drop }: Opened, dataDir: string) {
  let real = Date.parse(now)
  await migrate(db, new Date(real))
  const clock = await createClock(db, () => new Date(real))
  const log: LogEntry[] = []
  const parts: Parts = {
    db,
    clock,
    files: createMemoryFileStore(files),
    printer: new Printer(),
    settings: await loadTestSettings(db, dataDir),
    log: (entry) => log.push(entry),
  }
  const app = composeApp(parts)
  const send: TestBackend['send'] = async (token, name, input, headers = {}) =>
    app.request(
      requestOf(operations[name], input, { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }),
    )
  const call: TestBackend['call'] = async (token, name, input, headers) =>
    (await readAnswer(operations[name], await send(token, name, input, headers))) as never
  return {
    app,
    db,
    parts,
    clock,
    log,
    send,
    call,
    login: async (email: string) => {
      const answer = await call(null, 'loginUser', { email, passwort: DEMO_PASSWORT })
      if ('zweiFaktor' in answer) throw new Error(`${email} has a second factor`)
      return answer.accessToken
    },
    advance: (days: number) => clock.moveBy(days * 86_400_000),
    tick: (ms: number) => {
      real += ms
    },
    close: async () => {
      await parts.printer.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Template {
  /** Name of a PostgreSQL database; with SQLite the database is one of the files on disk. */
  source: string
  /** What lay in its folder, by relative path. */
  disk: Map<string, Uint8Array>
  files: Map<string, Uint8Array>
}
const templates = new Map<string, Promise<Template>>()

/** The whole demo is made once per process and then copied: pictures and print packages take seconds. */
async function openCopy(options: Required<TestBackendOptions>, dataDir: string): Promise<Opened> {
  const key = JSON.stringify(options)
  let template = templates.get(key)
  if (!template) {
    template = makeTemplate(options)
    templates.set(key, template)
  }
  const { source, disk, files } = await template
  for (const [path, bytes] of disk) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true })
    await writeFile(join(dataDir, path), bytes)
  }
  if (pgUrl) return { ...(await createPgDatabase(source)), files: new Map(files) }
  const db = await openDb(join(dataDir, TEMPLATE_FILE))
  return { db, files: new Map(files), drop: () => db.destroy() }
}

const TEMPLATE_FILE = 'template.sqlite'

async function makeTemplate(options: Required<TestBackendOptions>): Promise<Template> {
  const folder = await temporaryFolder()
  const files = new Map<string, Uint8Array>()
  const file = join(folder, TEMPLATE_FILE)
  const { db, name } = pgUrl ? await createPgDatabase() : { db: await openDb(file), name: file }
  const { parts } = await compose(options, { db, files, drop: () => db.destroy() }, folder)
  await seedDemo(parts, { umfang: 'alles', verbraucher: options.verbraucher })
  // Closing writes everything into the one file, and frees a PostgreSQL database for copying.
  await db.destroy()
  const disk = new Map<string, Uint8Array>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) disk.set(relative(folder, path), await readFile(path))
  }
  await rm(folder, { recursive: true, force: true })
  return { source: name, disk, files }
}

async function freshDatabase(): Promise<Opened> {
  const files = new Map<string, Uint8Array>()
  if (pgUrl) return { ...(await createPgDatabase()), files }
  const db = await openDb(':memory:')
  return { db, files, drop: () => db.destroy() }
}

/** With TEST_PG_URL (a user who may create databases) everything runs on PostgreSQL. */
const pgUrl = process.env.TEST_PG_URL

async function createPgDatabase(template?: string) {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(pgUrl ?? '')
  url.pathname = `/${name}`
  const db = await openDb(url.href)
  const drop = async () => {
    await db.destroy()
    await runAsAdmin(`drop database ${name} with (force)`)
  }
  return { db, name, drop }
}

async function runAsAdmin(statement: string): Promise<void> {
  const admin = await openDb(pgUrl ?? '')
  try {
    await admin.executeQuery(CompiledQuery.raw(statement))
  } finally {
    await admin.destroy()
  }
}

/** The request that the product's client would send. */
export function requestOf(operation: Operation, input: unknown, headers: Record<string, string> = {}): Request {
  const fields = {
    ...(operation.aktion === null ? {} : { aktion: operation.aktion }),
    ...encodeFields(operation, input),
  }
  const url = new URL(operation.path, 'http://localhost:3000')
  if (operation.encoding === 'query') {
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value as string)
    return new Request(url, { method: operation.method, headers })
  }
  const body = operation.encoding === 'multipart' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) body.set(name, value as string)
  return new Request(url, { method: operation.method, headers, body })
}

/** What a caller makes of an answer: decoded by the contract, or thrown as CallRefused. */
export async function readAnswer(operation: Operation, response: Response): Promise<unknown> {
  if (!response.ok) throw new CallRefused(response.status, fehlerAntwort.parse(await response.json()).fehler)
  if (operation.answer === 'json') return z.decode(operation.output, (await response.json()) as never)
  const disposition = response.headers.get('content-disposition') ?? ''
  return {
    blob: await response.blob(),
    name: decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? ''),
  }
}
