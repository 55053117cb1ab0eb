import type { KampagnePreis, PreisPosition } from '#src/contract/kampagne.ts'
import type { Ct } from '#src/base/number/german.ts'
import { POSITION_REGELN, roundHalfUp, ustAuf } from './kampagnePreis.ts'

/** What goes back for pieces that were paid and not sent, as negative amounts. */
export interface Minderung {
  positionen: PreisPosition[]
  netto: Ct
  ust: Ct
  brutto: Ct
}

const JE_STUECK: ReadonlySet<PreisPosition['gruppe']> = new Set(
  POSITION_REGELN.filter(({ je }) => je === 'stueck').map(({ gruppe }) => gruppe),
)

/**
 * The print shop reported fewer pieces than were ordered and paid (domain 4.2 #17, 4.7, 4.8): every position by the
 * piece is credited at the price that was paid, the tier stays; what is billed per order was done (assumed). null where
 * nothing is missing.
 */
export function minderung(
  { positionen, ustSatz }: Pick<KampagnePreis, 'positionen' | 'ustSatz'>,
  bestellt: number,
  gesendet: number | null,
): Minderung | null {
  if (gesendet === null || gesendet >= bestellt) return null
  const fehlend = bestellt - gesendet
  const zurueck = positionen
    .filter(({ gruppe }) => JE_STUECK.has(gruppe))
    .map((position) => ({
      ...position,
      menge: -fehlend,
      netto: -roundHalfUp(fehlend * position.einzelpreis),
    }))
  const netto = zurueck.reduce((sum, position) => sum + position.netto, 0)
  const ust = ustAuf(netto, ustSatz)
  return { positionen: zurueck, netto, ust, brutto: netto + ust }
}
