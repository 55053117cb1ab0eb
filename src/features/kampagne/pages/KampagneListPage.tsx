import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { ListFoot } from '#src/shared/ui/ListFoot.tsx'
import { ListView } from '#src/shared/ui/ListView.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { KampagneListEmpty } from '../list/KampagneListEmpty.tsx'
import { KampagneTable } from '../list/KampagneTable.tsx'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { parseListParams, toQuery, withParams, type ListParams } from '../list/listParams.ts'
import { StateTabs } from '../list/StateTabs.tsx'

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
        <StateTabs value={params.state} counts={query.data?.jeState} onChange={(state) => change({ state })} />
        <ListToolbar params={params} onChange={change} />
        <QueryView query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
          {({ kampagnen, total, seitenGroesse }) =>
            kampagnen.length === 0 ? (
              <KampagneListEmpty filtered={filtered} onReset={() => setSearch({})} create={create || undefined} />
            ) : (
              <>
                <KampagneTable kampagnen={kampagnen} params={params} onChange={change} />
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
