import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { RefreshButton } from '../parts/RefreshButton.tsx'
import { AnfragenFilters } from './AnfragenFilters.tsx'
import { ANFRAGEN_LISTE, toQuery } from './anfragenParams.ts'
import { useAnfragenColumns } from './useAnfragenColumns.tsx'

/** Every call that came with a token, for 30 days. */
export function AnfragenView() {
  const { t } = useTranslation('apizugang')
  const list = useListParams(ANFRAGEN_LISTE)
  const columns = useAnfragenColumns()
  const query = useQuery(apizugangQueries.anfragen(toQuery(list.params)))
  return (
    <ListView
      list={list}
      query={query}
      search={t('anfragen.nummer')}
      filters={
        <>
          <AnfragenFilters params={list.params} operationen={query.data?.operationen ?? []} onChange={list.change} />
          <RefreshButton query={query} />
        </>
      }
      skeleton={<Skeleton variant="rounded" height={360} />}
      empty={<EmptyState title={t('anfragen.leerTitle')} text={t('anfragen.leerText', { tage: PROTOKOLL_TAGE })} />}
    >
      {({ anfragen }) => (
        <DataTable
          caption={t('anfragen.tabelle')}
          columns={columns}
          rows={anfragen}
          rowKey={({ idPtApiAnfrage }) => idPtApiAnfrage}
          cardsBelow={980}
        />
      )}
    </ListView>
  )
}
