import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { PieChart } from '@mui/x-charts/PieChart'
import { ScatterChart } from '@mui/x-charts/ScatterChart'
import { SparkLineChart } from '@mui/x-charts/SparkLineChart'
import { CHART_HEIGHT, LEGEND_HEIGHT, SPARK_HEIGHT } from './heights.ts'
import type { Point } from './figures.ts'

/** The theme's own colours, so that they follow mode and primary colour. */
const COLORS = ['primary', 'stempel', 'success', 'warning'].map((name) => `var(--mui-palette-${name}-main)`)

export interface Row {
  label: string
  values: readonly number[]
}

interface Formatted {
  format: (value: number) => string
}

interface RowsProps extends Formatted {
  labels: readonly string[]
  rows: readonly Row[]
}

/** Both axes begin where a line of text begins. */
function useAxes() {
  const rtl = useTheme().direction === 'rtl'
  return {
    x: { reverse: rtl },
    y: { position: rtl ? 'right' : 'left', width: 52 } as const,
    margin: { top: 12, bottom: 0, left: rtl ? 24 : 0, right: rtl ? 0 : 24 },
  }
}

/** Areas are quieter than their edges. */
const quietAreas = { '& .MuiLineChart-area, & .MuiAreaElement-root': { fillOpacity: 0.35 } }

const common = { height: CHART_HEIGHT - LEGEND_HEIGHT, colors: COLORS, grid: { horizontal: true } }

export function LineDrawing({ labels, rows, format, stacked = false }: RowsProps & { stacked?: boolean }) {
  const axes = useAxes()
  return (
    <LineChart
      {...common}
      sx={quietAreas}
      margin={axes.margin}
      xAxis={[{ ...axes.x, scaleType: 'point', data: labels }]}
      yAxis={[{ ...axes.y, min: 0, valueFormatter: format }]}
      series={rows.map(({ label, values }) => ({
        label,
        data: [...values],
        showMark: false,
        valueFormatter: (value) => (value === null ? '' : format(value)),
        ...(stacked ? { area: true, stack: 'all' } : {}),
      }))}
    />
  )
}

export function BarDrawing({ labels, rows, format }: RowsProps) {
  const axes = useAxes()
  return (
    <BarChart
      {...common}
      margin={axes.margin}
      borderRadius={3}
      xAxis={[{ ...axes.x, scaleType: 'band', data: labels }]}
      yAxis={[{ ...axes.y, valueFormatter: format }]}
      series={rows.map(({ label, values }) => ({
        label,
        data: [...values],
        valueFormatter: (value) => (value === null ? '' : format(value)),
      }))}
    />
  )
}

export function PieDrawing({ slices, format }: Formatted & { slices: readonly { label: string; value: number }[] }) {
  return (
    <PieChart
      height={CHART_HEIGHT - LEGEND_HEIGHT}
      colors={COLORS}
      series={[
        {
          data: slices.map(({ label, value }, id) => ({ id, label, value })),
          innerRadius: '58%',
          outerRadius: '96%',
          paddingAngle: 2,
          cornerRadius: 3,
          valueFormatter: ({ value }) => format(value),
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
    />
  )
}

interface ScatterProps extends Formatted {
  groups: readonly { label: string; points: readonly Point[] }[]
  xName: string
  yName: string
}

export function ScatterDrawing({ groups, xName, yName, format }: ScatterProps) {
  const axes = useAxes()
  return (
    <ScatterChart
      height={CHART_HEIGHT - LEGEND_HEIGHT}
      colors={COLORS}
      grid={{ horizontal: true, vertical: true }}
      margin={axes.margin}
      xAxis={[{ ...axes.x, label: xName, valueFormatter: format, height: 48 }]}
      yAxis={[{ ...axes.y, label: yName, min: 0, valueFormatter: format }]}
      series={groups.map(({ label, points }) => ({
        label,
        data: [...points],
        markerSize: 4,
        valueFormatter: (point) => (point === null ? '' : `${format(point.x)} · ${format(point.y)}`),
      }))}
    />
  )
}

/** A line without axes; what it says stands beside it. */
export function Spark({ values }: { values: readonly number[] }) {
  const { x } = useAxes()
  return (
    <SparkLineChart
      data={[...values]}
      sx={quietAreas}
      height={SPARK_HEIGHT}
      area
      curve="monotoneX"
      color="var(--mui-palette-primary-main)"
      xAxis={{ data: values.map((_, index) => index), ...x }}
    />
  )
}
