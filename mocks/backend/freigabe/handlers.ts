import type { freigabeOperations } from '#src/contract/freigabe.ts'
import { notFound, Refusal, requireActor, type Context } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { kampagneOf, toAnsicht } from './approvalView.ts'
import type { Entscheidung } from './entscheidung.ts'
import { decide, findLink } from './decide.ts'
import { addKey, eigenerLink, zustandOf } from '../kampagne/links.ts'
import { loadFreigaben, loadKampagne } from '../kampagne/load.ts'
import { mailOwner } from '../kampagne/messages.ts'
import { loadSnapshot } from '../kampagne/snapshot.ts'
import { countAttempt, TooMany, type Limit } from '../platform/limits.ts'
import { nebenbei } from '../platform/nebenbei.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Requests for a new link by one old link; more only fill somebody's inbox. */
const ANFORDERUNGEN: Limit = { name: 'freigabeNeu', max: 3, windowMs: 24 * 3_600_000 }

async function fetchAnsicht(context: Context, hashKey: string) {
  return toAnsicht(context, await findLink(context, hashKey))
}

async function decideAndShow(context: Context, hashKey: string, entscheidung: Entscheidung) {
  // A wrong key is counted, and what is taken back with a transaction would not be.
  await findLink(context, hashKey)
  return withAnswer(context, async (inner) => {
    await decide(inner, hashKey, entscheidung)
    return fetchAnsicht(inner, hashKey)
  })
}

/** A picture that may be shown no longer. */
const gone = (bezeichnung: string | null) =>
  bezeichnung === null
    ? notFound()
    : new Refusal(
        404,
        'NICHT_GEFUNDEN',
        `Diese Datei gehörte zur Freigabe der Kampagne „${bezeichnung}“. Der Link dazu gilt nicht mehr.`,
      )

export const freigabeHandlers: HandlersOf<typeof freigabeOperations> = {
  async fetchFreigabe({ hashKey }, context) {
    const hit = await findLink(context, hashKey)
    // Not who and how often, only that it was opened: the owner sees whether the mail arrived. GET changes no content.
    if (hit.link.geoeffnetAm === null && zustandOf(hit.link, hit.kampagne, context.heute()) === 'gueltig') {
      const geoeffnet = context.db
        .updateTable('freigabe')
        .set({ geoeffnetAm: context.now().toISOString() })
        .where('idPtFreigabe', '=', hit.link.idPtFreigabe)
        .where('geoeffnetAm', 'is', null)
      await nebenbei(context, 'freigabe.geoeffnetAm', () => geoeffnet.execute())
    }
    return toAnsicht(context, hit)
  },

  /** Only what the frozen sheet itself uses. */
  async downloadFreigabeAsset({ hashKey, assetId }, context) {
    const hit = await findLink(context, hashKey)
    const { link, kampagne } = hit
    const zustand = zustandOf(link, kampagne, context.heute())
    if (zustand !== 'gueltig' && zustand !== 'entschieden') throw gone(await kampagneOf(context, hit))
    const snapshot = await loadSnapshot(context, link.idPtKampagne, link.snapshotNr)
    const asset = snapshot?.inhalt.assets.find(({ id }) => id === assetId)
    if (!asset) throw notFound()
    const bytes = await context.files.get(asset.sha256)
    return { blob: new Blob([new Uint8Array(bytes)], { type: asset.mime }), name: asset.name }
  },

  async freigabeErteilen({ hashKey, name, snapshotHash, bestaetigt, anmerkung, gezeigt = [] }, context) {
    const text = anmerkung?.trim() ?? ''
    return decideAndShow(context, hashKey, {
      art: 'freigegeben',
      name,
      snapshotHash,
      bestaetigt,
      anmerkung: text === '' ? null : text,
      // Whatever a program sends along, it has no screen.
      gezeigt: context.actor?.apiToken ? [] : gezeigt,
    })
  },

  async freigabeAblehnen({ hashKey, name, grund }, context) {
    return decideAndShow(context, hashKey, { art: 'aenderungen', name, anmerkung: grund })
  },

  /** The decision is that of his link, by whichever key he comes: it is recorded once (SEC-08). */
  async oeffneEigeneFreigabe({ idPtKampagne }, context) {
    const kampagne = await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
    const link = eigenerLink(context, kampagne, await loadFreigaben(context, [idPtKampagne]))
    return { hashKey: link ? (await addKey(context, link.idPtFreigabe)).key : null }
  },

  /** Asks the owner for a new link; the answer never tells whether the old one was any good. */
  async neuenLinkAnfordern({ hashKey }, context) {
    const { link, kampagne } = await findLink(context, hashKey)
    if (zustandOf(link, kampagne, context.heute()) !== 'abgelaufen') return {}
    try {
      await countAttempt(context, ANFORDERUNGEN, String(link.idPtFreigabe))
    } catch (error) {
      if (error instanceof TooMany) return {}
      throw error
    }
    await mailOwner(context, kampagne, 'freigabe', {
      betreff: `Neuer Freigabelink angefordert: „${kampagne.bezeichnung}“`,
      text: `Der Freigabelink für ${link.empfaengerName} (${link.empfaengerEmail}) ist abgelaufen. Die Person bittet um einen neuen. Sie können ihn in der Kampagne erneuern.`,
    })
    return {}
  },
}
