import type { PreisPosition } from '#src/contract/kampagne.ts'
import type { Rechnung, rechnungOperations } from '#src/contract/rechnung.ts'
import { notFound, requireActor } from '../context.ts'
import type { RechnungRow } from '../db/rows/rechnung.ts'
import { rechnungPdf } from '../documents/rechnungPdf.ts'
import type { Rechnungsempfaenger } from '../kampagne/invoice.ts'
import type { HandlersOf } from './types.ts'

function toRechnung({ idPtKunde: _kunde, empfaenger: _empfaenger, ...row }: RechnungRow): Rechnung {
  return { ...row, positionen: JSON.parse(row.positionen) as PreisPosition[] }
}

export const rechnungHandlers: HandlersOf<typeof rechnungOperations> = {
  async fetchRechnungen({ idPtKunde, jahr, zahlungsStatus, idPtKampagne }, context) {
    const actor = requireActor(context)
    if (idPtKunde !== undefined && idPtKunde !== actor.idPtKunde) throw notFound()
    const rows = await context.db
      .selectFrom('rechnung')
      .selectAll()
      .where('idPtKunde', '=', actor.idPtKunde)
      .$if(jahr !== undefined, (query) => query.where('rechnungsdatum', 'like', `${jahr}-%`))
      .$if(zahlungsStatus !== undefined, (query) => query.where('zahlungsStatus', '=', zahlungsStatus ?? 'offen'))
      .$if(idPtKampagne !== undefined, (query) => query.where('idPtKampagne', '=', idPtKampagne ?? 0))
      .orderBy('idPtRechnung', 'desc')
      .execute()
    return { rechnungen: rows.map(toRechnung) }
  },

  async downloadRechnungAsPdf({ idPtRechnung }, context) {
    const row = await context.db
      .selectFrom('rechnung')
      .selectAll()
      .where('idPtRechnung', '=', idPtRechnung)
      .where('idPtKunde', '=', requireActor(context).idPtKunde)
      .executeTakeFirst()
    if (!row) throw notFound()
    // The address is the one of the day of issue, whatever the account says now.
    const bytes = await rechnungPdf(toRechnung(row), {
      kunde: JSON.parse(row.empfaenger) as Rechnungsempfaenger,
      anbieter: context.settings.anbieterName,
    })
    return {
      blob: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      name: `${row.rechnungsnummer}.pdf`,
    }
  },
}
