import { fehltNoch, type FreigabeStand } from '#src/domain/kampagne/freigabeStand.ts'
import type { Context } from '../platform/context.ts'
import { markeOf } from '../konto/marke.ts'
import type { FreigabeRow } from '../kampagne/freigabeRows.ts'
import { newAddress } from '../kampagne/links.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { sendMail } from '../platform/mail.ts'
import type { Decision } from './entscheidung.ts'

interface Entschieden {
  link: FreigabeRow
  /** Links of the campaign as they were before the decision. */
  freigaben: FreigabeRow[]
  decision: Decision
  stand: FreigabeStand
}

/**
 * The other approvers of this round learn of every decision and its reason. Who has still to decide gets a way to it; who
 * has decided learns what is missing, so that nobody believes that all is done before it is.
 */
export async function tellOthers(
  context: Context,
  kampagne: KampagneRow,
  { link, freigaben, decision, stand }: Entschieden,
): Promise<void> {
  const others = freigaben.filter(
    (other) =>
      other.snapshotNr === link.snapshotNr &&
      other.idPtFreigabe !== link.idPtFreigabe &&
      other.widerrufArt === null &&
      other.empfaengerEmail !== link.empfaengerEmail,
  )
  const was =
    decision.art === 'freigegeben'
      ? 'hat die Druckvorlage freigegeben'
      : 'hat Änderungen an der Druckvorlage angefordert'
  const grund = decision.anmerkung ? `\n\n„${decision.anmerkung}“` : ''
  const running = kampagne.state === 'inInternerFreigabe'
  const marke = await markeOf(context, kampagne.idPtKampagne)
  for (const other of others) {
    const waits = running && other.entscheidung === 'offen'
    await sendMail(context, {
      an: other.empfaengerEmail,
      betreff: `Entscheidung zur Freigabe: „${kampagne.bezeichnung}“`,
      text: `Guten Tag ${other.empfaengerName},\n\n${decision.name} ${was} („${kampagne.bezeichnung}“).${grund}\n\n${weiter(other, running, stand)}`,
      ...(waits ? { link: await newAddress(context, other.idPtFreigabe), linkText: 'Druckvorlage prüfen' } : {}),
      marke,
    })
  }
}

function weiter(other: FreigabeRow, running: boolean, stand: FreigabeStand): string {
  if (other.entscheidung === 'offen')
    return running
      ? `Ihre Entscheidung steht noch aus. ${fehltNoch(stand)}`
      : 'Ihr Link gilt nicht mehr. Sie müssen nichts mehr tun.'
  const eigene = 'Ihre eigene Entscheidung ist erhalten.'
  return running ? `${eigene} ${fehltNoch(stand)}` : eigene
}
