import type { Context } from '../platform/context.ts'
import { melden } from './meldung.ts'

/** Debits that were announced and not collected yet end with the mandate: without one nothing may be taken. */
export async function endDebits(context: Context, idPtKunde: number): Promise<void> {
  const offene = await context.db
    .selectFrom('zahlung')
    .select('referenz')
    .where('idPtKunde', '=', idPtKunde)
    .where('offen', '=', 1)
    .where('zahlungsart', '=', 'sepaLastschrift')
    .execute()
  for (const { referenz } of offene) await melden(context, referenz, 'abgebrochen')
}
