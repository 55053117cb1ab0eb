import type { OperationName } from '#src/contract/index.ts'
import type { WebhookEreignis } from '#src/contract/webhook.ts'
import texte from './aufrufTexte.json' with { type: 'json' }

/** What each call does, for the documentation. A call that a token reaches and that is missing there fails a test. */
export const AUFRUF_TEXTE: Partial<Record<OperationName, string>> = texte.aufrufe

/** The groups of calls, by the first part of their address, in the order of a campaign's way. */
export const BEREICHE: Record<string, { titel: string; text: string }> = texte.bereiche

export const EREIGNIS_TEXTE: Record<WebhookEreignis | 'ping', string> = {
  'kampagne.state': 'Eine Kampagne hat einen anderen Status.',
  'freigabe.entscheidung': 'Eine freigebende Person hat entschieden.',
  'zahlung.status': 'Der Stand einer Zahlung hat sich geändert.',
  'zielgruppe.geprueft': 'Eine hochgeladene Adressliste ist geprüft.',
  'statistik.scan': 'Ein QR-Code einer Sendung wurde gescannt.',
  'rechnung.erstellt': 'Eine Rechnung oder Stornorechnung liegt bereit.',
  ping: 'Ein Test, den Sie selbst auslösen.',
}
