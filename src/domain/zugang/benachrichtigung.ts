import type { AbilityAction, AbilitySubject } from '#src/contract/session.ts'
import { BENACHRICHTIGUNG_ARTEN, type BenachrichtigungArt } from '#src/contract/zugang.ts'

/** The kinds of notices that concern somebody with these rights: all of them go to the maker of a campaign (assumed). */
export function artenFor(can: (action: AbilityAction, subject: AbilitySubject) => boolean): BenachrichtigungArt[] {
  return can('create', 'Kampagne') ? [...BENACHRICHTIGUNG_ARTEN] : []
}
