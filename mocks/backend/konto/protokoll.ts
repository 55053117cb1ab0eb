import type { Context } from '../platform/context.ts'
import type { ProtokollRow } from './rows.ts'

/** Writes down that somebody did something with the customer's data; never the data itself (DSG-06). */
export async function log(
  context: Pick<Context, 'db' | 'now' | 'actor'>,
  idPtKunde: number,
  was: ProtokollRow['was'],
  angabe = '',
): Promise<void> {
  await context.db
    .insertInto('protokoll')
    .values({ idPtKunde, zeit: context.now().toISOString(), wer: context.actor?.name ?? 'System', was, angabe })
    .execute()
}
