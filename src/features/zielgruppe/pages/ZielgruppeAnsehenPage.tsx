import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { listSchema } from '#src/shared/list/listSchema.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { useMaskiertColumns } from '../detail/useMaskiertColumns.ts'

/** Rows in the order of the list; nothing is searched in what is masked. */
const ADRESSEN = listSchema({ fields: {}, sort: { nr: 'auf' }, usualSort: 'nr' })

export const loader: PageLoader = ({ params, url }, queryClient) => {
  const idPtZielgruppe = Number(params.idPtZielgruppe)
  const { page } = ADRESSEN.parse(url.searchParams)
  return Promise.all([
    queryClient.ensureQueryData(zielgruppeQueries.detail(idPtZielgruppe)),
    queryClient.ensureQueryData(zielgruppeQueries.maskiert({ idPtZielgruppe, page })),
  ])
}

/** The addresses of a stored list for who may not change it: masked by the service (domain 4.3.14). */
export default function ZielgruppeAnsehenPage() {
  const { t } = useTranslation('zielgruppe')
  const idPtZielgruppe = Number(useParams().idPtZielgruppe)
  const list = useListParams(ADRESSEN)
  const zielgruppe = useQuery(zielgruppeQueries.detail(idPtZielgruppe))
  const query = useQuery(zielgruppeQueries.maskiert({ idPtZielgruppe, page: list.params.page }))
  const columns = useMaskiertColumns()
  return (
    <Page
      title={zielgruppe.data?.bezeichnung ?? t('edit.title')}
      subtitle={t('adressen.maskiertSubtitle')}
      actions={
        <Button component={Link} to={paths.zielgruppeEditieren(idPtZielgruppe)} variant="outlined">
          {t('adressen.zurListe')}
        </Button>
      }
    >
      <ListView
        whole
        list={list}
        query={query}
        skeleton={<Skeleton variant="rounded" height={360} />}
        empty={<EmptyState title={t('adressen.leerTitle')} text={t('adressen.leerText')} />}
      >
        {({ adressen }) => (
          <DataTable
            caption={t('adressen.tabelle')}
            cardsBelow={840}
            columns={columns}
            rows={adressen}
            rowKey={({ nr }) => nr}
          />
        )}
      </ListView>
    </Page>
  )
}
