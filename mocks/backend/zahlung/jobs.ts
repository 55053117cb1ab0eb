import { melden } from './payment.ts'
import { payRefund } from '../kampagne/refund.ts'
import type { Job } from '../platform/job.ts'

/** Payments that nobody finished in time end by the same notice as every other. */
export const expirePayments: Job = async (context, report) => {
  const due = await context.db
    .selectFrom('zahlung')
    .select('referenz')
    .where('offen', '=', 1)
    .where('gueltigBis', '<=', context.now().toISOString())
    .execute()
  let done = 0
  for (const { referenz } of due) {
    try {
      await melden(context, referenz, 'abgelaufen')
      done += 1
    } catch (error) {
      report(error)
    }
  }
  return done
}

export const payRefunds: Job = async (context, report) => {
  const due = await context.db
    .selectFrom('erstattung')
    .select('idPtErstattung')
    .where('erledigtAm', 'is', null)
    .where('faelligAm', '<=', context.now().toISOString())
    .execute()
  let done = 0
  for (const { idPtErstattung } of due) {
    try {
      if (await payRefund(context, idPtErstattung)) done += 1
    } catch (error) {
      report(error)
    }
  }
  return done
}
