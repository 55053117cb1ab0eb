import { addTage, entscheidungBis } from '#src/domain/kampagne/schedule.ts'
import { formatDatum, formatTag } from '#src/domain/number/german.ts'
import { markeOf } from '../konto/marke.ts'
import { sendMail } from '../platform/mail.ts'
import type { Job } from '../platform/job.ts'

/** Days before the last day for an answer on which an undecided link is called to mind (domain 4.6). */
const ERINNERUNG_TAGE = [3, 1]

/** Reminds approvers who have not decided, each stage once. The key is not known here: the first mail holds it. */
export const sendReminders: Job = async (context, report) => {
  const heute = context.heute()
  const rows = await context.db
    .selectFrom('freigabe')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'freigabe.idPtKampagne')
    .selectAll('freigabe')
    .select(['kampagne.bezeichnung', 'kampagne.versandDatum'])
    .whereRef('freigabe.snapshotNr', '=', 'kampagne.snapshotNr')
    .where('kampagne.state', '=', 'inInternerFreigabe')
    .where('entscheidung', '=', 'offen')
    .where('widerrufenAm', 'is', null)
    .where('gueltigBis', '>=', heute)
    .execute()
  let done = 0
  for (const link of rows) {
    const bis = entscheidungBis(link.gueltigBis, link.versandDatum, heute)
    const stage = ERINNERUNG_TAGE.findLast((tage) => bis <= addTage(heute, tage))
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
        betreff: `Erinnerung: Freigabe bis ${formatDatum(bis)}: „${link.bezeichnung}“`,
        text: `Guten Tag ${link.empfaengerName},\n\nIhre Freigabe für „${link.bezeichnung}“ steht noch aus. Bitte entscheiden Sie bis ${formatTag(bis)}, mit dem Link aus unserer ersten E-Mail.`,
        marke: await markeOf(context, link.idPtKampagne),
      })
      done += 1
    } catch (error) {
      report(error)
    }
  }
  return done
}
