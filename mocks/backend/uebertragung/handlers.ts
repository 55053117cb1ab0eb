import type { uebertragungOperations } from '#src/contract/uebertragung.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { begin } from './beginn.ts'
import { answerUebertragung, remove, loadUebertragung } from './load.ts'
import { takePart } from './teil.ts'

export const uebertragungHandlers: HandlersOf<typeof uebertragungOperations> = {
  beginneUebertragung: async (beginn, context) => answerUebertragung(context, await begin(context, beginn)),

  sendeTeil: async (teil, context) => answerUebertragung(context, await takePart(context, teil)),

  fetchUebertragung: async ({ idUebertragung }, context) =>
    answerUebertragung(context, await loadUebertragung(context, idUebertragung)),

  async verwerfeUebertragung({ idUebertragung }, context) {
    await remove(context, [(await loadUebertragung(context, idUebertragung)).idUebertragung])
    return {}
  },
}
