import * as z from 'zod/mini'
import type { Webhook } from '#src/contract/apizugang.ts'
import { WEBHOOK_EREIGNISSE, webhookEreignis } from '#src/contract/webhook.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** Whether we may send to the address, the service decides: it knows where it runs. */
export const webhookForm = z.object({
  bezeichnung: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text('apizugang:webhook.fehlt.bezeichnung') }),
      z.maxLength(80, { error: () => text('apizugang:webhook.fehlt.bezeichnungLang') }),
    ),
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text('apizugang:webhook.fehlt.url'), abort: true }),
      z.maxLength(500, { error: () => text('apizugang:webhook.fehlt.urlLang') }),
      z.regex(/^https?:\/\/\S+$/i, { error: () => text('apizugang:webhook.fehlt.urlForm') }),
    ),
  ereignisse: z
    .array(webhookEreignis)
    .check(z.minLength(1, { error: () => text('apizugang:webhook.fehlt.ereignisse') })),
  aktiv: z.boolean(),
})
export type WebhookValues = z.infer<typeof webhookForm>

export const toForm = (webhook: Webhook | null): WebhookValues => ({
  bezeichnung: webhook?.bezeichnung ?? '',
  url: webhook?.url ?? '',
  ereignisse: webhook ? [...webhook.ereignisse] : [...WEBHOOK_EREIGNISSE],
  aktiv: webhook?.aktiv ?? true,
})
