import type { Preisliste } from '#src/contract/preisliste.ts'
import type { KampagnePreis } from '#src/contract/kampagne.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { stornoGebuehr } from '../price/kampagnePreis.ts'
import type { KampagneFacts } from './facts.ts'
import { fristen } from './schedule.ts'

/** Why a paid campaign did not go out on its day, and whose fault that was: then a cancellation costs nothing. */
export interface Versaeumnis {
  /** A German sentence. */
  grund: string
  schuld: 'kunde' | 'anbieter'
}

const kunde = (grund: string): Versaeumnis => ({ grund, schuld: 'kunde' })
const anbieter = (grund: string): Versaeumnis => ({ grund, schuld: 'anbieter' })

/** What kept a campaign in the check or the enrichment beyond its day. */
function imVerzug(
  { angehalten, bezahltAm, state, geprueft, anreicherungStand }: KampagneFacts,
  bis: string,
): Versaeumnis {
  if (angehalten) return kunde('Die Kampagne war bis dahin angehalten.')
  if (bezahltAm !== null && bezahltAm > bis)
    return kunde(`Die Zahlung kam am ${formatDatum(bezahltAm)}, nötig war sie bis ${formatDatum(bis)}.`)
  if (!geprueft) return anbieter('Wir haben die Druckdaten bis dahin nicht fertig geprüft.')
  if (state === 'inAnreicherung' && anreicherungStand !== 'fertig')
    return anbieter('Die Adressdaten waren bis dahin nicht angereichert.')
  return anbieter('Wir haben den Versand nicht rechtzeitig vorbereitet.')
}

/** A paid campaign missed its dispatch date: why; null where it did not, or nothing is paid (domain 4.2, assumed). */
export function versaeumnis(facts: KampagneFacts | null, heute: string): Versaeumnis | null {
  if (facts === null) return null
  const { state, zahlungsStatus, versandDatum, angehalten } = facts
  if (zahlungsStatus !== 'bezahlt' || versandDatum === null || heute <= versandDatum) return null
  switch (state) {
    case 'inExternerFreigabe':
    case 'inAnreicherung':
      return imVerzug(facts, fristen(versandDatum).zahlungBis)
    case 'inVersandFehlgeschlagen':
      return anbieter('Die Druckerei hat die Druckdaten bis dahin nicht angenommen.')
    case 'inLettershop':
      return angehalten ? anbieter('Die Druckerei konnte die Sendungen nicht rechtzeitig einliefern.') : null
    case 'inInternerFreigabe':
    case 'inBearbeitungKorrektur':
    case 'inBezahlung':
      return kunde('Die neue Fassung war bis dahin nicht freigegeben und bezahlt.')
    case 'inBearbeitung':
    case 'inVersandstellung':
    case 'inVersendet':
    case 'inStorniert':
      return null
  }
}

/** Fee of a cancellation now, ct with VAT: that of the price list, and none where a missed date was not the customer's fault. */
export function stornoKosten(
  liste: Preisliste,
  facts: KampagneFacts,
  heute: string,
  preis: Pick<KampagnePreis, 'brutto' | 'ustSatz'> | null,
): number {
  if (versaeumnis(facts, heute)?.schuld === 'anbieter') return 0
  return stornoGebuehr(liste, facts.state, preis?.brutto ?? 0, preis?.ustSatz)
}
