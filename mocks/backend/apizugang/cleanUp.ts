import { SCHLUESSEL_TAGE } from '#src/contract/grenzen.ts'
import type { Context } from '../platform/context.ts'
import { protokollBeginn } from './tokens.ts'

/** Ends the storage of calls, deliveries, events and keys of repeated calls after their time; what is still on its way stays. */
export async function clearApiLogs(context: Context): Promise<number> {
  const beginn = protokollBeginn(context)
  const calls = await context.db.deleteFrom('apiAnfrage').where('zeit', '<', beginn).executeTakeFirst()
  const deliveries = await context.db
    .deleteFrom('zustellung')
    .where('erstelltAm', '<', beginn)
    .where('status', '!=', 'ausstehend')
    .executeTakeFirst()
  const events = await context.db.deleteFrom('kontoEreignis').where('zeit', '<', beginn).executeTakeFirst()
  const keys = await context.db
    .deleteFrom('idempotenz')
    .where('zeit', '<', new Date(context.realNow().getTime() - SCHLUESSEL_TAGE * 86_400_000).toISOString())
    .executeTakeFirst()
  return Number(calls.numDeletedRows + deliveries.numDeletedRows + events.numDeletedRows + keys.numDeletedRows)
}
