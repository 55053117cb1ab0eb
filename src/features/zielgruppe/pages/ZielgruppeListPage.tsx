import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Download from '#src/shared/icons/Download.svg'
import FileUp from '#src/shared/icons/FileUp.svg'
import ListFilter from '#src/shared/icons/ListFilter.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ZIELGRUPPE_STATUS, ZIELGRUPPE_TYPEN } from '#src/contract/zielgruppe.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { useZielgruppenExport } from '../list/useZielgruppenExport.ts'
import { ZielgruppeEmpty } from '../list/ZielgruppeEmpty.tsx'
import { ZielgruppeTable } from '../list/ZielgruppeTable.tsx'
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
  const file = useZielgruppenExport()
  const create = ability.can('create', 'Zielgruppe') && <CreateButtons />

  return (
    <Page
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      actions={
        <>
          {(query.data?.total ?? 0) > 0 && (
            <Button
              color="inherit"
              loading={file.busy}
              startIcon={<Download size={20} aria-hidden />}
              onClick={() => file.saveAll(params)}
            >
              {t('list.csv')}
            </Button>
          )}
          {create}
        </>
      }
    >
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
          <ZielgruppeEmpty warum={create ? 'nichts' : 'ohneRecht'} list={list}>
            {create}
          </ZielgruppeEmpty>
        }
        archiveEmpty={<ZielgruppeEmpty warum="archivLeer" list={list} />}
        noHits={(reset) => <ZielgruppeEmpty warum="keineTreffer" list={list} onReset={reset} />}
      >
        {({ zielgruppen }) => (
          // What was ticked in the one view is none of the other.
          <ZielgruppeTable key={params.archiviert ? 'archiv' : 'aktuell'} list={list} zielgruppen={zielgruppen} />
        )}
      </ListView>
    </Page>
  )
}

/** The two ways to a new one. */
function CreateButtons() {
  const { t } = useTranslation('zielgruppe')
  return (
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
}
