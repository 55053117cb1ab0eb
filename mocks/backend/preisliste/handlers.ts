import type { Preisliste, preislisteOperations } from '#src/contract/preisliste.ts'
import type { Context } from '../platform/context.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** The stored price list as the tree that the wire carries, in its stored order. */
export async function loadPreisliste(context: Pick<Context, 'db'>): Promise<Preisliste> {
  const rows = await context.db.selectFrom('preisEintrag').selectAll().orderBy('idPreisEintrag').execute()
  const liste: Preisliste = {}
  for (const { kategorie, unterkategorie, gruppe, internalName, title, price, min, max } of rows) {
    const gruppen = ((liste[kategorie] ??= {})[unterkategorie] ??= {})
    ;(gruppen[gruppe] ??= []).push({ internalName, title, price, min, max })
  }
  return liste
}

export const preislisteHandlers: HandlersOf<typeof preislisteOperations> = {
  async fetchGeneralPricelist(_input, context) {
    return { pricelist: await loadPreisliste(context) }
  },
}
