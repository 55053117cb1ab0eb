import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { fetchAdressen, fetchAdressenMaskiert } from './adressen.ts'
import { fetchAbgleich } from './ausschluss.ts'
import { fetchAdressEntwuerfe, oeffneAdressEntwurf, saveAdressEntwurf, verwirfAdressEntwurf } from './entwurf.ts'
import { brichAb } from './abbruch.ts'
import { countPotenzial } from './count.ts'
import { resolveFilter } from './resolveFilter.ts'
import { beispieleMitGruenden } from './beispiele.ts'
import { requireActor } from '../platform/context.ts'
import { refuseInUse } from '../verwendung/usage.ts'
import { copyZielgruppe } from './copy.ts'
import { fetchZielgruppen } from './liste.ts'
import { answerZielgruppe, loadZielgruppe } from './load.ts'
import { saveZielgruppe, update } from './save.ts'
import { uploadAdressen } from './uploadAdressen.ts'
import type { HandlersOf } from '../platform/handlers.ts'

export const zielgruppeHandlers: HandlersOf<typeof zielgruppeOperations> = {
  fetchZielgruppen,

  fetchZielgruppe: ({ idPtZielgruppe }, context) => answerZielgruppe(context, idPtZielgruppe),

  saveZielgruppe,

  async zaehlePotenzial({ filter }, context) {
    return countPotenzial(context, await resolveFilter(context, filter))
  },

  uploadAdressen,
  fetchAbgleich,
  fetchAdressen,
  fetchAdressenMaskiert,
  fetchAdressEntwuerfe,
  saveAdressEntwurf,
  oeffneAdressEntwurf,
  verwirfAdressEntwurf,

  async brichUploadAb({ schluessel }, context) {
    const { idPtKunde } = requireActor(context)
    return { idPtZielgruppe: await brichAb(context.db, idPtKunde, schluessel, context.realNow()) }
  },

  async fetchBeispielEmpfaenger({ idPtZielgruppe }, context) {
    return beispieleMitGruenden(context, await loadZielgruppe(context, idPtZielgruppe))
  },

  async kopiereZielgruppe({ idPtZielgruppe }, context) {
    return copyZielgruppe(context, await loadZielgruppe(context, idPtZielgruppe))
  },

  async archiviereZielgruppe({ idPtZielgruppe, version, archiviert }, context) {
    const stored = await answerZielgruppe(context, idPtZielgruppe)
    if (archiviert) refuseInUse(stored.verwendetIn)
    return update(context, idPtZielgruppe, version, { archiviert: archiviert ? 1 : 0 })
  },
}
