import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DemoFrame } from '../../DemoFrame.tsx'
import { ChartCard } from '../ChartCard.tsx'
import { ANSWERS, DEVICES, MONTHS, ORDERS, SOURCES, VISITS, WEEKDAYS } from '../figures.ts'
import { SparkTiles } from '../SparkTiles.tsx'
import { useChartFormats } from '../useChartFormats.ts'
import { DrawingsContext, useDrawings, useLateDrawings } from '../useDrawings.ts'

/** Every kind of chart once, with invented figures. */
export default function ChartsPage() {
  const { t } = useTranslation(['demoCharts', 'demo'])
  const loaded = useLateDrawings()
  return (
    <DemoFrame title={t('demo:screen.charts.title')} note={t('note')}>
      <DrawingsContext value={loaded}>
        <SparkTiles />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <MonthsCard name="visits" rows={VISITS} />
          <WeekCard />
          <MonthsCard name="sources" rows={SOURCES} stacked />
          <DevicesCard />
          <Box sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}>
            <AnswersCard />
          </Box>
        </Box>
      </DrawingsContext>
    </DemoFrame>
  )
}

/** One row per month or day, one column per series. */
function tableOf(
  first: string,
  labels: readonly string[],
  rows: readonly { label: string; values: readonly number[] }[],
  format: (value: number) => string,
) {
  return {
    head: [first, ...rows.map(({ label }) => label)],
    rows: labels.map((label, index) => [label, ...rows.map(({ values }) => format(values[index] ?? 0))]),
  }
}

interface MonthsProps {
  name: 'visits' | 'sources'
  rows: Record<string, readonly number[]>
  stacked?: boolean
}

function MonthsCard({ name, rows: figures, stacked = false }: MonthsProps) {
  const { drawings } = useDrawings()
  const { t } = useTranslation('demoCharts')
  const { number, month } = useChartFormats()
  const labels = MONTHS.map(month)
  const rows = Object.entries(figures).map(([key, values]) => ({ label: t(`${name}.${key}`), values }))
  const title = t(`${name}.title`)
  return (
    <ChartCard
      title={title}
      text={t(`${name}.text`)}
      table={tableOf(t('month'), labels, rows, number)}
      drawing={drawings && <drawings.LineDrawing labels={labels} rows={rows} format={number} stacked={stacked} />}
    />
  )
}

function WeekCard() {
  const { drawings } = useDrawings()
  const { t } = useTranslation('demoCharts')
  const { number, weekday } = useChartFormats()
  const labels = WEEKDAYS.map(weekday)
  const rows = [
    { label: t('orders.web'), values: ORDERS.web },
    { label: t('orders.phone'), values: ORDERS.phone },
  ]
  const title = t('orders.title')
  return (
    <ChartCard
      title={title}
      text={t('orders.text')}
      table={tableOf(t('day'), labels, rows, number)}
      drawing={drawings && <drawings.BarDrawing labels={labels} rows={rows} format={number} />}
    />
  )
}

function DevicesCard() {
  const { drawings } = useDrawings()
  const { t } = useTranslation('demoCharts')
  const { percent } = useChartFormats()
  const slices = Object.entries(DEVICES).map(([key, value]) => ({ label: t(`devices.${key}`), value }))
  const title = t('devices.title')
  return (
    <ChartCard
      title={title}
      text={t('devices.text')}
      table={{
        head: [t('devices.device'), t('share')],
        rows: slices.map(({ label, value }) => [label, percent(value)]),
      }}
      drawing={drawings && <drawings.PieDrawing slices={slices} format={percent} />}
    />
  )
}

function AnswersCard() {
  const { drawings } = useDrawings()
  const { t } = useTranslation('demoCharts')
  const { number } = useChartFormats()
  const groups = [
    { label: t('answers.postcard'), points: ANSWERS.postcard },
    { label: t('answers.letter'), points: ANSWERS.letter },
  ]
  const title = t('answers.title')
  return (
    <ChartCard
      title={title}
      text={t('answers.text')}
      table={{
        head: [t('answers.mailing'), t('answers.kind'), t('answers.x'), t('answers.y')],
        rows: groups.flatMap(({ label, points }) =>
          points.map(({ id, x, y }) => [String(id), label, number(x), number(y)]),
        ),
      }}
      drawing={
        drawings && (
          <drawings.ScatterDrawing groups={groups} xName={t('answers.x')} yName={t('answers.y')} format={number} />
        )
      }
    />
  )
}
