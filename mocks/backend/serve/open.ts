import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createClock } from '../platform/clock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDb } from '../platform/db/open.ts'
import { createFileStore } from '../platform/files.ts'
import { createTeilablage } from '../platform/teilablage.ts'
import { createBildDienst } from '../bilddienst/dienst.ts'
import { forgetInterrupted } from '../druckauftrag/handOver.ts'
import type { Parts } from '../platform/parts.ts'
import type { LogEntry } from '../platform/context.ts'
import { Bildwerk } from '../platform/bildwerk.ts'
import { Printer } from '../platform/print/printer.ts'
import { seedDemo } from '../seed/index.ts'
import { loadSettings } from '../platform/settings.ts'
import { versiegleWebhooks } from '../apizugang/versiegleAltes.ts'
import { versiegleFaktoren } from '../zugang/versiegleAltes.ts'
import { ConfigError, type ServeConfig } from './config.ts'
import { isLoopback } from './hosts.ts'

/** Opens the data of this installation, brings it up to date and fills it on the first start. */
export async function openParts(config: ServeConfig, progress: (text: string) => void): Promise<Parts> {
  await mkdir(config.dataDir, { recursive: true })
  const db = await openDb(config.databaseUrl)
  await migrate(db, new Date())
  await db.deleteFrom('zielgruppe').where('fertig', '=', 0).execute()
  const clock = await createClock(db)
  const files = createFileStore(join(config.dataDir, 'files'))
  const parts: Parts = {
    db,
    clock,
    files,
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
  await versiegleWebhooks(db, parts.settings)
  await versiegleFaktoren(db, parts.settings)
  await seedDemo(parts, { progress })
  await forgetInterrupted(parts)
  return parts
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
