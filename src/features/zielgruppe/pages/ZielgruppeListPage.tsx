import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { ListView } from '#src/shared/ui/ListView.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { parseListParams, selectRows, SORT_KEYS, withParams, type ListParams } from '../list/listParams.ts'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { useZielgruppeColumns } from '../list/useZielgruppeColumns.tsx'
import { ZielgruppeDrawing } from '../list/ZielgruppeDrawing.tsx'
import { ZielgruppeRowMenu } from '../list/ZielgruppeRowMenu.tsx'

export const loader: PageLoader = (_args, queryClient) => queryClient.ensureQueryData(zielgruppeQueries.list())

/** Every target group, with the two ways to a new one. */
export default function ZielgruppeListPage() {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const [search, setSearch] = useSearchParams()
  const params = parseListParams(search)
  const query = useQuery(zielgruppeQueries.list(params.archiviert ? { archiviert: true } : {}))
  const columns = useZielgruppeColumns()
  const change = (next: Partial<ListParams>) =>
    setSearch((before) => withParams(before, next), { replace: true, preventScrollReset: true })
  const sortBy = (key: string) => {
    const sort = SORT_KEYS.find((one) => one === key)
    if (!sort) return
    const turned = params.richtung === 'auf' ? 'ab' : 'auf'
    change({ sort, richtung: sort === params.sort ? turned : sort === 'bezeichnung' ? 'auf' : 'ab' })
  }
  const create = ability.can('create', 'Zielgruppe') && (
    <>
      <Button
        component={Link}
        to={paths.zielgruppeHochladen}
        variant="outlined"
        startIcon={<FileUp size={20} aria-hidden />}
      >
        {t('list.hochladen')}
      </Button>
      <Button
        component={Link}
        to={paths.zielgruppeErstellen}
        variant="contained"
        startIcon={<ListFilter size={20} aria-hidden />}
      >
        {t('list.erstellen')}
      </Button>
    </>
  )

  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} actions={create || undefined}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(zielgruppen) => {
          const rows = selectRows(zielgruppen, params)
          if (zielgruppen.length === 0 && !params.archiviert)
            return (
              <EmptyState
                drawing={<ZielgruppeDrawing />}
                title={t('list.leerTitle')}
                text={t(create ? 'list.leerText' : 'list.leerOhneRecht')}
                {...(create ? { action: create } : {})}
              />
            )
          return (
            <ListView>
              <ListToolbar params={params} onChange={change} />
              {rows.length === 0 ? (
                <EmptyState
                  title={t('list.keineTreffer')}
                  text={t('list.keineTrefferText')}
                  action={
                    <Button variant="outlined" onClick={() => setSearch({})}>
                      {t('list.zuruecksetzen')}
                    </Button>
                  }
                />
              ) : (
                <DataTable
                  caption={t('list.caption')}
                  cardsBelow={840}
                  columns={columns}
                  rows={rows}
                  rowKey={({ idPtZielgruppe }) => idPtZielgruppe}
                  rowHref={({ idPtZielgruppe }) => paths.zielgruppeEditieren(idPtZielgruppe)}
                  actions={(zielgruppe) => <ZielgruppeRowMenu zielgruppe={zielgruppe} />}
                  sort={{ key: params.sort, richtung: params.richtung }}
                  onSort={sortBy}
                />
              )}
            </ListView>
          )
        }}
      </QueryView>
      <SwitchField
        label={t('list.archivierte')}
        checked={params.archiviert}
        onChange={(archiviert) => setSearch((before) => withParams(before, { archiviert }), { replace: true })}
      />
    </Page>
  )
}
