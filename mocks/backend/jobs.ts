import { isConnectionLost } from './platform/db/faults.ts'
import type { Job, WartetAuf } from './platform/job.ts'
import { clearApiLogs } from './apizugang/cleanUp.ts'
import { deliverWebhooks } from './apizugang/deliver.ts'
import type { Context } from './platform/context.ts'
import { clearBilder } from './bildgenerierung/aufraeumen.ts'
import { clearKampagnen, clearLists } from './kampagne/clearAdressen.ts'
import { dropCodesOfKunde } from './kampagne/codes.ts'
import { deleteKonten, deletePapers } from './konto/deleteKonto.ts'
import { forgetRegistrations } from './registrierung/links.ts'
import { handOver } from './druckauftrag/handOver.ts'
import { applyWaiting, expirePayments, payRefunds } from './zahlung/jobs.ts'
import { clearUebertragungen } from './uebertragung/aufraeumen.ts'
import { prepareDispatch } from './kampagne/prepareDispatch.ts'
import { clearEntwuerfe } from './zielgruppe/entwurf.ts'
import { clearUnfertige } from './zielgruppe/unfertig.ts'
import { reportMissed } from './kampagne/versaeumt.ts'
import { clearBesuche } from './statistik/zaehler.ts'
import { sendReminders } from './freigabe/reminders.ts'

/** What a run has done, and what went wrong without stopping the rest. */
export interface JobReport {
  vorbereitet: number
  uebergeben: number
  /** Paid campaigns that missed their day. */
  verpasst: number
  erstattet: number
  abgelaufen: number
  /** Notices of payments that had waited. */
  nachgebucht: number
  geloescht: number
  erinnert: number
  /** Webhook deliveries that arrived. */
  zugestellt: number
  /** Errors as they were thrown: which of them is a fault of the database only they can tell. */
  fehler: unknown[]
}

/** In this order: money first, then the dispatch that depends on it, clearing up last. */
const JOBS: readonly [keyof Omit<JobReport, 'fehler'>, Job][] = [
  ['nachgebucht', applyWaiting],
  ['abgelaufen', expirePayments],
  ['erstattet', payRefunds],
  ['vorbereitet', prepareDispatch],
  ['uebergeben', handOver],
  ['verpasst', reportMissed],
  ['erinnert', sendReminders],
  ['zugestellt', deliverWebhooks],
  ['geloescht', clearUnfertige],
  ['geloescht', clearEntwuerfe],
  ['geloescht', clearKampagnen],
  ['geloescht', clearLists],
  ['geloescht', deleteKonten(dropCodesOfKunde)],
  ['geloescht', forgetRegistrations],
  ['geloescht', deletePapers],
  ['geloescht', clearApiLogs],
  ['geloescht', clearBilder],
  ['geloescht', clearUebertragungen],
  ['geloescht', clearBesuche],
]

/**
 * Everything that is due by now, also what a stop has missed. Safe to run twice at once: each step is claimed in the
 * database by whoever comes first. Throws where the database is not there. `wartetAuf`: whose packages are waited for.
 */
export async function runDueJobs(context: Context, wartetAuf: WartetAuf = () => true): Promise<JobReport> {
  const result: JobReport = {
    vorbereitet: 0,
    uebergeben: 0,
    verpasst: 0,
    erstattet: 0,
    abgelaufen: 0,
    nachgebucht: 0,
    geloescht: 0,
    erinnert: 0,
    zugestellt: 0,
    fehler: [],
  }
  const report = (error: unknown) => {
    // Without a database nothing below can be done or noted either: the next run finds all of it.
    if (isConnectionLost(error)) throw error
    result.fehler.push(error)
  }
  for (const [name, job] of JOBS) {
    try {
      result[name] += await job(context, report, wartetAuf)
    } catch (error) {
      report(error)
    }
  }
  return result
}
