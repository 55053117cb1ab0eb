import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import type { KampagneStatistik } from '#src/contract/statistik.ts'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { statistikQueries } from '#src/entities/statistik/queries.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { Postcard } from '#src/shared/ui/drawings/Postcard.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { ListView } from '#src/shared/list/ListView.tsx'
import { useListParams, type AnyList } from '#src/shared/list/useListParams.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { CodeScans } from '../components/CodeScans.tsx'
import { Quote } from '../components/Quote.tsx'
import { STATISTIK_LISTE } from '../statistikListe.ts'
import { formatRate, scanrate } from '../summe.ts'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(statistikQueries.kampagnen(STATISTIK_LISTE.parse(url.searchParams)))

/** What came of dispatched campaigns: the scans of their codes, measured. */
export default function StatistikPage() {
  const { t } = useTranslation('statistik')
  const list = useListParams(STATISTIK_LISTE)
  const query = useQuery(statistikQueries.kampagnen(list.params))
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <ListView
        list={list}
        query={query}
        search={t('suche')}
        sortLabel={(sort) => t(`column.${sort}`)}
        above={query.data && query.data.total > 0 && <Headline answer={query.data} />}
        skeleton={<Skeleton variant="rounded" height={360} />}
        empty={<Nothing />}
      >
        {(answer) => <StatistikTable list={list} answer={answer} />}
      </ListView>
    </Page>
  )
}

interface AnswerProps {
  answer: Output<Operations['fetchStatistik']>
}

/** All that has arrived in one sentence, whatever the page. */
function Headline({ answer: { gesamt, total } }: AnswerProps) {
  const { t } = useTranslation('statistik')
  const { unterwegs = 0, ausgelassen = 0 } = gesamt
  const angekommen = total - unterwegs
  return (
    <div>
      <Typography variant="h2" component="p" sx={{ maxInlineSize: '60ch' }}>
        {angekommen === 0
          ? t('nochNichts')
          : t('sentence', {
              eindeutig: formatZahl(gesamt.eindeutig),
              versendet: formatZahl(gesamt.versendet),
              rate: formatRate(scanrate(gesamt)),
            })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {[
          ...(angekommen > 0 ? [t('source', { count: angekommen })] : []),
          ...(unterwegs > 0 ? [t('source.unterwegs', { count: unterwegs })] : []),
          ...(ausgelassen > 0 ? [t('source.ausgelassen', { count: ausgelassen, zahl: formatZahl(ausgelassen) })] : []),
        ].join(' ')}
      </Typography>
    </div>
  )
}

function StatistikTable({ list, answer: { kampagnen, besteQuote } }: AnswerProps & { list: AnyList }) {
  const { t } = useTranslation('statistik')
  const cells: Omit<DataColumn<KampagneStatistik>, 'header'>[] = [
    { key: 'bezeichnung', cell: ({ bezeichnung }) => bezeichnung },
    { key: 'codes', cell: ({ codes }) => <CodeScans codes={codes} />, cardLabel: false },
    { key: 'versandDatum', cell: ({ versandDatum }) => formatDatum(versandDatum) },
    { key: 'versendet', align: 'end', cell: ({ versendet }) => formatZahl(versendet) },
    { key: 'scans', align: 'end', cell: ({ scans }) => formatZahl(scans) },
    { key: 'eindeutig', align: 'end', cell: ({ eindeutig }) => formatZahl(eindeutig) },
    {
      key: 'quote',
      align: 'end',
      cell: (kampagne) =>
        kampagne.unterwegs ? <Unterwegs kampagne={kampagne} /> : <Quote rate={scanrate(kampagne)} best={besteQuote} />,
    },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={cells.map((column) => ({
        ...column,
        header: t(`column.${column.key}`),
        sortable: column.key !== 'codes',
      }))}
      rows={kampagnen}
      rowKey={({ idPtKampagne }) => idPtKampagne}
      rowHref={({ idPtKampagne }) => paths.kampagneEditieren(idPtKampagne)}
      sort={list.order}
      onSort={list.sortBy}
      cardsBelow={980}
    />
  )
}

/** In place of a rate while the post has brought nothing: when it will. */
function Unterwegs({ kampagne: { versandDatum } }: { kampagne: KampagneStatistik }) {
  const { t } = useTranslation('statistik')
  const { ankunftVon, ankunftBis } = fristen(versandDatum)
  return t('unterwegs', { von: formatDatum(ankunftVon), bis: formatDatum(ankunftBis) })
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
