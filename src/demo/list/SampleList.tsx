import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyList } from '#src/shared/list/useListParams.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { ListFooter } from './ListFooter.tsx'
import type { SamplePlace } from './listPlace.ts'

interface Answer<Row> {
  filteredData: Row[]
  total: number
}

interface SampleListState extends Omit<AnyList, 'params' | 'change'> {
  params: SamplePlace
  change: (change: Pick<Partial<SamplePlace>, 'page' | 'size'>) => void
}

interface Props<Row extends { id: number }> {
  list: SampleListState
  answer: Answer<Row>
  table: { caption: string; columns: DataColumn<Row>[]; rowHref: (row: Row) => string }
  /** How much is found. */
  found: string
  noHits: ComponentProps<typeof EmptyState>
}

/** Rows of a sample list with what is found, the way to other pages, and the way back from nothing. */
export function SampleList<Row extends { id: number }>({ list, answer, table, found, noHits }: Props<Row>) {
  const { t } = useTranslation('demoList')
  if (answer.filteredData.length === 0)
    return (
      <EmptyState
        {...noHits}
        action={
          <Button variant="outlined" onClick={answer.total === 0 ? list.reset : () => list.change({ page: 1 })}>
            {t(answer.total === 0 ? 'reset' : 'firstPage')}
          </Button>
        }
      />
    )
  return (
    <div>
      <Box
        component="output"
        sx={{ display: 'block', typography: 'body2', color: 'text.secondary', marginBlockEnd: 1 }}
      >
        {found}
      </Box>
      <DataTable {...table} rows={answer.filteredData} rowKey={({ id }) => id} sort={list.order} onSort={list.sortBy} />
      <ListFooter place={list.params} total={answer.total} onChange={list.change} />
    </div>
  )
}
