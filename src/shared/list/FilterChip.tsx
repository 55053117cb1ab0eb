import Button from '@mui/material/Button'
import X from '#src/shared/icons/X.svg'
import { useTranslation } from 'react-i18next'

interface Props {
  /** What the list is narrowed to by a link. */
  label: string
  onRemove: () => void
}

/** A filter that a link has set and no field shows; it can be taken away. */
export function FilterChip({ label, onRemove }: Props) {
  const { t } = useTranslation('common')
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('list.removeFilter', { filter: label })}
      endIcon={<X size={16} aria-hidden />}
      sx={{ alignSelf: 'flex-start', maxInlineSize: '100%', overflowWrap: 'anywhere', textAlign: 'start' }}
      onClick={onRemove}
    >
      {label}
    </Button>
  )
}
