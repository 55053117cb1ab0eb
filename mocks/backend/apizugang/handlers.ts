import type { apizugangOperations } from '#src/contract/apizugangOperations.ts'
import { fetchAnfragen } from './protocol.ts'
import { createToken, listTokens, revokeToken, rotateToken } from './tokens.ts'
import * as webhooks from './webhooks.ts'
import type { HandlersOf } from '../platform/handlers.ts'

export const apizugangHandlers: HandlersOf<typeof apizugangOperations> = {
  async fetchApiTokens(_input, context) {
    return { tokens: await listTokens(context) }
  },
  erstelleApiToken: (eingabe, context) => createToken(context, eingabe),
  rotiereApiToken: ({ idPtApiToken }, context) => rotateToken(context, idPtApiToken),
  widerrufeApiToken: ({ idPtApiToken }, context) => revokeToken(context, idPtApiToken),
  fetchAnfragen: (frage, context) => fetchAnfragen(context, frage),

  async fetchWebhooks(_input, context) {
    return { webhooks: await webhooks.listWebhooks(context) }
  },
  saveWebhook: (eingabe, context) => webhooks.saveWebhook(context, eingabe),
  async loescheWebhook({ idPtWebhook }, context) {
    await webhooks.deleteWebhook(context, idPtWebhook)
    return {}
  },
  testeWebhook: ({ idPtWebhook }, context) => webhooks.pingWebhook(context, idPtWebhook),
  fetchZustellungen: (frage, context) => webhooks.listZustellungen(context, frage),
  wiederholeZustellung: ({ idPtZustellung }, context) => webhooks.resend(context, idPtZustellung),
  erneuereWebhookGeheimnis: ({ idPtWebhook }, context) => webhooks.renewSecret(context, idPtWebhook),
}
