import { refuseCancelled, type Context } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import type { Job } from '../platform/job.ts'
import { isFree, leaseUntil, underLease } from '../platform/lease.ts'
import { dropZeilen } from './zeilen.ts'

async function remove(context: Pick<Context, 'db'>, idPtZielgruppe: number): Promise<void> {
  await dropZeilen(context, idPtZielgruppe)
  await context.db
    .deleteFrom('zielgruppe')
    .where('fertig', '=', 0)
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .execute()
}

/**
 * Fills a list that was begun with `fertig` 0 and a lease. Nobody sees it before it is whole; what fails is taken back,
 * and what a killed process leaves goes with its lease.
 * @param answer what the call answers, in the transaction that makes the list visible
 */
export async function fuelle<T>(
  context: Context,
  idPtZielgruppe: number,
  fill: () => Promise<unknown>,
  answer: (inner: Context) => Promise<T>,
): Promise<T> {
  const list = () => context.db.updateTable('zielgruppe').where('idPtZielgruppe', '=', idPtZielgruppe)
  try {
    await underLease(
      () =>
        list()
          .set({ laeuftBis: leaseUntil(context) })
          .execute(),
      fill,
    )
    return await withAnswer(context, async (inner) => {
      await refuseCancelled(inner)
      await inner.db
        .updateTable('zielgruppe')
        .set({ fertig: 1, laeuftBis: null })
        .where('idPtZielgruppe', '=', idPtZielgruppe)
        .execute()
      return answer(inner)
    })
  } catch (error) {
    // Where not even this is possible, its lease lapses.
    await remove(context, idPtZielgruppe).catch(() => undefined)
    throw error
  }
}

/** Lists that ended with the process which filled them; nobody has seen them. */
export const clearUnfertige: Job = async (context) => {
  const gone = await context.db
    .selectFrom('zielgruppe')
    .select('idPtZielgruppe')
    .where('fertig', '=', 0)
    .where(({ ref }) => isFree(ref('laeuftBis'), context))
    .execute()
  for (const { idPtZielgruppe } of gone) await remove(context, idPtZielgruppe)
  return gone.length
}
