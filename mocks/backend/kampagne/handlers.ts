import type { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import { gleichesPostfach } from '#src/domain/konto/postfach.ts'
import { versandtage } from '#src/domain/kampagne/schedule.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { fetchKampagnen } from './liste.ts'
import type { NewLink } from './links.ts'
import { preisOf } from './load.ts'
import * as owner from './owner.ts'
import { zurFreigabeGeben } from './release.ts'
import { copyKampagne, currentRow, deleteKampagne, saveKampagne } from './save.ts'
import { fetchView, toKampagne } from './view.ts'
import { fetchUebersicht } from './uebersicht.ts'
import { hasVierAugen } from './vierAugen.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Does an action of the owner and answers with the campaign as it is now. */
async function then(context: Context, idPtKampagne: number, action: Promise<unknown>) {
  await action
  return fetchView(context, idPtKampagne)
}

/**
 * Links as the caller may see them. A decision belongs to a person: a session sees the key to its own mailbox alone, a
 * program with the right to decide all of them, and under four eyes nobody any.
 */
async function shown(context: Context, links: readonly NewLink[]) {
  const { idPtKunde, apiToken, email } = requireActor(context)
  const nurPerMail = await hasVierAugen(context, idPtKunde)
  const mine = (link: NewLink) => apiToken !== undefined || gleichesPostfach(link.empfaengerEmail, email)
  return links.map((link) => ({ ...link, url: !nurPerMail && mine(link) ? link.url : null }))
}

export const kampagneHandlers: HandlersOf<typeof kampagneOperations> = {
  fetchKampagnen,
  fetchUebersicht,

  async fetchKampagne({ idPtKampagne }, context) {
    return toKampagne(context, await currentRow(context, idPtKampagne))
  },

  saveKampagne: (eingabe, context) => saveKampagne(context, eingabe),

  async berechnePreis({ idPtKampagne }, context) {
    const row = await currentRow(context, idPtKampagne)
    return { preis: requireActor(context).seesPreise ? preisOf(row) : null }
  },

  fetchVersandtage({ von, bis }, context) {
    const heute = context.heute()
    return Promise.resolve({ tage: versandtage(von, bis, heute), heute })
  },

  async kampagneZurFreigabeGeben(input, context) {
    const made = await zurFreigabeGeben(context, input)
    // Who holds a link decides: a token gets it only with the right to.
    const links = context.actor?.apiToken && !context.actor.ability.can('decide', 'Freigabe') ? [] : made
    return { kampagne: await fetchView(context, input.idPtKampagne), links: await shown(context, links) }
  },

  freigabeZurueckziehen: (input, context) =>
    then(context, input.idPtKampagne, owner.freigabeZurueckziehen(context, input)),

  async freigabeLinkErneuern({ idPtKampagne, idPtFreigabe }, context) {
    const link = await owner.linkErneuern(context, idPtKampagne, idPtFreigabe)
    const [{ url } = { url: null }] = await shown(context, [link])
    return { kampagne: await fetchView(context, idPtKampagne), url }
  },

  wiederOeffnen: (input, context) => then(context, input.idPtKampagne, owner.wiederOeffnen(context, input)),
  anhalten: (input, context) => then(context, input.idPtKampagne, owner.anhalten(context, input)),
  fortsetzen: (input, context) => then(context, input.idPtKampagne, owner.fortsetzen(context, input)),
  terminAendern: (input, context) => then(context, input.idPtKampagne, owner.terminAendern(context, input)),
  stornieren: (input, context) =>
    withAnswer(context, (inner) => then(inner, input.idPtKampagne, owner.stornieren(inner, input))),
  stornoAnfragen: (input, context) => then(context, input.idPtKampagne, owner.stornoAnfragen(context, input)),

  async deleteKampagne({ idPtKampagne, version }, context) {
    await deleteKampagne(context, idPtKampagne, version)
    return {}
  },

  kopiereKampagne: ({ idPtKampagne }, context) => copyKampagne(context, idPtKampagne),
}
