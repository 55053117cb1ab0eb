import { useSearchParams } from 'react-router-dom'
import { rechnungQueries } from '#src/entities/rechnung/queries.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { RechnungDetail } from '../detail/RechnungDetail.tsx'
import { RechnungList } from '../list/RechnungList.tsx'
import { openedRechnung, parseRechnungFilter, toQuery } from '../rechnungParams.ts'

/** Another customer's id is 404, and that is a page of its own. */
export const loader: PageLoader = ({ url }, queryClient) => {
  const { searchParams } = url
  const opened = openedRechnung(searchParams)
  if (opened !== null) return queryClient.ensureQueryData(rechnungQueries.detail(opened))
  return queryClient.ensureQueryData(rechnungQueries.list(toQuery(parseRechnungFilter(searchParams))))
}

/** The invoices, or the one that the address names: the spec has one route for both. */
export default function RechnungListPage() {
  const [search] = useSearchParams()
  const opened = openedRechnung(search)
  return opened === null ? <RechnungList /> : <RechnungDetail key={opened} idPtRechnung={opened} />
}
