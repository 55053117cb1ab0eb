import type { Teilstatus } from '#src/contract/kampagne.ts'
import { isTerminVerpasst, type KampagneFacts } from './facts.ts'
import { ZAHLUNG_GESCHEITERT } from './payment.ts'

/** Finer position inside the state (domain 4.2, assumed); null where the state says it all. */
export function teilstatusOf(facts: KampagneFacts, heute: string): Teilstatus | null {
  const { state, angehalten, freigabe, zahlungsStatus } = facts
  const stopped = angehalten && state !== 'inStorniert' && state !== 'inVersendet'
  // To go on leads nowhere once the day is over; what is in production waits for the print shop all the same.
  const over = isTerminVerpasst(facts, heute) && zahlungsStatus === 'bezahlt' && state !== 'inLettershop'
  if (stopped && !over) return 'angehalten'
  if (facts.wirdEingefroren) return 'wirdEingefroren'
  if (facts.testmodus && state === 'inBezahlung') return 'testEnde'
  if (isTerminVerpasst(facts, heute)) return 'terminVerpasst'
  switch (state) {
    case 'inInternerFreigabe':
      if (freigabe.gueltigBis !== null && heute > freigabe.gueltigBis) return 'freigabeAbgelaufen'
      return freigabe.erteilt > 0 ? 'freigabeTeilweise' : 'wartetAufFreigabe'
    case 'inBezahlung':
      if (zahlungsStatus === 'ausstehend') return 'zahlungAusstehend'
      return ZAHLUNG_GESCHEITERT.includes(zahlungsStatus) ? 'zahlungFehlgeschlagen' : null
    case 'inExternerFreigabe':
      return facts.geprueft ? 'geprueft' : 'inPruefung'
    case 'inAnreicherung':
      return facts.anreicherungStand === 'fertig' ? 'angereichert' : 'anreicherungOffen'
    case 'inVersandstellung':
      return 'uebergabeLaeuft'
    case 'inBearbeitung':
    case 'inBearbeitungKorrektur':
    case 'inLettershop':
    case 'inVersendet':
    case 'inVersandFehlgeschlagen':
    case 'inStorniert':
      return null
  }
}
