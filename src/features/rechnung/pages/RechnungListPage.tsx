import { useSearchParams } from 'react-router-dom'
import { rechnungQueries } from '#src/entities/rechnung/queries.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { RechnungDetail } from '../detail/RechnungDetail.tsx'
import { RechnungList } from '../list/RechnungList.tsx'
import { RECHNUNGEN_LISTE, toQuery } from '../rechnungParams.ts'

/** Another customer's id is 404, and that is a separate page. */
export const loader: PageLoader = ({ url }, queryClient) => {
  const params = RECHNUNGEN_LISTE.parse(url.searchParams)
  const { rechnung } = params
  if (rechnung !== undefined) return queryClient.ensureQueryData(rechnungQueries.detail(rechnung))
  return queryClient.ensureQueryData(rechnungQueries.list(toQuery(params)))
}

/** The invoices, or the one that the address names: the spec has one route for both. */
export default function RechnungListPage() {
  const [search] = useSearchParams()
  const { rechnung } = RECHNUNGEN_LISTE.parse(search)
  return rechnung === undefined ? <RechnungList /> : <RechnungDetail key={rechnung} idPtRechnung={rechnung} />
}
