import { KAMPAGNE_STATES, type KampagneState } from '#src/contract/kampagne.ts'
import type { AbilityAction, AbilitySubject } from '#src/contract/session.ts'
import type { KampagneFacts } from '../facts.ts'
import type { BedingungName, GuardName } from '../guards.ts'

/** Who may trigger an action. `kunde` is the customer and every employee with the ability. */
export type Akteur = 'kunde' | 'freigeber' | 'anbieter' | 'druckerei' | 'dienstleister' | 'system'

/** One row of the table of transitions. */
export interface Uebergang {
  /** Number in domain 4.2, or its rule below the table. */
  nr: string
  from: readonly KampagneState[]
  /** null: the state stays. */
  to: KampagneState | null
  /** Chooses between rows of the same state. */
  when?: BedingungName
  guards: readonly GuardName[]
  /** Facts that the action sets besides the state. */
  sets?: Partial<KampagneFacts>
}

export interface ActionDef {
  akteur: Akteur
  /** Right of the user; null where no user acts. */
  ability: { action: AbilityAction; subject: AbilitySubject } | null
  /** Button text. */
  label: string
  /** Timeline text. */
  verlauf: string
  rows: readonly Uebergang[]
  /** What to do instead where the state does not fit. */
  sonst: string
  sonstJe?: Partial<Record<KampagneState, string>>
}

/** Groups of states that rows share. */
export const ALLE: readonly KampagneState[] = KAMPAGNE_STATES
export const BEARBEITBAR: readonly KampagneState[] = ['inBearbeitung', 'inBearbeitungKorrektur']
export const VOR_PRUEFUNG: readonly KampagneState[] = ['inInternerFreigabe', 'inBearbeitungKorrektur', 'inBezahlung']
export const IN_PRUEFUNG: readonly KampagneState[] = ['inExternerFreigabe', 'inAnreicherung']
export const UEBERGABE: readonly KampagneState[] = ['inVersandstellung', 'inVersandFehlgeschlagen']
export const NACH_UEBERGABE: readonly KampagneState[] = ['inLettershop', 'inVersendet']

/** A campaign that goes back to its maker starts its reviews anew; the money stays (domain 4.2 #11). */
export const NEUE_RUNDE: Partial<KampagneFacts> = {
  geprueft: false,
  anreicherungStand: 'keine',
  freigabe: { erteilt: 0, noetig: 0, gueltigBis: null },
}
