import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ZIELGRUPPE_STATUS, ZIELGRUPPE_TYPEN } from '#src/contract/zielgruppe.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { useZielgruppeColumns } from '../list/useZielgruppeColumns.tsx'
import { ZielgruppeDrawing } from '../list/ZielgruppeDrawing.tsx'
import { ZielgruppeRowMenu } from '../list/ZielgruppeRowMenu.tsx'
import { ZIELGRUPPEN_LISTE } from '../list/zielgruppenListe.ts'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(zielgruppeQueries.list(ZIELGRUPPEN_LISTE.parse(url.searchParams)))

/** Every target group, with the two ways to a new one. */
export default function ZielgruppeListPage() {
  const { t } = useTranslation('zielgruppe')
  const ability = useAppAbility()
  const list = useListParams(ZIELGRUPPEN_LISTE)
  const { params, change } = list
  const query = useQuery(zielgruppeQueries.list(params))
  const columns = useZielgruppeColumns()
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
      <ListView
        list={list}
        query={query}
        archive
        search={t('list.suche')}
        filters={
          <>
            <FilterSelect
              label={t('list.typ')}
              all={t('typ.alle')}
              value={params.typ}
              options={ZIELGRUPPE_TYPEN.map((typ) => ({ value: typ, label: t(`typ.${typ}`) }))}
              onChange={(typ) => change({ typ })}
            />
            <FilterSelect
              label={t('list.status')}
              all={t('status.alle')}
              value={params.status}
              options={ZIELGRUPPE_STATUS.map((status) => ({ value: status, label: t(`status.${status}`) }))}
              onChange={(status) => change({ status })}
            />
          </>
        }
        sortLabel={(sort) => t(`list.sortBy.${sort}`)}
        skeleton={<Skeleton variant="rounded" height={360} />}
        empty={
          <EmptyState
            drawing={<ZielgruppeDrawing />}
            title={t('list.leerTitle')}
            text={t(create ? 'list.leerText' : 'list.leerOhneRecht')}
            action={create || undefined}
          />
        }
      >
        {({ zielgruppen }) => (
          <DataTable
            caption={t('list.caption')}
            cardsBelow={840}
            columns={columns}
            rows={zielgruppen}
            rowKey={({ idPtZielgruppe }) => idPtZielgruppe}
            rowHref={({ idPtZielgruppe }) => paths.zielgruppeEditieren(idPtZielgruppe)}
            actions={(zielgruppe) => <ZielgruppeRowMenu zielgruppe={zielgruppe} />}
            sort={list.order}
            onSort={list.sortBy}
          />
        )}
      </ListView>
    </Page>
  )
}
