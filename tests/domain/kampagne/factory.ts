import type { KampagneState } from '#src/contract/kampagne.ts'
import type { KampagneFacts } from '#src/domain/kampagne/transitions.ts'

/** A Friday; the first bookable day is 2026-12-04. */
export const HEUTE = '2026-11-20'
/** Dispatch of the campaigns below: preparation on 2026-12-08, approval until 12-04, payment until 12-07. */
export const VERSAND = '2026-12-11'

const PAID: readonly KampagneState[] = [
  'inExternerFreigabe',
  'inAnreicherung',
  'inVersandstellung',
  'inLettershop',
  'inVersendet',
  'inVersandFehlgeschlagen',
]

/** A campaign that got into its state the ordinary way. */
export function facts(state: KampagneState, changes: Partial<KampagneFacts> = {}): KampagneFacts {
  const paid = PAID.includes(state)
  return {
    state,
    wirdEingefroren: false,
    angehalten: false,
    testmodus: false,
    zahlungsStatus: paid ? 'bezahlt' : 'offen',
    offen: paid ? 0 : 119_000,
    bezahltAm: paid ? HEUTE : null,
    versandDatum: VERSAND,
    anreicherung: state === 'inAnreicherung',
    geprueft: paid && state !== 'inExternerFreigabe',
    anreicherungStand: 'keine',
    freigabe: { erteilt: 0, noetig: 1, gueltigBis: '2026-12-04' },
    stornoAngefragt: false,
    offenePunkte: [],
    ...changes,
  }
}
