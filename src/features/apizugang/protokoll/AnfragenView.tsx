import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { ListFoot } from '#src/shared/ui/ListFoot.tsx'
import { ListTools } from '#src/shared/ui/ListTools.tsx'
import { ListView } from '#src/shared/ui/ListView.tsx'
import { AnfragenFilters } from './AnfragenFilters.tsx'
import { parseAnfragen, toQuery, withFilter } from './anfragenParams.ts'
import { useAnfragenColumns } from './useAnfragenColumns.tsx'

/** Every call that came with a token, for 30 days. */
export function AnfragenView() {
  const { t } = useTranslation('apizugang')
  const [search, setSearch] = useSearchParams()
  const filter = parseAnfragen(search)
  const columns = useAnfragenColumns()
  const query = useQuery(apizugangQueries.anfragen(toQuery(filter)))
  const put = (key: string, value: string) =>
    setSearch((before) => withFilter(before, key, value), { replace: true, preventScrollReset: true })
  const filtered =
    filter.token !== null || filter.operation !== null || filter.ergebnis !== null || filter.anfrage !== ''
  return (
    <ListView>
      <ListTools>
        <AnfragenFilters filter={filter} operationen={query.data?.operationen ?? []} onChange={put} />
        <Button
          color="inherit"
          startIcon={<RefreshCw size={18} aria-hidden />}
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {t('anfragen.aktualisieren')}
        </Button>
      </ListTools>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {({ anfragen, total, seitenGroesse }) =>
          anfragen.length === 0 ? (
            <EmptyState
              title={t(filtered ? 'anfragen.keineTreffer' : 'anfragen.leerTitle')}
              text={t(filtered ? 'anfragen.keineTrefferText' : 'anfragen.leerText', { tage: PROTOKOLL_TAGE })}
              {...(filtered
                ? {
                    action: (
                      <Button variant="outlined" onClick={() => setSearch({ ansicht: 'anfragen' })}>
                        {t('anfragen.zuruecksetzen')}
                      </Button>
                    ),
                  }
                : {})}
            />
          ) : (
            <>
              <DataTable
                caption={t('anfragen.tabelle')}
                columns={columns}
                rows={anfragen}
                rowKey={({ idPtApiAnfrage }) => idPtApiAnfrage}
                cardsBelow={980}
              />
              <ListFoot
                label={t('seiten')}
                page={filter.page}
                size={seitenGroesse}
                shown={anfragen.length}
                total={total}
                onChange={(page) =>
                  setSearch((before) => {
                    const next = new URLSearchParams(before)
                    next.set('seite', String(page))
                    return next
                  })
                }
              />
            </>
          )
        }
      </QueryView>
    </ListView>
  )
}
