import { kampagneCan } from '#src/domain/kampagne/transitions.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { act } from './act.ts'
import { factsOf } from './load.ts'
import type { Job } from '../platform/job.ts'

/** Ends the last moment at which the owner can change something. */
export async function prepareOne(context: Context, idPtKampagne: number): Promise<void> {
  await act(context, idPtKampagne, 'versandVorbereiten', {
    wer: 'system',
    name: 'System',
    change: { versuche: 0, letzterFehler: null, uebergabeAb: null },
  })
}

/** Three days before the dispatch date, or as soon as possible after a stop (spec 4, domain 4.2 #13). */
export const prepareDispatch: Job = async (context, report) => {
  const heute = context.heute()
  const rows = await context.db
    .selectFrom('kampagne')
    .selectAll()
    .where('state', 'in', ['inExternerFreigabe', 'inAnreicherung'])
    .where('versandDatum', 'is not', null)
    .execute()
  let done = 0
  for (const row of rows) {
    if (!kampagneCan('versandVorbereiten', factsOf(row, []), heute)) continue
    try {
      await prepareOne(context, row.idPtKampagne)
      done += 1
    } catch (error) {
      // Somebody else was faster, or stopped it in this very moment.
      if (!(error instanceof Refusal)) report(error)
    }
  }
  return done
}
