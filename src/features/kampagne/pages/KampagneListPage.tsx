import { Box, Button, Pagination, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { formatZahl } from '#src/domain/number/german.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { KampagneListEmpty } from '../list/KampagneListEmpty.tsx'
import { KampagneListSkeleton } from '../list/KampagneListSkeleton.tsx'
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
      <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
        <StateTabs value={params.state} counts={query.data?.jeState} onChange={(state) => change({ state })} />
        <ListToolbar params={params} onChange={change} />
        <QueryView query={query} skeleton={<KampagneListSkeleton />}>
          {({ kampagnen, total, seitenGroesse }) =>
            kampagnen.length === 0 ? (
              <KampagneListEmpty filtered={filtered} onReset={() => setSearch({})} create={create || undefined} />
            ) : (
              <>
                <KampagneTable kampagnen={kampagnen} params={params} onChange={change} />
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    gap: 2,
                    alignItems: 'center',
                    justifyContent: 'space-between',
                  }}
                >
                  <Typography variant="body2" component="output" color="textSecondary">
                    {t('list.range', {
                      von: formatZahl((params.page - 1) * seitenGroesse + 1),
                      bis: formatZahl((params.page - 1) * seitenGroesse + kampagnen.length),
                      gesamt: formatZahl(total),
                    })}
                  </Typography>
                  {total > seitenGroesse && (
                    <Pagination
                      aria-label={t('list.pages')}
                      count={Math.ceil(total / seitenGroesse)}
                      page={params.page}
                      onChange={(_event, page) => change({ page })}
                    />
                  )}
                </Box>
              </>
            )
          }
        </QueryView>
      </Box>
    </Page>
  )
}
