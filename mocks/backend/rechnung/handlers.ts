import type { Rechnung } from '#src/contract/rechnung.ts'
import type { rechnungOperations } from '#src/contract/rechnungOperations.ts'
import { wirtschaftsjahr } from '#src/domain/rechnung/datev.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { countAttempt, type Limit } from '../platform/limits.ts'
import { loadDatevEinstellung, saveDatevEinstellung } from './datevEinstellung.ts'
import { loadDetail } from './detail.ts'
import { umfang, type Auswahl } from './auswahl.ts'
import { exportStrom, pdfAntwort, xmlAntwort } from './files.ts'
import { fetchRechnungen, type RechnungFilter } from './liste.ts'
import { loadRechnung } from './load.ts'
import { dispatchRechnung } from './versand.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Mails with invoices that a customer may send (P): enough for a year-end, too few to bother strangers. */
const VERSAND: Limit = { name: 'rechnungVersand', max: 60, windowMs: 60 * 60_000 }

/** What is exported; for DATEV the filter's year is the customer's business year. */
async function auswahlOf(
  context: Context,
  format: 'zip' | 'csv' | 'datev',
  ids: readonly number[] | undefined,
  filter: RechnungFilter,
): Promise<Auswahl> {
  const { jahr, ...andere } = filter
  if (format !== 'datev' || jahr === undefined) return { ids, filter }
  const { wirtschaftsjahrMonat } = await loadDatevEinstellung(context, requireActor(context).idPtKunde)
  return { ids, filter: { ...andere, zeitraum: wirtschaftsjahr(jahr, wirtschaftsjahrMonat) } }
}

function one(context: Context, idPtRechnung: number): Promise<Rechnung> {
  return loadRechnung(context, requireActor(context).idPtKunde, idPtRechnung)
}

export const rechnungHandlers: Omit<HandlersOf<typeof rechnungOperations>, 'storniereRechnung'> = {
  fetchRechnungen,

  fetchRechnung: ({ idPtRechnung }, context) => loadDetail(context, idPtRechnung),

  async downloadRechnungAsPdf({ idPtRechnung }, context) {
    return pdfAntwort(await one(context, idPtRechnung))
  },

  async downloadERechnung({ idPtRechnung }, context) {
    return xmlAntwort(await one(context, idPtRechnung))
  },

  async exportRechnungen({ format, auswahl: ids, ...filter }, context) {
    const auswahl = await auswahlOf(context, format, ids, filter)
    if (ids && (await umfang(context, auswahl)).anzahl < new Set(ids).size) throw notFound()
    return exportStrom(context, format, auswahl)
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
    return withAnswer(context, async (inner) => {
      await dispatchRechnung(inner, rechnung, an ?? rechnung.rechnungsempfaenger.email, actor.name)
      return loadDetail(inner, idPtRechnung)
    })
  },
}
