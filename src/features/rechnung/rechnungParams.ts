import { ZAHLUNGS_STATUS } from '#src/contract/kampagne.ts'
import { RECHNUNG_ARTEN } from '#src/contract/rechnung.ts'
import type { ExportParams, RechnungenParams } from '#src/entities/rechnung/queries.ts'
import { listSchema, oneOf, searchText, wholeNumber } from '#src/shared/list/listSchema.ts'

/** What the address says of the invoices. */
export const RECHNUNGEN_LISTE = listSchema({
  fields: {
    q: searchText(),
    jahr: wholeNumber(2000, 2999),
    status: oneOf(ZAHLUNGS_STATUS),
    art: oneOf(RECHNUNG_ARTEN),
    /** idPtKampagne, from a link. */
    kampagne: wholeNumber(),
    /** idPtKunde of the menu's link: only confirms the tenant, another one is not found. */
    id: wholeNumber(),
    /** The one document that is opened; without it there is the list. */
    rechnung: wholeNumber(),
  },
  view: ['id', 'rechnung'],
  sort: { rechnungsdatum: 'ab', rechnungsnummer: 'ab', kampagneBezeichnung: 'auf', brutto: 'ab' },
  usualSort: 'rechnungsdatum',
})
export type RechnungenListe = ReturnType<typeof RECHNUNGEN_LISTE.parse>

/** The filter as the service reads it, without order, page and tenant. */
export function toExport({ jahr, status, art, kampagne, q }: RechnungenListe): Omit<ExportParams, 'format'> {
  return { q, jahr, zahlungsStatus: status, art, idPtKampagne: kampagne }
}

export function toQuery(params: RechnungenListe): RechnungenParams {
  const { id, sort, richtung, page } = params
  return { ...toExport(params), idPtKunde: id, sort, richtung, page }
}

/** URL of one document; the list's filters stay for the way back. */
export function withRechnung(search: URLSearchParams, idPtRechnung: number | null): string {
  const next = new URLSearchParams(search)
  if (idPtRechnung === null) next.delete('rechnung')
  else next.set('rechnung', String(idPtRechnung))
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}
