import type { KampagneState } from '#src/contract/kampagne.ts'
import { versaeumnis, type Versaeumnis } from '#src/domain/kampagne/versaeumnis.ts'
import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { Job } from '../platform/job.ts'
import { lockKampagne, verlaufEintrag } from './act.ts'
import { factsOf, guthaben } from './load.ts'
import { mailAnbieter, mailContacts, mailOwner } from './messages.ts'
import type { KampagneRow } from './rows.ts'

/** States in which a paid campaign can miss its day; the index begins with them. */
const UNTERWEGS: readonly KampagneState[] = [
  'inInternerFreigabe',
  'inBearbeitungKorrektur',
  'inBezahlung',
  'inExternerFreigabe',
  'inAnreicherung',
  'inVersandFehlgeschlagen',
  'inLettershop',
]

/** What the owner can do about it, in the state that his campaign is in. */
function ausweg({ state }: KampagneRow, { schuld }: Versaeumnis): string {
  switch (state) {
    case 'inLettershop':
      return 'Wir klären mit der Druckerei einen neuen Termin und melden uns bei Ihnen. Sie können auch die Stornierung anfragen; sie ist kostenlos.'
    case 'inInternerFreigabe':
    case 'inBearbeitungKorrektur':
    case 'inBezahlung':
      return 'Bitte wählen Sie in der Kampagne einen neuen Termin. Oder stornieren Sie sie, dann erstatten wir den Betrag.'
    default:
      return `Bitte wählen Sie einen neuen Termin. Oder stornieren Sie die Kampagne, dann erstatten wir den Betrag${schuld === 'anbieter' ? ' in voller Höhe' : ' abzüglich der Stornogebühr aus der Preisliste'}.`
  }
}

async function tell(context: Context, kampagne: KampagneRow, versaeumt: Versaeumnis): Promise<void> {
  const { idPtKampagne, bezeichnung, versandDatum } = kampagne
  const datum = formatDatum(versandDatum ?? '')
  const nachricht = {
    betreff: `Versandtermin verpasst: „${bezeichnung}“`,
    text: `Ihre Kampagne wurde am ${datum} nicht versendet. ${versaeumt.grund}\n\nIhre Zahlung von ${formatEuro(guthaben(kampagne))} bleibt erhalten. ${ausweg(kampagne, versaeumt)}`,
  }
  await mailOwner(context, kampagne, 'versand', nachricht)
  await mailContacts(context, kampagne, nachricht)
  await mailAnbieter(context, kampagne, {
    betreff: 'Versandtermin verpasst',
    text: `Die bezahlte Kampagne „${bezeichnung}“ (Nummer ${idPtKampagne}) wurde am ${datum} nicht versendet.\n\n${versaeumt.grund}`,
  })
}

/** Mark, history and mails together, once for each date; the campaign itself does not change, so that nobody's open form is stale. */
function reportOne(outer: Context, idPtKampagne: number): Promise<boolean> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne)
    const { state, versandDatum, terminGemeldet } = kampagne
    const versaeumt = versaeumnis(factsOf(kampagne, []), context.heute())
    if (versaeumt === null || terminGemeldet === versandDatum) return false
    await db
      .updateTable('kampagne')
      .set({ terminGemeldet: versandDatum })
      .where('idPtKampagne', '=', idPtKampagne)
      .execute()
    await verlaufEintrag(context, kampagne, {
      wer: 'system',
      name: 'System',
      aktion: 'terminVerpasst',
      vonState: state,
      grund: versaeumt.grund,
    })
    await tell(context, kampagne, versaeumt)
    return true
  })
}

/** Paid campaigns whose day is over and who are not on their way: their owners and the provider are told. */
export const reportMissed: Job = async (context, report) => {
  const due = await context.db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('state', 'in', UNTERWEGS)
    .where('versandDatum', '<', context.heute())
    .where('zahlungsStatus', '=', 'bezahlt')
    .where((e) => e.or([e('terminGemeldet', 'is', null), e('terminGemeldet', '!=', e.ref('versandDatum'))]))
    .execute()
  let done = 0
  for (const { idPtKampagne } of due) {
    try {
      if (await reportOne(context, idPtKampagne)) done += 1
    } catch (error) {
      report(error)
    }
  }
  return done
}
