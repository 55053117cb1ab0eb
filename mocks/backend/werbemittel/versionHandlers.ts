import type { werbemittelVersionOperations } from '#src/contract/werbemittelVersion.ts'
import { Refusal, requireActor, versionVeraltet } from '../platform/context.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { answerWerbemittel, loadUnlocked, loadWerbemittel, standOf } from './load.ts'
import { inhaltOf, refuseForeignParts, updateWerbemittel } from './store.ts'
import { keepVersion, loadStand, loadVersionen, renameVersion } from './versionen.ts'

export const werbemittelVersionHandlers: HandlersOf<typeof werbemittelVersionOperations> = {
  async fetchWerbemittelVersionen({ idPtWerbemittel }, context) {
    await loadWerbemittel(context, idPtWerbemittel)
    return { versionen: await loadVersionen(context, idPtWerbemittel) }
  },

  async fetchWerbemittelVersion({ idPtWerbemittel, idPtWerbemittelVersion }, context) {
    await loadWerbemittel(context, idPtWerbemittel)
    return loadStand(context, idPtWerbemittel, idPtWerbemittelVersion)
  },

  async benenneWerbemittelVersion({ idPtWerbemittel, idPtWerbemittelVersion, version, bezeichnung }, context) {
    const row = await loadWerbemittel(context, idPtWerbemittel)
    if (idPtWerbemittelVersion !== undefined)
      await renameVersion(context, idPtWerbemittel, idPtWerbemittelVersion, bezeichnung)
    else {
      if (version !== undefined && version !== row.version)
        throw versionVeraltet(await answerWerbemittel(context, idPtWerbemittel))
      if (bezeichnung === null) throw nameMissing()
      await keepVersion(context, idPtWerbemittel, standOf(row), {
        anlass: 'benannt',
        bezeichnung,
        von: requireActor(context).name,
      })
    }
    return { versionen: await loadVersionen(context, idPtWerbemittel) }
  },

  async stelleWerbemittelVersionHer({ idPtWerbemittel, idPtWerbemittelVersion, version }, context) {
    const row = await loadUnlocked(context, idPtWerbemittel)
    if (row.version !== version) throw versionVeraltet(await answerWerbemittel(context, idPtWerbemittel))
    const { format, typ, seiten, pdf } = await loadStand(context, idPtWerbemittel, idPtWerbemittelVersion)
    const next = await inhaltOf(context, row, { format, typ, seiten, pdf })
    refuseForeignParts(next)
    await updateWerbemittel(context, idPtWerbemittel, version, next, 'wiederherstellung')
    return answerWerbemittel(context, idPtWerbemittel)
  },
}

function nameMissing(): Refusal {
  const text = 'Bitte geben Sie dem Stand einen Namen.'
  return new Refusal(422, 'EINGABE_UNGUELTIG', text, { felder: { bezeichnung: text } })
}
