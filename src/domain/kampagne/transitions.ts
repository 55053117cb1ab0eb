import type { KampagneState } from '#src/contract/kampagne.ts'
import type { KampagneEingabe } from '#src/contract/kampagneEingabe.ts'
import { ACTIONS, KAMPAGNE_ACTIONS, type KampagneAction } from './actions.ts'
import type { ActionDef, Akteur, Uebergang } from './actions/actionDef.ts'
import type { KampagneFacts } from './facts.ts'
import { BEDINGUNGEN, GUARDS, type AktionEingabe } from './guards.ts'
import { STATE_SATZ } from './labels.ts'

export { ACTIONS, KAMPAGNE_ACTIONS, type KampagneAction } from './actions.ts'
export type { ActionDef, Akteur } from './actions/actionDef.ts'
export { kampagneFacts, type KampagneFacts } from './facts.ts'
export type { AktionEingabe } from './guards.ts'

/** An action of the table, as text from outside. */
export function isKampagneAction(value: string): value is KampagneAction {
  return Object.hasOwn(ACTIONS, value)
}

/** The row that applies now, whatever its guards say; null where the action has no place in this state. */
function transitionOf(action: KampagneAction, facts: KampagneFacts, heute: string): Uebergang | null {
  const row = ACTIONS[action].rows.find(
    ({ from, when }) => from.includes(facts.state) && (when === undefined || BEDINGUNGEN[when](facts, heute)),
  )
  return row ?? null
}

function wrongState(def: ActionDef, state: KampagneState): string {
  return `Die Kampagne ist ${STATE_SATZ[state]}. ${def.sonstJe?.[state] ?? def.sonst}`
}

/** Where a campaign stands is not known here, so nothing is tried on it. */
const UNBEKANNT = 'Der Stand dieser Kampagne ist hier noch nicht bekannt. Bitte laden Sie die Seite neu.'

/** Why an action is refused and what to do, in German; null when it is allowed. */
export function refusal(
  action: KampagneAction,
  facts: KampagneFacts | null,
  heute: string,
  eingabe: AktionEingabe = {},
): string | null {
  if (facts === null) return UNBEKANNT
  const row = transitionOf(action, facts, heute)
  if (row === null) return wrongState(ACTIONS[action], facts.state)
  for (const name of row.guards) {
    const reason = GUARDS[name](facts, heute, eingabe)
    if (reason !== null) return reason
  }
  return null
}

/** The action is allowed now. */
export function kampagneCan(
  action: KampagneAction,
  facts: KampagneFacts | null,
  heute: string,
  eingabe: AktionEingabe = {},
): boolean {
  return refusal(action, facts, heute, eingabe) === null
}

/** Facts after the action; unchanged where it is refused. The caller asks refusal() first and shows its text. */
export function applyAction(
  action: KampagneAction,
  facts: KampagneFacts,
  heute: string,
  eingabe: AktionEingabe = {},
): KampagneFacts {
  const row = transitionOf(action, facts, heute)
  if (row === null || refusal(action, facts, heute, eingabe) !== null) return facts
  const next = { ...facts, ...row.sets, state: row.to ?? facts.state }
  if (eingabe.versandDatum !== undefined && DATES.has(action)) next.versandDatum = eingabe.versandDatum
  if (action === 'freigabeErteilen') next.freigabe = { ...next.freigabe, erteilt: next.freigabe.erteilt + 1 }
  return next
}

/** Actions whose input is a new dispatch date. */
const DATES: ReadonlySet<KampagneAction> = new Set<KampagneAction>(['terminAendern', 'anbieterTerminAendern'])

/** Every action of an actor that has a place in the present state, with its refusal: the buttons of a campaign. */
export function actionsOf(
  akteur: Akteur,
  facts: KampagneFacts | null,
  heute: string,
): { action: KampagneAction; def: ActionDef; refusal: string | null }[] {
  if (facts === null) return []
  return KAMPAGNE_ACTIONS.filter(
    (action) => ACTIONS[action].akteur === akteur && transitionOf(action, facts, heute) !== null,
  ).map((action) => ({ action, def: ACTIONS[action], refusal: refusal(action, facts, heute) }))
}

export type KampagneField = Exclude<keyof KampagneEingabe, 'idPtKampagne' | 'version'>

const ALWAYS: readonly KampagneField[] = ['bezeichnung', 'notiz']
const WHILE_MADE: readonly KampagneField[] = [
  ...ALWAYS,
  'idPtZielgruppe',
  'idPtWerbemittel',
  'versandDatum',
  'anreicherung',
  'tracking',
  'absender',
]

/** Fields that saveKampagne may change in a state (table of domain 4.2). A later date goes through terminAendern. */
export function editableFields(state: KampagneState): readonly KampagneField[] {
  return state === 'inBearbeitung' || state === 'inBearbeitungKorrektur' ? WHILE_MADE : ALWAYS
}
