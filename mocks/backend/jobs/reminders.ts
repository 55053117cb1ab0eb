import { addTage } from '#src/domain/kampagne/schedule.ts'
import { formatDatum } from '#src/domain/number/german.ts'
import { markeOf } from '../konto/marke.ts'
import { sendMail } from '../mail.ts'
import type { Job } from './run.ts'

/** Days before its end on which an undecided link is called to mind (domaene 4.6). */
const ERINNERUNG_TAGE = [3, 1]

/** Reminds approvers who have not decided, each stage once. The key is not known here: the first mail holds it. */
export const sendReminders: Job = async (context, report) => {
  const heute = context.heute()
  const rows = await context.db
    .selectFrom('freigabe')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'freigabe.idPtKampagne')
    .selectAll('freigabe')
    .select('kampagne.bezeichnung')
    .whereRef('freigabe.snapshotNr', '=', 'kampagne.snapshotNr')
    .where('kampagne.state', '=', 'inInternerFreigabe')
    .where('entscheidung', '=', 'offen')
    .where('widerrufenAm', 'is', null)
    .where('gueltigBis', '>=', heute)
    .where('gueltigBis', '<=', addTage(heute, Math.max(...ERINNERUNG_TAGE)))
    .execute()
  let done = 0
  for (const link of rows) {
    const stage = ERINNERUNG_TAGE.findLast((tage) => link.gueltigBis <= addTage(heute, tage))
    if (stage === undefined || (link.erinnertTage !== null && link.erinnertTage <= stage)) continue
    try {
      const claimed = await context.db
        .updateTable('freigabe')
        .set({ erinnertTage: stage })
        .where('idPtFreigabe', '=', link.idPtFreigabe)
        .where((e) => e.or([e('erinnertTage', 'is', null), e('erinnertTage', '>', stage)]))
        .executeTakeFirst()
      if (claimed.numUpdatedRows !== 1n) continue
      await sendMail(context, {
        an: link.empfaengerEmail,
        betreff: `Erinnerung: Freigabe bis ${formatDatum(link.gueltigBis)}: „${link.bezeichnung}“`,
        text: `Guten Tag ${link.empfaengerName},\n\nIhre Freigabe für „${link.bezeichnung}“ steht noch aus. Der Link aus unserer ersten Nachricht gilt bis zum ${formatDatum(link.gueltigBis)}.`,
        marke: await markeOf(context, link.idPtKampagne),
      })
      done += 1
    } catch (error) {
      report(error)
    }
  }
  return done
}
