import type { KampagneZeile } from '#src/contract/kampagne.ts'
import type { AppAbility } from '#src/domain/ability/ability.ts'
import { ACTIONS } from '#src/domain/kampagne/actions.ts'
import { naechsterSchritt, type Schritt } from '#src/domain/kampagne/schritt.ts'

/** Dates shown at most. */
const TERMINE_MAX = 6

export interface Aufgabe {
  kampagne: KampagneZeile
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
const dringend = ({ kampagne, schritt }: Aufgabe) =>
  kampagne.teilstatus === 'terminVerpasst' ? '' : (schritt.bis ?? '9999')

/** What waits for this user, the most urgent first. */
export function sieSindDran(kampagnen: KampagneZeile[], ability: AppAbility, heute: string): Aufgabe[] {
  return kampagnen
    .map((kampagne) => ({ kampagne, schritt: naechsterSchritt(kampagne, heute) }))
    .filter(({ schritt }) => isMine(schritt, ability))
    .toSorted((a, b) => dringend(a).localeCompare(dringend(b)))
}

/** Campaigns that go out next, the nearest first. */
export function naechsteTermine(
  kampagnen: KampagneZeile[],
  heute: string,
): (KampagneZeile & { versandDatum: string })[] {
  return kampagnen
    .flatMap((kampagne) => {
      const { versandDatum, state } = kampagne
      const over = state === 'inVersendet' || state === 'inStorniert'
      return versandDatum !== null && versandDatum >= heute && !over ? [{ ...kampagne, versandDatum }] : []
    })
    .toSorted((a, b) => a.versandDatum.localeCompare(b.versandDatum))
    .slice(0, TERMINE_MAX)
}
