import { rm } from 'node:fs/promises'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { operations, type OperationName, type Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { Bildwerk, type BildDienst } from '#mocks/backend/platform/bildwerk.ts'
import type { Clock } from '#mocks/backend/platform/clock.ts'
import type { Context } from '#mocks/backend/platform/context.ts'
import type { Db } from '#mocks/backend/platform/db/schema.ts'
import type { OpenPress } from '#mocks/backend/platform/print/press.ts'
import { systemContext, type Parts } from '#mocks/backend/platform/parts.ts'
import type { LogEntry } from '#mocks/backend/platform/context.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { openSeeded, partsOf, type Seeded } from './templates.ts'
import { temporaryFolder } from './temporaryFolder.ts'
import { readAnswer, requestOf } from './wire.ts'

export interface TestBackendOptions extends Partial<Seeded> {
  /** Without one no image service is connected. */
  dienst?: BildDienst
  /** What makes print files; without one the first pieces of each are printed (samplePress.ts). */
  press?: OpenPress
}

export interface TestBackend {
  app: Hono
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

const DEFAULT_NOW = '2026-11-20T09:00:00.000Z'

/** A stand-in of its own: database on disk (or one of TEST_PG_URL) with the seed, fixed clock, files in memory. */
export async function createTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { seed = 'leer', now = DEFAULT_NOW, verbraucher = 2_000, dienst = null, press } = options
  const dataDir = await temporaryFolder()
  const { drop, ...data } = await openSeeded({ seed, now, verbraucher }, dataDir)
  let real = Date.parse(now)
  const log: LogEntry[] = []
  const opened = await partsOf(
    data,
    dataDir,
    () => new Date(real),
    (entry) => log.push(entry),
    press,
  )
  // No other process moves this clock, and a test that holds the database's one connection in a transaction would wait
  // for itself.
  const steady = { ...opened.clock, sync: () => Promise.resolve() }
  const parts = { ...opened, clock: steady, bildwerk: new Bildwerk(dienst) }
  const { db, clock } = parts
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
    context: systemContext(parts),
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
      await parts.bildwerk.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** One stand-in for all tests of a file or group. It is there from their first hook on, and closed after the last. */
export const backendForAll = (options?: TestBackendOptions): TestBackend =>
  openedBy(beforeAll, afterAll, () => createTestBackend(options))

/** A new stand-in for each test of a file or group. */
export const backendForEach = (options?: TestBackendOptions): TestBackend =>
  openedBy(beforeEach, afterEach, () => createTestBackend(options))

/** What tests name before it is open: one hook fills it, another closes it. */
export function openedBy<T extends Pick<TestBackend, 'close'>>(
  before: (hook: () => Promise<void>) => void,
  after: (hook: () => Promise<void>) => void,
  open: () => Promise<T>,
): T {
  const opened = {} as T
  before(async () => {
    Object.assign(opened, await open())
  })
  after(() => opened.close())
  return opened
}
