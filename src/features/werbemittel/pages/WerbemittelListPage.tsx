import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import FileUp from '#src/shared/icons/FileUp.svg'
import Plus from '#src/shared/icons/Plus.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FORMATE } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/rules.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { SheetDrawing } from '../components/SheetDrawing.tsx'
import { WerbemittelCard } from '../components/WerbemittelCard.tsx'
import { WERBEMITTEL_LISTE } from '../list/werbemittelListe.ts'

const GRID = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(werbemittelQueries.list(WERBEMITTEL_LISTE.parse(url.searchParams)))

/** All Werbemittel as cards. */
export default function WerbemittelListPage() {
  const { t } = useTranslation('werbemittel')
  const list = useListParams(WERBEMITTEL_LISTE)
  const query = useQuery(werbemittelQueries.list(list.params))
  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} actions={<CreateActions />}>
      <ListView
        list={list}
        query={query}
        archive
        search={t('list.search')}
        filters={
          <FilterSelect
            label={t('list.format')}
            all={t('list.alleFormate')}
            value={list.params.format}
            options={FORMATE.map((format) => ({ value: format, label: FORMATS[format].label }))}
            onChange={(format) => list.change({ format })}
          />
        }
        sortLabel={(sort) => t(`list.sortBy.${sort}`)}
        skeleton={<CardSkeletons />}
        empty={
          <EmptyState
            drawing={<SheetDrawing format="maxipostkarte" pxPerMm={0.6} />}
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={<CreateActions />}
          />
        }
      >
        {({ werbemittel }) => (
          <Box sx={GRID}>
            {werbemittel.map((zeile) => (
              <WerbemittelCard key={zeile.idPtWerbemittel} zeile={zeile} />
            ))}
          </Box>
        )}
      </ListView>
    </Page>
  )
}

function CreateActions() {
  const { t } = useTranslation('werbemittel')
  const ability = useAppAbility()
  if (!ability.can('create', 'Werbemittel')) return null
  return (
    <>
      <Button component={Link} to={paths.werbemittelHochladen()} variant="outlined" startIcon={<FileUp size={18} />}>
        {t('list.upload')}
      </Button>
      <Button component={Link} to={paths.werbemittelErstellen} variant="contained" startIcon={<Plus size={18} />}>
        {t('list.create')}
      </Button>
    </>
  )
}

function CardSkeletons() {
  return (
    <Box sx={GRID}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} variant="rounded" height={372} />
      ))}
    </Box>
  )
}
