import Chip, { type ChipProps } from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'

interface Props extends Omit<ChipProps, 'label' | 'onDelete'> {
  label: string
  onDelete: (event: Parameters<NonNullable<ChipProps['onDelete']>>[0]) => void
}

/** A chip that goes by its cross, and by Enter or the space bar as well: it is announced as a button. */
export function EntfernbarChip({ label, onDelete, ...rest }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Chip
      size="small"
      {...rest}
      label={label}
      aria-label={t('filter.entfernen', { name: label })}
      onDelete={onDelete}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onDelete(event)
      }}
    />
  )
}
