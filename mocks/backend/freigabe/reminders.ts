import { isTerminVerpasst } from '#src/domain/kampagne/facts.ts'
import { addTage, entscheidungBis, fristen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum, formatTag } from '#src/base/number/german.ts'
import { markeOf } from '../konto/marke.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { FreigabeRow } from '../kampagne/freigabeRows.ts'
import { tellApprovers } from '../kampagne/freigebende.ts'
import { newAddress } from '../kampagne/links.ts'
import { factsOf, loadFreigaben } from '../kampagne/load.ts'
import { mailOwner } from '../kampagne/messages.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { sendMail } from '../platform/mail.ts'
import type { Job } from '../platform/job.ts'

/** Days before the last day for an answer on which an undecided link is called to mind (domain 4.6). */
const ERINNERUNG_TAGE = [3, 1]
/** Stands for "the last day has passed, and the owner knows". */
const VORBEI = -1

/** Claims a stage of a link; false where another run had it first, a later stage was reached, or nothing waits any more. */
async function claim({ db }: Context, { idPtFreigabe }: FreigabeRow, stage: number): Promise<boolean> {
  const claimed = await db
    .updateTable('freigabe')
    .set({ erinnertTage: stage })
    .where('idPtFreigabe', '=', idPtFreigabe)
    .where('entscheidung', '=', 'offen')
    .where('widerrufenAm', 'is', null)
    .where((e) => e.or([e('erinnertTage', 'is', null), e('erinnertTage', '>', stage)]))
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

/** Reminds an approver of his last day, each stage once and with a link that works; true where a mail went out. */
async function remind(context: Context, kampagne: KampagneRow, link: FreigabeRow): Promise<boolean> {
  const heute = context.heute()
  const bis = entscheidungBis(link.gueltigBis, kampagne.versandDatum, heute)
  const stage = ERINNERUNG_TAGE.findLast((tage) => bis <= addTage(heute, tage))
  if (stage === undefined || !(await claim(context, link, stage))) return false
  await sendMail(context, {
    an: link.empfaengerEmail,
    betreff: `Erinnerung: Freigabe bis ${formatDatum(bis)}: „${kampagne.bezeichnung}“`,
    text: `Guten Tag ${link.empfaengerName},\n\nIhre Freigabe für „${kampagne.bezeichnung}“ steht noch aus. Bitte entscheiden Sie bis ${formatTag(bis)}, 24 Uhr (Zeit in Berlin). Der Link ist nur für Sie bestimmt.`,
    link: await newAddress(context, link.idPtFreigabe),
    linkText: 'Druckvorlage prüfen',
    marke: await markeOf(context, kampagne.idPtKampagne),
  })
  return true
}

/**
 * Tells the owner once that an answer did not come in time, and what he can do, and where that ends the round everybody who
 * was asked; true where a mail went out.
 */
async function tellPassed(
  context: Context,
  kampagne: KampagneRow,
  { links, verpasst, over }: { links: FreigabeRow[]; verpasst: boolean; over: boolean },
) {
  const late: string[] = []
  for (const link of links) if (await claim(context, link, VORBEI)) late.push(link.empfaengerName)
  if (late.length === 0) return false
  const wer = late.join(', ')
  const { bezeichnung, versandDatum } = kampagne
  if (over)
    await tellApprovers(context, kampagne, kampagne, {
      folge: 'abgelaufen',
      satz: `Für die Freigabe der Kampagne „${bezeichnung}“ ist die Frist abgelaufen (Zeit in Berlin). Nicht entschieden: ${wer}.`,
    })
  await mailOwner(
    context,
    kampagne,
    'freigabe',
    verpasst && versandDatum !== null
      ? {
          betreff: `Freigabe nicht rechtzeitig: „${bezeichnung}“`,
          text: `bis ${formatTag(fristen(versandDatum).freigabeBis)} hätte „${bezeichnung}“ freigegeben sein müssen. Es fehlt: ${wer}. Der Versand am ${formatDatum(versandDatum)} ist nicht mehr zu halten.\n\nBitte wählen Sie in der Kampagne einen neuen Termin und senden Sie sie danach erneut zur Freigabe.`,
        }
      : {
          betreff: `Freigabelink abgelaufen: „${bezeichnung}“`,
          text: `Der Freigabelink für ${wer} ist abgelaufen, ohne dass entschieden wurde. Solange wartet „${bezeichnung}“.\n\nSie können in der Kampagne einen neuen Link senden.`,
        },
  )
  return true
}

/** What is due for the undecided links of one campaign, number of mails. */
async function remindCampaign(context: Context, kampagne: KampagneRow): Promise<number> {
  const heute = context.heute()
  const freigaben = await loadFreigaben(context, [kampagne.idPtKampagne])
  const open = freigaben.filter(
    (link) => link.snapshotNr === kampagne.snapshotNr && link.entscheidung === 'offen' && link.widerrufenAm === null,
  )
  const verpasst = isTerminVerpasst(factsOf(kampagne, freigaben), heute)
  const passed = verpasst ? open : open.filter(({ gueltigBis }) => gueltigBis < heute)
  const over = passed.length === open.length
  const blocks = kampagne.quorum === 'alle' || over
  let mails = blocks && (await tellPassed(context, kampagne, { links: passed, verpasst, over })) ? 1 : 0
  for (const link of open) if (!passed.includes(link) && (await remind(context, kampagne, link))) mails += 1
  return mails
}

/** Reminds approvers who have not decided, and tells owners of days that have passed. */
export const sendReminders: Job = async (context, report) => {
  const kampagnen = await context.db
    .selectFrom('kampagne')
    .selectAll()
    .where('state', '=', 'inInternerFreigabe')
    .orderBy('idPtKampagne')
    .execute()
  let done = 0
  for (const kampagne of kampagnen) {
    try {
      done += await inTransaction(context.db, (db) => remindCampaign({ ...context, db }, kampagne))
    } catch (error) {
      report(error)
    }
  }
  return done
}
