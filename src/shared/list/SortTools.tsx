import IconButton from '@mui/material/IconButton'
import ArrowDownWideNarrow from '#src/shared/icons/ArrowDownWideNarrow.svg'
import ArrowUpNarrowWide from '#src/shared/icons/ArrowUpNarrowWide.svg'
import { useTranslation } from 'react-i18next'
import { ToolSelect } from './ToolSelect.tsx'
import type { AnyList } from './useListParams.ts'

interface Props {
  list: AnyList
  label: (sort: string) => string
}

/** Order of a list, also where no heads of columns are shown. */
export function SortTools({ list: { order, sorts, sortBy }, label }: Props) {
  const { t } = useTranslation('common')
  const Icon = order.richtung === 'auf' ? ArrowUpNarrowWide : ArrowDownWideNarrow
  return (
    <>
      <ToolSelect
        label={t('list.sort')}
        value={order.key}
        options={sorts.map((sort) => ({ value: sort, label: label(sort) }))}
        onChange={sortBy}
      />
      <IconButton aria-label={t(`list.direction.${order.richtung}`)} onClick={() => sortBy(order.key)}>
        <Icon size={20} aria-hidden />
      </IconButton>
    </>
  )
}
