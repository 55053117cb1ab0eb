import useMediaQuery from '@mui/material/useMediaQuery'
import { DataGrid, type GridLocaleText } from '@mui/x-data-grid'
import { arSD, frFR } from '@mui/x-data-grid/locales'
import { useTranslation } from 'react-i18next'
import type { DemoRow } from '#src/contract/demo/dataTable.ts'
import { useFormats } from '../list/formats.ts'
import { PHONE_HIDDEN, useColumns } from './useColumns.tsx'

/** Texts of the grid; English is its own language. */
const GRID_TEXTS: Readonly<Record<string, Partial<GridLocaleText>>> = {
  fr: frFR.components.MuiDataGrid.defaultProps.localeText,
  ar: arSD.components.MuiDataGrid.defaultProps.localeText,
}

const PAGE_SIZES = [10, 25, 50, 100]

interface Props {
  rows: readonly DemoRow[]
}

export function RowGrid({ rows }: Props) {
  const { t, i18n } = useTranslation(['demoTable', 'demoList'])
  const columns = useColumns()
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  const { number } = useFormats()
  const texts: Partial<GridLocaleText> = {
    ...GRID_TEXTS[i18n.language],
    // Not all of them are translated there.
    noColumnsOverlayLabel: t('grid.noColumns'),
    noColumnsOverlayManageColumns: t('grid.manageColumns'),
    filterOperatorDoesNotContain: t('grid.doesNotContain'),
    filterOperatorDoesNotEqual: t('grid.doesNotEqual'),
    columnMenuAriaLabel: (name) => t('grid.columnMenu', { name }),
    // The kit's Arabic has other figures than the frame.
    paginationDisplayedRows: ({ from, to, count }) =>
      t('demoList:displayed', { from: number(from), to: number(to), total: number(count) }),
  }
  return (
    <DataGrid
      // Begins anew where another set of columns is the sensible one.
      key={isPhone ? 'phone' : 'wide'}
      rows={rows}
      columns={columns}
      label={t('caption')}
      showToolbar
      pageSizeOptions={PAGE_SIZES}
      initialState={{
        pagination: { paginationModel: { pageSize: 10 } },
        ...(isPhone ? { columns: { columnVisibilityModel: PHONE_HIDDEN } } : {}),
      }}
      rowHeight={48}
      disableRowSelectionOnClick
      localeText={texts}
      sx={({ vars }) => ({
        '&&': {
          backgroundColor: vars.palette.background.paper,
          '--DataGrid-t-color-border-base': vars.palette.divider,
        },
      })}
    />
  )
}
