import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { trefferRang } from '#src/domain/suche/suche.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { useSearchText } from '#src/shared/routing/useSearchText.ts'
import { SheetDrawing } from '../components/SheetDrawing.tsx'
import { WerbemittelCard } from '../components/WerbemittelCard.tsx'

const GRID = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const

export const loader: PageLoader = (_args, queryClient) => queryClient.ensureQueryData(werbemittelQueries.list())

/** All Werbemittel as cards; search and archive stand in the address. */
export default function WerbemittelListPage() {
  const { t } = useTranslation('werbemittel')
  const [params, setParams] = useSearchParams()
  const archiviert = params.get('archiv') === '1'
  const query = useQuery(werbemittelQueries.list(archiviert ? { archiviert: true } : {}))
  const set = (name: 'q' | 'archiv', value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const [q, setQ] = useSearchText(params.get('q') ?? '', (settled) => set('q', settled))
  return (
    <Page title={t('list.title')} subtitle={t('list.subtitle')} actions={<CreateActions />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Tabs
          value={archiviert ? '1' : ''}
          onChange={(_event, value: string) => set('archiv', value)}
          aria-label={t('list.tabs')}
        >
          <Tab value="" label={t('list.active')} />
          <Tab value="1" label={t('list.archive')} />
        </Tabs>
        <Box sx={{ inlineSize: { xs: '100%', sm: 280 } }}>
          <SearchField label={t('list.search')} value={q} onChange={setQ} />
        </Box>
      </Box>
      <QueryView query={query} skeleton={<CardSkeletons />}>
        {(zeilen) => (
          <Cards
            zeilen={zeilen.filter((zeile) => matches(zeile, q))}
            leer={zeilen.length === 0}
            archiviert={archiviert}
            onReset={() => setQ('')}
          />
        )}
      </QueryView>
    </Page>
  )
}

/** The list is short enough to be searched while one types. */
function matches({ bezeichnung, verwendetIn }: WerbemittelZeile, q: string): boolean {
  const kampagnen = verwendetIn.map((kampagne) => kampagne.bezeichnung)
  return trefferRang(bezeichnung, kampagnen, q) !== null
}

interface CardsProps {
  zeilen: WerbemittelZeile[]
  /** There are none at all, also without the search. */
  leer: boolean
  archiviert: boolean
  onReset: () => void
}

function Cards({ zeilen, leer, archiviert, onReset }: CardsProps) {
  const { t } = useTranslation('werbemittel')
  if (zeilen.length > 0) {
    return (
      <Box sx={GRID}>
        {zeilen.map((zeile) => (
          <WerbemittelCard key={zeile.idPtWerbemittel} zeile={zeile} />
        ))}
      </Box>
    )
  }
  if (!leer) {
    return (
      <EmptyState
        title={t('list.noHits')}
        text={t('list.noHitsText')}
        action={<Button onClick={onReset}>{t('list.reset')}</Button>}
      />
    )
  }
  if (archiviert) return <EmptyState title={t('list.noArchive')} text={t('list.noArchiveText')} />
  return (
    <EmptyState
      drawing={<SheetDrawing format="maxipostkarte" pxPerMm={0.6} />}
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={<CreateActions />}
    />
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
