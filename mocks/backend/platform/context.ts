import type { AppAbility } from '#src/domain/ability/ability.ts'
import type { OutputIntent } from '#src/engines/print/writer.ts'
import type { Druckrand } from './print/druckrand.ts'
import type { Db } from './db/schema.ts'
import type { Ablage } from './files.ts'
import type { Bildwerk } from './bildwerk.ts'
import type { Printer } from './print/printer.ts'
import type { Teilablage } from './teilablage.ts'

export interface LogEntry {
  ereignis: string
  anfrage?: string
  [detail: string]: string | number | boolean | null | undefined
}

/** What a call by token is besides the person in whose name it acts. */
interface TokenActor {
  idPtApiToken: number
  bezeichnung: string
  modus: 'live' | 'test'
}

/** Who calls, from the bearer token; never from the request. */
export interface Actor {
  idPtKunde: number
  /** null for the customer himself. */
  idPtKundeMitarbeiter: number | null
  accountType: 'customer' | 'employee'
  name: string
  email: string
  ability: AppAbility
  /** Pays up to this much per campaign, ct; null: no limit of his own. */
  zahlungslimit: number | null
  /** Works with prices (domain/ability/prices); a token reads what the person behind it may see. */
  seesPreise: boolean
  /** 0 for a token, which has no session and reaches no call about sessions. */
  sitzungId: number
  /** The token that the call came with; undefined for a session. */
  apiToken?: TokenActor | undefined
}

/** Settings of this installation; environment variables of the same meaning (docs/hosting.md). */
export interface Settings {
  /** Absolute address without trailing slash: QR short links, mails, return addresses. */
  publicUrl: string
  anbieterName: string
  produktName: string
  /** Keys of the payment service's signed notices, the newest first; two while one replaces the other. */
  zahlungSchluessel: readonly Buffer[]
  /** Secret of the addresses of pictures. */
  bildSecret: string
  /** Key of what has to be readable again and must not lie readable in the database; 32 bytes. */
  datenSchluessel: Buffer
  /** Webhooks may also go to http on this machine, for trying; never in production. */
  webhooksLokal: boolean
  /** What the print shop prints with: condition and profile. */
  druckprofil: OutputIntent
  /** Marks and slug that the print shop wants; null without any. */
  druckrand: Druckrand | null
  /** Folder of the print shop's inbox. */
  lettershopOrdner: string
}

/** What every part of the stand-in works with; one per request for calls, one without actor for jobs. */
export interface Context {
  db: Db
  /** The movable clock. */
  now: () => Date
  /** Calendar day in Europe/Berlin, ISO. */
  heute: () => string
  /** Time without the movable offset: sessions and limits. */
  realNow: () => Date
  actor: Actor | null
  settings: Settings
  files: Ablage
  /** Parts of files that are on their way. */
  teile: Teilablage
  printer: Printer
  bildwerk: Bildwerk
  /** Client address, for limits. */
  ip: string
  idempotencyKey: string | null
  /** Keeps the answer under that key, in the transaction of what it answers; see `withAnswer` (platform/idempotency). */
  keepAnswer?: (db: Db, answer: unknown) => Promise<void>
  /** Whether the caller has given up; asked in the transaction that would keep what he wanted (NET-13). */
  isCancelled?: ((db: Db) => Promise<boolean>) | undefined
  /** One line of the log, under the number of the request; see Parts. */
  log: (entry: LogEntry) => void
  /** The pictures of sheets are not judged: those of the demo, which a test judges in its place (tests/backend/kampagneSeed). */
  ohneUrteil?: true
  /** What the browser says of itself; only a login looks at it. */
  userAgent?: string
}

/** An expected refusal; becomes `{ fehler }` with its status. The text is German and fit to be shown. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  readonly code: string
  readonly felder: Record<string, string> | undefined
  readonly aktuell: unknown
  /** What a program reads in place of the text, where that one speaks of a screen. */
  readonly programm: string | undefined

  constructor(
    status: Refusal['status'],
    code: string,
    text: string,
    extra: { felder?: Record<string, string>; aktuell?: unknown; programm?: string } = {},
  ) {
    super(text)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.felder = extra.felder
    this.aktuell = extra.aktuell
    this.programm = extra.programm
  }
}

/** What is not there and what belongs to someone else look the same. */
export function notFound(): Refusal {
  return new Refusal(
    404,
    'NICHT_GEFUNDEN',
    'Dieser Eintrag wurde nicht gefunden. Vielleicht wurde er inzwischen gelöscht.',
  )
}

/** A stale save: nothing is overwritten, the stored entity goes along (domain 1.7). */
export function versionVeraltet(aktuell: unknown): Refusal {
  return new Refusal(
    409,
    'VERSION_VERALTET',
    'Inzwischen wurde hier etwas geändert. Ihre Eingaben sind noch da. Bitte vergleichen Sie beide Fassungen.',
    {
      aktuell,
      programm: 'Inzwischen wurde hier etwas geändert. Der neue Stand steht in `aktuell`, seine Fassung in `version`.',
    },
  )
}

/** Who has given up finds nothing stored (NET-13). */
export async function refuseCancelled({ db, isCancelled }: Context): Promise<void> {
  if (await isCancelled?.(db))
    throw new Refusal(409, 'ABGEBROCHEN', 'Der Vorgang wurde abgebrochen. Es wurde nichts gespeichert.')
}

/** The caller of an operation that needs a session; the dispatcher has refused everyone else before. */
export function requireActor(context: Context): Actor {
  if (context.actor === null) throw new Refusal(401, 'NICHT_ANGEMELDET', 'Bitte melden Sie sich an.')
  return context.actor
}
