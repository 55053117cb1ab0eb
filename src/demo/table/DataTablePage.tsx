import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { DemoFrame } from '../DemoFrame.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { RowGrid } from './RowGrid.tsx'
import { rowsQuery } from './tableQueries.ts'

export const loader: PageLoader = (_place, queryClient) => queryClient.ensureQueryData(rowsQuery())

/** Sample rows in the kit's own data grid: orders, filters, chooses columns and exports. */
export default function DataTablePage() {
  const { t } = useTranslation('demoTable')
  const query = useQuery(rowsQuery())
  return (
    <DemoFrame title={t('title')} note={t('note')}>
      <SampleQuery query={query} height={640}>
        {(rows) => <RowGrid rows={rows} />}
      </SampleQuery>
    </DemoFrame>
  )
}
