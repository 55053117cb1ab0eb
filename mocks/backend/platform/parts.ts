import type { Bildwerk } from './bildwerk.ts'
import type { Clock } from './clock.ts'
import type { Actor, Context, LogEntry, Settings } from './context.ts'
import type { Db } from './db/schema.ts'
import type { Ablage } from './files.ts'
import type { Printer } from './print/printer.ts'
import type { Teilablage } from './teilablage.ts'

/** What the process holds once; every request and every job gets its Context from it. */
export interface Parts {
  db: Db
  clock: Clock
  files: Ablage
  teile: Teilablage
  printer: Printer
  bildwerk: Bildwerk
  settings: Settings
  /** Structured log line; never tokens, link keys, names or addresses of people. */
  log: (entry: LogEntry) => void
}

export interface RequestParts {
  actor: Actor | null
  ip: string
  idempotencyKey: string | null
  /** Number of the request, under which its events are logged. */
  anfrage?: string
  userAgent?: string
  isCancelled?: Context['isCancelled']
}

/** Context of one request. */
export function requestContext(parts: Parts, request: RequestParts): Context {
  const { db, clock, files, teile, printer, bildwerk, settings, log } = parts
  const { anfrage, ...caller } = request
  return {
    db,
    now: clock.now,
    heute: clock.heute,
    realNow: clock.real,
    settings,
    files,
    teile,
    printer,
    bildwerk,
    log: (entry) => log(anfrage === undefined ? entry : { ...entry, anfrage }),
    ...caller,
  }
}

/** Context of jobs, seed and simulator, which act as the service itself. */
export function systemContext(parts: Parts): Context {
  return requestContext(parts, { actor: null, ip: '127.0.0.1', idempotencyKey: null })
}
