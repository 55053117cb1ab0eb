import type { KampagneZeile } from '#src/contract/kampagne.ts'
import type { AppAbility } from '../ability/ability.ts'
import { ACTIONS } from './actions.ts'
import { naechsterSchritt, type Schritt, type SchrittQuelle } from './schritt.ts'

/** Dates and tasks that an overview shows at most; the rest is a number. assumed. */
export const TERMINE_MAX = 6
export const AUFGABEN_MAX = 20

/** States in which nobody has anything to do any more, and nothing goes out. */
export const ABGESCHLOSSEN = ['inVersendet', 'inStorniert'] as const
const isOver = (state: string) => ABGESCHLOSSEN.some((over) => over === state)

/** What waits and what goes out next. */
export interface Uebersicht {
  aufgaben: KampagneZeile[]
  aufgabenTotal: number
  termine: KampagneZeile[]
  termineTotal: number
  total: number
  /** null: over all campaigns; else how many of them, those touched last, could be looked at. */
  nurJuengste: number | null
}

export interface Aufgabe<K> {
  kampagne: K
  schritt: Schritt
}

/** May this user do what is next? Of a decision the service says by name whom it waits for. */
function isMine({ wer, aktion }: Schritt, ability: AppAbility): boolean {
  if (wer !== 'kunde') return false
  if (aktion === 'freigabeErteilen') return ability.can('decide', 'Freigabe')
  // A draft is worked on by whoever may change it, also where somebody else sends it off.
  const right = aktion === null || aktion === 'kampagneZurFreigabeGeben' ? null : ACTIONS[aktion].ability
  return right === null ? ability.can('update', 'Kampagne') : ability.can(right.action, right.subject)
}

/** A deadline that has passed comes before all that are still to come; what has none comes last. */
const dringend = ({ kampagne, schritt }: Aufgabe<SchrittQuelle>) =>
  kampagne.teilstatus === 'terminVerpasst' ? '' : (schritt.bis ?? '9999')

/** What waits for this user, the most urgent first (domain 4.13). */
export function sieSindDran<K extends SchrittQuelle>(
  kampagnen: readonly K[],
  ability: AppAbility,
  heute: string,
): Aufgabe<K>[] {
  return kampagnen
    .map((kampagne) => ({ kampagne, schritt: naechsterSchritt(kampagne, heute) }))
    .filter(({ schritt }) => isMine(schritt, ability))
    .toSorted((a, b) => dringend(a).localeCompare(dringend(b)))
}

/** Campaigns that go out from today on, the nearest first. */
export function naechsteTermine<K extends Pick<KampagneZeile, 'versandDatum' | 'state'>>(
  kampagnen: readonly K[],
  heute: string,
): K[] {
  return kampagnen
    .filter(({ versandDatum, state }) => versandDatum !== null && versandDatum >= heute && !isOver(state))
    .toSorted((a, b) => String(a.versandDatum).localeCompare(String(b.versandDatum)))
}
