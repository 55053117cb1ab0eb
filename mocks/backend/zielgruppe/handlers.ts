import type { Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { fetchAdressen, fetchAdressenMaskiert } from './adressen.ts'
import { fetchAdressEntwuerfe, oeffneAdressEntwurf, saveAdressEntwurf, verwirfAdressEntwurf } from './entwurf.ts'
import { brichAb } from './abbruch.ts'
import { countPotenzial } from './count.ts'
import { loeseAuf } from './loeseAuf.ts'
import { beispieleOf } from './recipients.ts'
import { Refusal, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import { refuseInUse, refuseLocked } from '../verwendung/usage.ts'
import { copyZielgruppe } from './copy.ts'
import { fetchZielgruppen } from './liste.ts'
import { answerZielgruppe, loadZielgruppe } from './load.ts'
import { uploadAdressen } from './hochladen.ts'
import type { HandlersOf } from '../platform/handlers.ts'

function requireCreate(context: Context): void {
  if (!requireActor(context).ability.can('create', 'Zielgruppe'))
    throw new Refusal(403, 'KEINE_BERECHTIGUNG', 'Dafür fehlt Ihnen die Berechtigung.')
}

/** Changes a row only if nobody changed it since; otherwise the stored one goes back with the refusal. */
async function update(
  context: Context,
  idPtZielgruppe: number,
  version: number | undefined,
  change: { bezeichnung?: string; filter?: string; potenzial?: number; potenzialStand?: string; archiviert?: number },
): Promise<Zielgruppe> {
  const result = await context.db
    .updateTable('zielgruppe')
    .set((e) => ({ ...change, geaendertAm: context.now().toISOString(), version: e('version', '+', 1) }))
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .where('version', '=', version ?? -1)
    .executeTakeFirst()
  const stored = await answerZielgruppe(context, idPtZielgruppe)
  if (result.numUpdatedRows === 0n) throw versionVeraltet(stored)
  return stored
}

async function createFilter(context: Context, bezeichnung: string, filter: ZielgruppeFilter): Promise<Zielgruppe> {
  const { potenzial, stand } = await countPotenzial(context, filter)
  const { idPtZielgruppe } = await context.db
    .insertInto('zielgruppe')
    .values({
      idPtKunde: requireActor(context).idPtKunde,
      bezeichnung,
      typ: 'filter',
      filter: JSON.stringify(filter),
      potenzial,
      potenzialStand: stand,
      datei: null,
      zuordnung: null,
      pruefung: null,
      datenquelle: `Verbraucherdatenbank ${context.settings.anbieterName}`,
      erklaerung: null,
      loeschenAm: null,
      erstelltAm: stand,
      geaendertAm: stand,
    })
    .returning('idPtZielgruppe')
    .executeTakeFirstOrThrow()
  return answerZielgruppe(context, idPtZielgruppe)
}

export const zielgruppeHandlers: HandlersOf<typeof zielgruppeOperations> = {
  fetchZielgruppen,

  fetchZielgruppe: ({ idPtZielgruppe }, context) => answerZielgruppe(context, idPtZielgruppe),

  async saveZielgruppe({ idPtZielgruppe, bezeichnung, filter: gewuenscht, version }, context) {
    const filter = gewuenscht && (await loeseAuf(context, gewuenscht))
    if (idPtZielgruppe === undefined) {
      requireCreate(context)
      if (!filter) throw new Refusal(422, 'FILTER_FEHLT', 'Bitte wählen Sie aus, wen Sie erreichen möchten.')
      return createFilter(context, bezeichnung, filter)
    }
    const { typ } = await loadZielgruppe(context, idPtZielgruppe)
    if (!filter) return update(context, idPtZielgruppe, version, { bezeichnung })
    if (typ === 'hochgeladen')
      throw new Refusal(
        422,
        'KEIN_FILTER',
        'Eine hochgeladene Liste hat keinen Filter. Nur ihr Name lässt sich ändern.',
      )
    const stored = await answerZielgruppe(context, idPtZielgruppe)
    // The same filter counts again where the count is too old; else only the name is new.
    if (JSON.stringify(stored.filter) === JSON.stringify(filter) && stored.status !== 'veraltet')
      return update(context, idPtZielgruppe, version, { bezeichnung })
    await refuseLocked(context, 'idPtZielgruppe', idPtZielgruppe)
    const { potenzial, stand } = await countPotenzial(context, filter)
    return update(context, idPtZielgruppe, version, {
      bezeichnung,
      filter: JSON.stringify(filter),
      potenzial,
      potenzialStand: stand,
    })
  },

  async zaehlePotenzial({ filter }, context) {
    return countPotenzial(context, await loeseAuf(context, filter))
  },

  uploadAdressen,
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
    return { empfaenger: await beispieleOf(context, await loadZielgruppe(context, idPtZielgruppe)) }
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
