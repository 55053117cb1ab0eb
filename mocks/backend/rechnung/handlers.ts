import { RECHNUNGEN_JE_SEITE, type Rechnung } from '#src/contract/rechnung.ts'
import type { rechnungOperations } from '#src/contract/rechnungOperations.ts'
import { wirtschaftsjahr } from '#src/domain/rechnung/datev.ts'
import { offenerBetrag } from '#src/domain/rechnung/offen.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import { countAttempt, type Limit } from '../platform/limits.ts'
import { loadDatevEinstellung, saveDatevEinstellung } from './datevEinstellung.ts'
import { loadDetail } from './detail.ts'
import { exportAntwort, pdfAntwort, xmlAntwort } from './files.ts'
import { loadRechnung, loadRechnungen, loadZeilen, passt, type RechnungFilter, type Zeile } from './load.ts'
import { versendeRechnung } from './versand.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Mails with invoices that a customer may send (P): enough for a year-end, too few to bother strangers. */
const VERSAND: Limit = { name: 'rechnungVersand', max: 60, windowMs: 60 * 60_000 }

async function found(context: Context, filter: RechnungFilter): Promise<{ alle: Zeile[]; treffer: Zeile[] }> {
  const actor = requireActor(context)
  if (filter.idPtKunde !== undefined && filter.idPtKunde !== actor.idPtKunde) throw notFound()
  const alle = await loadZeilen(context, actor.idPtKunde)
  return { alle, treffer: alle.filter((zeile) => passt(zeile, filter)) }
}

function summe(zeilen: readonly Zeile[]) {
  const sum = (lies: (zeile: Zeile) => number) => zeilen.reduce((total, zeile) => total + lies(zeile), 0)
  return {
    netto: sum(({ netto }) => netto),
    ust: sum(({ ust }) => ust),
    brutto: sum(({ brutto }) => brutto),
    offen: sum(offenerBetrag),
  }
}

/** Campaigns that have a document, by the name on the newest one. */
function kampagnenOf(alle: readonly Zeile[]) {
  const names = new Map<number, string>()
  for (const { idPtKampagne, kampagneBezeichnung } of alle)
    if (idPtKampagne !== null && !names.has(idPtKampagne)) names.set(idPtKampagne, kampagneBezeichnung)
  return [...names].map(([idPtKampagne, bezeichnung]) => ({ idPtKampagne, bezeichnung }))
}

/** What a filter finds; for DATEV its year is the customer's business year. */
async function idsOf(context: Context, format: 'zip' | 'csv' | 'datev', filter: RechnungFilter): Promise<number[]> {
  const { jahr, ...andere } = filter
  if (format !== 'datev' || jahr === undefined)
    return (await found(context, filter)).treffer.map(({ idPtRechnung }) => idPtRechnung)
  const { wirtschaftsjahrMonat } = await loadDatevEinstellung(context, requireActor(context).idPtKunde)
  const { von, bis } = wirtschaftsjahr(jahr, wirtschaftsjahrMonat)
  const { treffer } = await found(context, andere)
  return treffer.flatMap(({ idPtRechnung, rechnungsdatum }) =>
    von <= rechnungsdatum && rechnungsdatum <= bis ? [idPtRechnung] : [],
  )
}

function one(context: Context, idPtRechnung: number): Promise<Rechnung> {
  return loadRechnung(context, requireActor(context).idPtKunde, idPtRechnung)
}

export const rechnungHandlers: Omit<HandlersOf<typeof rechnungOperations>, 'storniereRechnung'> = {
  async fetchRechnungen({ page = 1, ...filter }, context) {
    const { alle, treffer } = await found(context, filter)
    const start = (Math.max(1, page) - 1) * RECHNUNGEN_JE_SEITE
    const ids = treffer.slice(start, start + RECHNUNGEN_JE_SEITE).map(({ idPtRechnung }) => idPtRechnung)
    return {
      rechnungen: await loadRechnungen(context, requireActor(context).idPtKunde, ids),
      total: treffer.length,
      seitenGroesse: RECHNUNGEN_JE_SEITE,
      summe: summe(treffer),
      jahre: [...new Set(alle.map(({ rechnungsdatum }) => Number(rechnungsdatum.slice(0, 4))))],
      kampagnen: kampagnenOf(alle),
    }
  },

  fetchRechnung: ({ idPtRechnung }, context) => loadDetail(context, idPtRechnung),

  async downloadRechnungAsPdf({ idPtRechnung }, context) {
    return pdfAntwort(await one(context, idPtRechnung))
  },

  async downloadERechnung({ idPtRechnung }, context) {
    return xmlAntwort(await one(context, idPtRechnung))
  },

  async exportRechnungen({ format, auswahl, ...filter }, context) {
    const { idPtKunde } = requireActor(context)
    const ids = auswahl ?? (await idsOf(context, format, filter))
    const rechnungen = await loadRechnungen(context, idPtKunde, ids)
    if (auswahl && rechnungen.length < new Set(auswahl).size) throw notFound()
    return exportAntwort(context, format, rechnungen)
  },

  fetchDatevEinstellung: (_input, context) => loadDatevEinstellung(context, requireActor(context).idPtKunde),

  async saveDatevEinstellung({ einstellung }, context) {
    const { idPtKunde } = requireActor(context)
    await saveDatevEinstellung(context, idPtKunde, einstellung)
    return loadDatevEinstellung(context, idPtKunde)
  },

  async sendeRechnung({ idPtRechnung, an }, context) {
    const actor = requireActor(context)
    const rechnung = await one(context, idPtRechnung)
    await countAttempt(context, VERSAND, String(actor.idPtKunde))
    await versendeRechnung(context, rechnung, an ?? rechnung.rechnungsempfaenger.email, actor.name)
    return loadDetail(context, idPtRechnung)
  },
}
