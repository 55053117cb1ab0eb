import type { ActionDef } from './actions/actionDef.ts'
import { ANDERE_ACTIONS, FREIGEBER_ACTIONS } from './actions/andere.ts'
import { KUNDE_ACTIONS } from './actions/kunde.ts'
import { KUNDE_UNTERWEGS_ACTIONS } from './actions/kundeUnterwegs.ts'
import { SYSTEM_ACTIONS } from './actions/system.ts'

const TABLE = {
  ...KUNDE_ACTIONS,
  ...KUNDE_UNTERWEGS_ACTIONS,
  ...FREIGEBER_ACTIONS,
  ...SYSTEM_ACTIONS,
  ...ANDERE_ACTIONS,
} as const satisfies Record<string, ActionDef>

export type KampagneAction = keyof typeof TABLE
/** The state machine: every action with its rows. Buttons, refusals, timeline and test matrix follow from it (domain 4.2, assumed). */
export const ACTIONS: Readonly<Record<KampagneAction, ActionDef>> = TABLE
export const KAMPAGNE_ACTIONS = Object.keys(TABLE).filter((name): name is KampagneAction => name in TABLE)
