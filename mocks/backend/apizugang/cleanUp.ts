import type { Context } from '../platform/context.ts'
import { protokollBeginn } from './tokens.ts'

/** Ends the storage of calls and deliveries after their time; what is still on its way stays. */
export async function clearApiLogs(context: Context): Promise<number> {
  const beginn = protokollBeginn(context)
  const calls = await context.db.deleteFrom('apiAnfrage').where('zeit', '<', beginn).executeTakeFirst()
  const deliveries = await context.db
    .deleteFrom('zustellung')
    .where('erstelltAm', '<', beginn)
    .where('status', '!=', 'ausstehend')
    .executeTakeFirst()
  return Number(calls.numDeletedRows + deliveries.numDeletedRows)
}
