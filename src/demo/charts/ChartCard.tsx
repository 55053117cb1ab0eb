import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import ChartLine from '#src/shared/icons/ChartLine.svg'
import Table2 from '#src/shared/icons/Table2.svg'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { CHART_HEIGHT } from './heights.ts'
import { useDrawings } from './useDrawings.ts'

/** What a chart shows, row by row: the first cell names it. */
interface ChartTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

interface Props {
  title: string
  text: string
  table: ChartTable
  /** null as long as the drawing has not come. */
  drawing: ReactNode
}

/** A chart on paper; its figures as a table on demand. */
export function ChartCard({ title, text, table, drawing }: Props) {
  const { failed } = useDrawings()
  const { t } = useTranslation('demoCharts')
  const [asTable, setAsTable] = useState(false)
  const Icon = asTable ? ChartLine : Table2
  return (
    <Section
      title={title}
      aside={
        !failed && (
          <Button
            size="small"
            startIcon={<Icon size={16} aria-hidden />}
            aria-label={t(asTable ? 'asChartOf' : 'asTableOf', { title })}
            onClick={() => setAsTable(!asTable)}
          >
            {t(asTable ? 'asChart' : 'asTable')}
          </Button>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{text}</Typography>
      {failed && <Typography sx={{ marginBlockEnd: 1 }}>{t('failed')}</Typography>}
      <Box component="figure" aria-label={title} sx={{ blockSize: CHART_HEIGHT, minInlineSize: 0, margin: 0 }}>
        {asTable || failed ? <FiguresTable caption={title} table={table} /> : drawing}
      </Box>
    </Section>
  )
}

function FiguresTable({ caption, table }: { caption: string; table: ChartTable }) {
  const columns = table.head.map((header, index): DataColumn<readonly string[]> => ({
    key: header,
    header,
    align: index === 0 ? 'start' : 'end',
    cell: (row) => row[index],
  }))
  return (
    <Box
      component="section"
      aria-label={caption}
      tabIndex={0}
      sx={{
        '--table-head-top': '0px',
        maxBlockSize: '100%',
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <DataTable
        caption={caption}
        columns={columns}
        rows={[...table.rows]}
        rowKey={(row) => row.join(' ')}
        cardsBelow={0}
      />
    </Box>
  )
}
