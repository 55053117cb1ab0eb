import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import Plus from '#src/shared/icons/Plus.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { seesPrices } from '#src/domain/ability/prices.ts'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { PreislisteButton } from '../preisliste/PreislisteButton.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { FilterTabs } from '#src/shared/ui/FilterTabs.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { KampagneRowMenu } from '../actions/KampagneRowMenu.tsx'
import { CardDrawing } from '../components/CardDrawing.tsx'
import { KAMPAGNEN_LISTE } from '../list/kampagnenListe.ts'
import { useKampagneColumns } from '../list/useKampagneColumns.tsx'
import { useStateTabs } from '../list/useStateTabs.ts'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(kampagneQueries.list(KAMPAGNEN_LISTE.parse(url.searchParams)))

/** Where people live: every campaign with its state, who must act and until when. */
export default function KampagneListPage() {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const list = useListParams(KAMPAGNEN_LISTE)
  const query = useQuery(kampagneQueries.list(list.params))
  const columns = useKampagneColumns()
  const tabs = useStateTabs(query.data?.jeState)
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

  const actions = (
    <>
      {seesPrices(ability) && <PreislisteButton look="outlined" />}
      {create}
    </>
  )
  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} actions={actions}>
      <ListView
        list={list}
        query={query}
        search={t('list.search')}
        tabs={
          <FilterTabs
            label={t('list.tabs')}
            value={list.params.state ?? 'all'}
            tabs={tabs}
            onChange={(state) => list.change({ state: state === 'all' ? undefined : state })}
          />
        }
        sortLabel={(sort) => t(`list.sortBy.${sort}`)}
        skeleton={<Skeleton variant="rounded" height={640} />}
        empty={
          <EmptyState
            drawing={<CardDrawing />}
            title={t('list.empty.title')}
            text={t('list.empty.text')}
            action={create || undefined}
          />
        }
      >
        {({ kampagnen }) => (
          <DataTable
            caption={t('list.caption')}
            cardsBelow={840}
            columns={columns}
            rows={kampagnen}
            rowKey={({ idPtKampagne }) => idPtKampagne}
            rowHref={({ idPtKampagne }) => paths.kampagneEditieren(idPtKampagne)}
            actions={(kampagne) => <KampagneRowMenu kampagne={kampagne} />}
            sort={list.order}
            onSort={list.sortBy}
          />
        )}
      </ListView>
    </Page>
  )
}
