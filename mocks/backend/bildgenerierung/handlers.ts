import type { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import { requireActor } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { work } from './arbeit.ts'
import { answerAuftrag, order, brichAb, loadAuftraege, loadKontingent, merkeGesehen } from './auftraege.ts'
import {
  answerBild,
  deleteBild,
  fetchBeschreibungen,
  fetchBilder,
  loadBild,
  readBildVorschau,
  saveFavorit,
} from './galerie.ts'
import { zeichneMotiv } from './motiv.ts'
import { uebernimmBild, werbemittelAusBild } from './verwenden.ts'

export const bildgenerierungHandlers: HandlersOf<typeof bildgenerierungOperations> = {
  async fetchBildauftraege(_input, context) {
    const { dienst } = context.bildwerk
    const { idPtKunde } = requireActor(context)
    const kunde = await context.db
      .selectFrom('kunde')
      .select('markenfarbe')
      .where('idPtKunde', '=', idPtKunde)
      .executeTakeFirst()
    return {
      auftraege: await loadAuftraege(context),
      dienst: dienst && { anbieter: dienst.anbieter, modell: dienst.modell },
      kontingent: await loadKontingent(context, idPtKunde),
      markenfarbe: kunde?.markenfarbe ?? null,
    }
  },

  async erzeugeBilder(bestellung, context) {
    const { idPtBildgenerierung } = await withAnswer(context, async (inner) =>
      answerAuftrag(inner, await order(inner, bestellung)),
    )
    await work(context)
    return answerAuftrag(context, idPtBildgenerierung)
  },

  async bricheBildauftragAb({ idPtBildgenerierung }, context) {
    await brichAb(context, idPtBildgenerierung)
    return answerAuftrag(context, idPtBildgenerierung)
  },

  merkeGesehen: async ({ ids }, context) => ({ gesehen: await merkeGesehen(context, ids) }),

  zeichneMotiv,

  fetchBilder,

  fetchBeschreibungen: (_input, context) => fetchBeschreibungen(context),

  async saveFavorit({ idPtBild, favorit }, context) {
    await saveFavorit(context, idPtBild, favorit)
    return answerBild(context, idPtBild)
  },

  async deleteBild({ idPtBild }, context) {
    await deleteBild(context, idPtBild)
    return { idPtBild }
  },

  async downloadBild({ idPtBild }, context) {
    const { sha256, mime, name } = await loadBild(context, idPtBild)
    const bytes = await context.files.get(sha256)
    return { blob: new Blob([new Uint8Array(bytes)], { type: mime }), name }
  },

  async fetchBildVorschau(adresse, context) {
    return { blob: await readBildVorschau(context, adresse), name: 'bild.webp' }
  },

  uebernimmBild,
  werbemittelAusBild: (eingabe, context) => withAnswer(context, (inner) => werbemittelAusBild(eingabe, inner)),
}
