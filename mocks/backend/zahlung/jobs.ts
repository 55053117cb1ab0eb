import { putBack } from './ablage.ts'
import { melden, applyTo } from './meldung.ts'
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

/** Waiting notices looked at in one run. */
const AUF_EINMAL = 500

/** Notices that came before what they build on, and those that a fault kept from being applied. */
export const applyWaiting: Job = async (context, report) => {
  const due = await context.db
    .selectFrom('ereignis')
    .select('ereignisId')
    .where('ergebnis', '=', 'wartet')
    .where('faelligAm', '<=', context.now().toISOString())
    .orderBy('faelligAm')
    .limit(AUF_EINMAL)
    .execute()
  let done = 0
  for (const { ereignisId } of due) {
    try {
      if ((await applyTo(context, ereignisId)) === 'verbucht') done += 1
    } catch (error) {
      report(error)
      await putBack(context, ereignisId)
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
