import { BENACHRICHTIGUNG_ARTEN, type BenachrichtigungArt } from '#src/contract/zugang.ts'
import type { AbilityAction, AbilitySubject } from '#src/contract/session.ts'

type Right = readonly [AbilityAction, AbilitySubject]

/** Notices of a campaign go to its maker; those of a payment also to who pays (assumed). */
const MAKER: Right = ['create', 'Kampagne']
const BETRIFFT: Record<BenachrichtigungArt, readonly Right[]> = {
  freigabe: [MAKER],
  zahlung: [MAKER, ['pay', 'Zahlung']],
  pruefung: [MAKER],
  versand: [MAKER],
  storno: [MAKER],
}

/** The kinds of notices that concern somebody with these rights. */
export function artenFor(can: (action: AbilityAction, subject: AbilitySubject) => boolean): BenachrichtigungArt[] {
  return BENACHRICHTIGUNG_ARTEN.filter((art) => BETRIFFT[art].some(([action, subject]) => can(action, subject)))
}
