import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Context } from './context.ts'
import type { Database } from './db/schema.ts'

/**
 * Work that outlives one transaction belongs to one process for a while: a column `<x>Bis` holds the end of its lease.
 * Who takes it writes `leaseUntil` where the column is null or past, renews it while he works, and frees it at the end.
 * What a killed process left lapses by itself, and the next look takes it over; what is alive nobody touches. Real time:
 * who moves the clock takes nothing away from anybody.
 */
export const LEASE_MS = 30_000
const RENEW_MS = LEASE_MS / 3

/** End of a lease that is taken or renewed now, ISO. */
export function leaseUntil({ realNow }: Pick<Context, 'realNow'>): string {
  return new Date(realNow().getTime() + LEASE_MS).toISOString()
}

/** Nobody holds it, as a condition on the column of its lease. */
export function isFree(bis: Expression<string | null>, { realNow }: Pick<Context, 'realNow'>): Expression<SqlBool> {
  const e = expressionBuilder<Database>()
  return e.or([e(bis, 'is', null), e(bis, '<', realNow().toISOString())])
}

/**
 * Renews a lease while the work lasts. A renewal that fails is left to the next one; who lost his lease meanwhile finds
 * out where he writes his result, which he does only on the condition that it is still his.
 */
export async function underLease<T>(renew: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
