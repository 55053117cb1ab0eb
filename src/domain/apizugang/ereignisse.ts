import type { AbilityAction, AbilitySubject } from '#src/contract/session.ts'
import { WEBHOOK_EREIGNISSE, type WebhookEreignis } from '#src/contract/webhook.ts'
import type { AppAbility } from '../ability/ability.ts'

/** What somebody has to hold to read an event afterwards: the right to what it speaks of (assumed). */
const RECHT: Record<WebhookEreignis, readonly [AbilityAction, AbilitySubject]> = {
  'kampagne.state': ['read', 'Kampagne'],
  'freigabe.entscheidung': ['read', 'Kampagne'],
  'zahlung.status': ['pay', 'Zahlung'],
  'zielgruppe.geprueft': ['read', 'Zielgruppe'],
  'statistik.scan': ['read', 'Statistik'],
  'rechnung.erstellt': ['read', 'Rechnung'],
}

/** Events of things that test tokens and live tokens share. */
export const GETEILT: readonly WebhookEreignis[] = ['zielgruppe.geprueft', 'rechnung.erstellt']

/** The events that somebody may read. */
export function lesbareEreignisse(ability: AppAbility): WebhookEreignis[] {
  return WEBHOOK_EREIGNISSE.filter((ereignis) => ability.can(...RECHT[ereignis]))
}
