import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { FilterTabs } from '#src/shared/ui/FilterTabs.tsx'
import { ListFoot } from '#src/shared/ui/ListFoot.tsx'
import { ListView } from '#src/shared/ui/ListView.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { KampagneRowMenu } from '../actions/KampagneRowMenu.tsx'
import { KampagneListEmpty } from '../list/KampagneListEmpty.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { parseListParams, SORTIERUNGEN, toQuery, withParams, type ListParams } from '../list/listParams.ts'
import { useKampagneColumns } from '../list/useKampagneColumns.tsx'
import { useStateTabs } from '../list/useStateTabs.ts'

export const loader: PageLoader = ({ url }, queryClient) => {
  const params = parseListParams(url.searchParams)
  return queryClient.ensureQueryData(kampagneQueries.list(toQuery(params)))
}

/** Where people live: every campaign with its state, who must act and until when. */
export default function KampagneListPage() {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [search, setSearch] = useSearchParams()
  const params = parseListParams(search)
  const query = useQuery(kampagneQueries.list(toQuery(params)))
  const change = (next: Partial<ListParams>) =>
    setSearch((before) => withParams(before, next), { replace: next.q !== undefined, preventScrollReset: true })
  const sortBy = (key: string) => {
    const sort = SORTIERUNGEN.find((name) => name === key)
    if (sort === params.sort) change({ richtung: params.richtung === 'auf' ? 'ab' : 'auf' })
    else if (sort) change({ sort })
  }
  const columns = useKampagneColumns()
  const tabs = useStateTabs(query.data?.jeState)
  const filtered = params.state !== 'all' || params.q !== ''
  const create = ability.can('create', 'Kampagne') && (
    <Button
      component={Link}
      to={paths.kampagneErstellen}
      variant="contained"
      startIcon={<Plus size={20} aria-hidden />}
    >
      {t('list.create')}
    </Button>
  )

  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} actions={create || undefined}>
      <ListView>
        <FilterTabs label={t('list.tabs')} value={params.state} tabs={tabs} onChange={(state) => change({ state })} />
        <ListToolbar params={params} onChange={change} />
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
          {({ kampagnen, total, seitenGroesse }) =>
            kampagnen.length === 0 ? (
              <KampagneListEmpty filtered={filtered} onReset={() => setSearch({})} create={create || undefined} />
            ) : (
              <>
                <DataTable
                  caption={t('list.caption')}
                  cardsBelow={840}
                  columns={columns}
                  rows={kampagnen}
                  rowKey={({ idPtKampagne }) => idPtKampagne}
                  rowHref={({ idPtKampagne }) => paths.kampagneEditieren(idPtKampagne)}
                  actions={(kampagne) => <KampagneRowMenu kampagne={kampagne} />}
                  sort={{ key: params.sort, richtung: params.richtung }}
                  onSort={sortBy}
                />
                <ListFoot
                  label={t('list.pages')}
                  page={params.page}
                  size={seitenGroesse}
                  shown={kampagnen.length}
                  total={total}
                  onChange={(page) => change({ page })}
                />
              </>
            )
          }
        </QueryView>
      </ListView>
    </Page>
  )
}
