import type { uebertragungOperations } from '#src/contract/uebertragung.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { beginne } from './beginn.ts'
import { answerUebertragung, entferne, loadUebertragung } from './load.ts'
import { nimmTeil } from './teil.ts'

export const uebertragungHandlers: HandlersOf<typeof uebertragungOperations> = {
  beginneUebertragung: async (beginn, context) => answerUebertragung(context, await beginne(context, beginn)),

  sendeTeil: async (teil, context) => answerUebertragung(context, await nimmTeil(context, teil)),

  fetchUebertragung: async ({ idUebertragung }, context) =>
    answerUebertragung(context, await loadUebertragung(context, idUebertragung)),

  async verwerfeUebertragung({ idUebertragung }, context) {
    await entferne(context, [(await loadUebertragung(context, idUebertragung)).idUebertragung])
    return {}
  },
}
