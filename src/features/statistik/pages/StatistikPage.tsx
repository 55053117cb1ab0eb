import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import type { KampagneStatistik } from '#src/contract/statistik.ts'
import { formatDatum, formatZahl } from '#src/domain/number/german.ts'
import { statistikQueries } from '#src/entities/statistik/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { Postcard } from '#src/shared/ui/drawings/Postcard.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { ListFoot } from '#src/shared/list/ListFoot.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { Quote } from '../components/Quote.tsx'
import { parseSeite, sortedBy, toQuery, withSeite, type StatistikSeite } from '../statistikParams.ts'
import { formatRate, scanrate } from '../summe.ts'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(statistikQueries.kampagnen(toQuery(parseSeite(url.searchParams))))

/** What came of dispatched campaigns: the scans of their codes, measured. */
export default function StatistikPage() {
  const { t } = useTranslation('statistik')
  const [search] = useSearchParams()
  const query = useQuery(statistikQueries.kampagnen(toQuery(parseSeite(search))))
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(data) => (data.total === 0 ? <Nothing /> : <Figures data={data} />)}
      </QueryView>
    </Page>
  )
}

function Figures({ data }: { data: Output<Operations['fetchStatistik']> }) {
  const { t } = useTranslation('statistik')
  const [search, setSearch] = useSearchParams()
  const { kampagnen, gesamt, besteQuote, total, page, seitenGroesse } = data
  // A page past the end shows the last one.
  const seite = { ...parseSeite(search), page }
  const show = (next: StatistikSeite) => setSearch(withSeite(next))
  const plain: DataColumn<KampagneStatistik>[] = [
    { key: 'bezeichnung', header: t('column.kampagne'), cell: ({ bezeichnung }) => bezeichnung },
    { key: 'versandDatum', header: t('column.versand'), cell: ({ versandDatum }) => formatDatum(versandDatum) },
    { key: 'versendet', header: t('column.versendet'), align: 'end', cell: ({ versendet }) => formatZahl(versendet) },
    { key: 'scans', header: t('column.scans'), align: 'end', cell: ({ scans }) => formatZahl(scans) },
    { key: 'eindeutig', header: t('column.eindeutig'), align: 'end', cell: ({ eindeutig }) => formatZahl(eindeutig) },
    {
      key: 'quote',
      header: t('column.rate'),
      align: 'end',
      cell: (kampagne) => <Quote rate={scanrate(kampagne)} best={besteQuote} />,
    },
  ]
  const columns = plain.map((column) => ({ ...column, sortable: true }))
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
      <div>
        <Typography variant="h2" component="p" sx={{ maxInlineSize: '60ch' }}>
          {t('sentence', {
            eindeutig: formatZahl(gesamt.eindeutig),
            versendet: formatZahl(gesamt.versendet),
            rate: formatRate(scanrate(gesamt)),
          })}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
          {t('source', { count: total })}
        </Typography>
      </div>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={kampagnen}
        rowKey={({ idPtKampagne }) => idPtKampagne}
        rowHref={({ idPtKampagne }) => paths.kampagneEditieren(idPtKampagne)}
        sort={{ key: seite.sort, richtung: seite.richtung }}
        onSort={(key) => show(sortedBy(seite, key))}
      />
      {total > seitenGroesse && (
        <ListFoot label={t('seiten')} answer={data} onChange={(next) => show({ ...seite, page: next })} />
      )}
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
