import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { KampagneStatistik } from '#src/contract/statistik.ts'
import { formatDatum, formatZahl } from '#src/domain/number/german.ts'
import { statistikQueries } from '#src/entities/statistik/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { Postcard } from '#src/shared/ui/drawings/Postcard.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { Quote } from '../components/Quote.tsx'
import { formatRate, scanrate, summe } from '../summe.ts'

export const loader: PageLoader = (_args, queryClient) => queryClient.ensureQueryData(statistikQueries.kampagnen())

/** What came of dispatched campaigns: the scans of their codes, measured. */
export default function StatistikPage() {
  const { t } = useTranslation('statistik')
  const query = useQuery(statistikQueries.kampagnen())
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(kampagnen) => (kampagnen.length === 0 ? <Nothing /> : <Figures kampagnen={kampagnen} />)}
      </QueryView>
    </Page>
  )
}

function Figures({ kampagnen }: { kampagnen: KampagneStatistik[] }) {
  const { t } = useTranslation('statistik')
  const sum = summe(kampagnen)
  const best = Math.max(...kampagnen.map((kampagne) => scanrate(kampagne) ?? 0))
  const columns: DataColumn<KampagneStatistik>[] = [
    { key: 'bezeichnung', header: t('column.kampagne'), cell: ({ bezeichnung }) => bezeichnung },
    { key: 'versandDatum', header: t('column.versand'), cell: ({ versandDatum }) => formatDatum(versandDatum) },
    { key: 'versendet', header: t('column.versendet'), align: 'end', cell: ({ versendet }) => formatZahl(versendet) },
    { key: 'scans', header: t('column.scans'), align: 'end', cell: ({ scans }) => formatZahl(scans) },
    { key: 'eindeutig', header: t('column.eindeutig'), align: 'end', cell: ({ eindeutig }) => formatZahl(eindeutig) },
    {
      key: 'rate',
      header: t('column.rate'),
      align: 'end',
      cell: (kampagne) => <Quote rate={scanrate(kampagne)} best={best} />,
    },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
      <div>
        <Typography variant="h2" component="p" sx={{ maxInlineSize: '60ch' }}>
          {t('sentence', {
            eindeutig: formatZahl(sum.eindeutig),
            versendet: formatZahl(sum.versendet),
            rate: formatRate(scanrate(sum)),
          })}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
          {t('source', { count: kampagnen.length })}
        </Typography>
      </div>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={kampagnen}
        rowKey={({ idPtKampagne }) => idPtKampagne}
        rowHref={({ idPtKampagne }) => paths.kampagneEditieren(idPtKampagne)}
      />
    </Box>
  )
}

function Nothing() {
  const { t } = useTranslation('statistik')
  return (
    <EmptyState
      drawing={<Postcard />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button variant="contained" component={Link} to={paths.kampagne}>
          {t('empty.action')}
        </Button>
      }
    />
  )
}
