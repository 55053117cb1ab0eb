import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClock } from '../platform/clock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { isConnectionLost } from '../platform/db/faults.ts'
import { openDb } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { setUp } from '../platform/db/setUp.ts'
import { createFileStore } from '../platform/files.ts'
import { createTeilablage } from '../platform/teilablage.ts'
import { createBildDienst } from '../bilddienst/dienst.ts'
import type { Parts } from '../platform/parts.ts'
import type { LogEntry } from '../platform/context.ts'
import { Bildwerk } from '../platform/bildwerk.ts'
import { Printer } from '../platform/print/printer.ts'
import { seedDemo } from '../seed/index.ts'
import { loadSettings } from '../platform/settings.ts'
import { ConfigError, EarlierForm, FolderTaken } from '../platform/configError.ts'
import type { ServeConfig } from './config.ts'
import { isLoopback } from './hosts.ts'
import { databaseName, earlierForm } from './startFault.ts'

/** How often the start says that it still waits, ms. */
const SAY_MS = 5_000
const LOOK_MS = 1_000
/** A service that was told to stop is gone by then (LOAD-11), ms. */
const TAKEN_MS = 6_000

/**
 * Opens the data of this installation, brings it up to date and fills it on the first start. A database that is away,
 * or goes away meanwhile, is waited for: whatever was done by then is found done. So is the end of a service before.
 */
export async function openParts(config: ServeConfig, progress: (text: string) => void): Promise<Parts> {
  const begun = Date.now()
  const waitMs = config.databaseWaitS * 1000
  for (let sayAt = 0; ;) {
    let text = `Die Datenbank ${databaseName(config)} antwortet noch nicht. Warte …`
    try {
      return await openOnce(config, progress)
    } catch (error) {
      const isTaken = error instanceof FolderTaken
      if (!isTaken && !isConnectionLost(error)) throw error
      if (Date.now() >= begun + (isTaken ? Math.min(waitMs, TAKEN_MS) : waitMs)) throw error
      if (isTaken) text = 'In diesem Ordner arbeitet noch ein Dienst. Warte, ob er gerade endet …'
    }
    if (Date.now() >= sayAt) {
      progress(text)
      sayAt = Date.now() + SAY_MS
    }
    await sleep(LOOK_MS)
  }
}

async function openOnce(config: ServeConfig, progress: (text: string) => void): Promise<Parts> {
  const { databaseUrl } = config
  await mkdir(config.dataDir, { recursive: true })
  const db = await openDb(databaseUrl, { alone: true })
  const waits = () => progress('Ein anderer Prozess richtet die Datenbank gerade ein. Warte …')
  try {
    let parts: Parts | undefined
    await setUp(databaseUrl, db, waits, async (unbounded) => {
      await migrate(unbounded, new Date())
      parts = await partsOf(config, db)
      await seedDemo(parts, { progress })
    })
    if (!parts) throw new Error('nothing was set up')
    return parts
  } catch (error) {
    await db.destroy()
    throw error instanceof EarlierForm ? new ConfigError(earlierForm(config)) : error
  }
}

async function partsOf(config: ServeConfig, db: Db): Promise<Parts> {
  return {
    db,
    clock: await createClock(db),
    files: createFileStore(join(config.dataDir, 'files')),
    teile: createTeilablage(join(config.dataDir, 'uebertragungen')),
    printer: new Printer(),
    bildwerk: new Bildwerk(bildDienst()),
    // A target on this machine is safe to try only as long as nobody else can name one.
    settings: await loadSettings(
      db,
      isLoopback(config.host) ? process.env : { ...process.env, WEBHOOK_LOKAL: '0' },
      config.dataDir,
    ),
    log: writeLog,
  }
}

/** The image service that the environment names; a wrong address is said before anything starts. */
function bildDienst() {
  try {
    return createBildDienst(process.env)
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error))
  }
}

/** One JSON line per event on stderr. */
function writeLog(entry: LogEntry): void {
  process.stderr.write(`${JSON.stringify({ zeit: new Date().toISOString(), ...entry })}\n`)
}
