import TablePagination from '@mui/material/TablePagination'
import { useTranslation } from 'react-i18next'
import { useFormats } from './formats.ts'
import { entriesOf, PAGE_SIZES, type SamplePlace } from './listPlace.ts'

interface Props {
  place: SamplePlace
  /** Hits on all pages. */
  total: number
  onChange: (change: Pick<Partial<SamplePlace>, 'page' | 'size'>) => void
}

/** Which page of a list is shown, and how much of it at once. */
export function ListFooter({ place: { page, size }, total, onChange }: Props) {
  const { t } = useTranslation('demoList')
  const { number } = useFormats()
  return (
    <TablePagination
      component="div"
      count={total}
      page={size === 'all' ? 0 : page - 1}
      rowsPerPage={entriesOf(size)}
      rowsPerPageOptions={PAGE_SIZES.map((value) => ({
        value: entriesOf(value),
        label: value === 'all' ? t('allRows') : number(entriesOf(value)),
      }))}
      labelRowsPerPage={t('rowsPerPage')}
      labelDisplayedRows={({ from, to, count }) =>
        t('displayed', { from: number(from), to: number(to), total: number(count) })
      }
      getItemAriaLabel={(type) => t(`goTo.${type}`)}
      onPageChange={(_event, next) => onChange({ page: next + 1 })}
      onRowsPerPageChange={(event) =>
        onChange({ size: PAGE_SIZES.slice(1).find((value) => entriesOf(value) === Number(event.target.value)) })
      }
      showFirstButton
      showLastButton
      sx={{
        overflow: 'visible',
        color: 'text.secondary',
        '& .MuiTablePagination-toolbar': {
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          paddingInline: 0,
          rowGap: 0.5,
        },
        '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
        '& .MuiTablePagination-actions': { marginInlineStart: { xs: 0, sm: 2 }, flexShrink: 0 },
      }}
    />
  )
}
