import Box from '@mui/material/Box'
import type { GridColDef } from '@mui/x-data-grid'
import { useTranslation } from 'react-i18next'
import type { DemoRow } from '#src/contract/demo/dataTable.ts'
import { useFormats } from '../list/formats.ts'
import { Ltr } from '../list/Ltr.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { ROW_STATUSES, rowStatusText, RowStatusChip } from './RowStatusChip.tsx'

/** Columns that a phone begins with; the others are chosen in the toolbar. */
export const PHONE_HIDDEN = {
  post: false,
  email: false,
  city: false,
  start_date: false,
  salary: false,
  age: false,
  experience: false,
}

/** Columns with their headers and formats in the language of the frame. */
export function useColumns(): GridColDef<DemoRow>[] {
  const { t } = useTranslation('demoTable')
  const { number, money, day } = useFormats()
  return [
    {
      field: 'full_name',
      headerName: t('column.full_name'),
      flex: 1,
      minWidth: 180,
      display: 'flex',
      hideable: false,
      renderCell: ({ row }) => <Name row={row} />,
    },
    {
      field: 'post',
      headerName: t('column.post'),
      flex: 1,
      minWidth: 150,
      renderCell: ({ value }) => <bdi>{value}</bdi>,
    },
    {
      field: 'email',
      headerName: t('column.email'),
      flex: 1,
      minWidth: 215,
      renderCell: ({ value }) => <Ltr>{value}</Ltr>,
    },
    { field: 'city', headerName: t('column.city'), width: 120, renderCell: ({ value }) => <bdi>{value}</bdi> },
    {
      field: 'start_date',
      headerName: t('column.start_date'),
      type: 'date',
      width: 118,
      valueGetter: (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00`),
      renderCell: ({ row }) => day(row.start_date),
    },
    {
      field: 'salary',
      headerName: t('column.salary'),
      type: 'number',
      width: 120,
      valueFormatter: (value: number) => money(value),
    },
    { field: 'age', headerName: t('column.age'), type: 'number', width: 70 },
    {
      field: 'experience',
      headerName: t('column.experience'),
      type: 'number',
      width: 110,
      valueFormatter: (value: number) => t('years', { count: value, years: number(value) }),
    },
    {
      field: 'status',
      headerName: t('column.status'),
      type: 'singleSelect',
      width: 150,
      display: 'flex',
      valueOptions: ROW_STATUSES.map((value) => ({ value, label: t(rowStatusText(value)) })),
      renderCell: ({ row }) => <RowStatusChip status={row.status} />,
    },
  ]
}

function Name({ row: { id, full_name: name } }: { row: DemoRow }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar id={id} name={name} size={28} />
      <Box component="strong" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <bdi>{name}</bdi>
      </Box>
    </Box>
  )
}
