import TablePagination from '@mui/material/TablePagination'
import { useTranslation } from 'react-i18next'
import { useFormats } from './formats.ts'
import { ALL_ROWS, PAGE_SIZES, sizeText, type ListPlace } from './listParams.ts'

interface Props {
  place: ListPlace<string>
  /** Hits on all pages. */
  total: number
  onChange: (changes: { page?: string; size?: string | null }) => void
}

/** Which page of a list is shown, and how much of it at once. */
export function ListFooter({ place: { page, size }, total, onChange }: Props) {
  const { t } = useTranslation('demoList')
  const { number } = useFormats()
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={size}
      rowsPerPageOptions={PAGE_SIZES.map((value) => ({
        value,
        label: value === ALL_ROWS ? t('allRows') : number(value),
      }))}
      labelRowsPerPage={t('rowsPerPage')}
      labelDisplayedRows={({ from, to, count }) =>
        t('displayed', { from: number(from), to: number(to), total: number(count) })
      }
      getItemAriaLabel={(type) => t(`goTo.${type}`)}
      onPageChange={(_event, next) => onChange({ page: String(next + 1) })}
      onRowsPerPageChange={(event) =>
        onChange({ size: Number(event.target.value) === PAGE_SIZES[0] ? null : sizeText(Number(event.target.value)) })
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
