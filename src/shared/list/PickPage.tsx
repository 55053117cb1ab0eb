import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface Props {
  label: string
  page: 'all' | 'some' | 'none'
  onToggle: () => void
}

/** Ticks what the page of a list shows; above it, since cards have no head. */
export function PickPage({ label, page, onToggle }: Props) {
  return (
    <FormControlLabel
      data-no-print
      control={
        <Checkbox size="small" checked={page === 'all'} indeterminate={page === 'some'} onChange={() => onToggle()} />
      }
      label={label}
      sx={{ marginInlineStart: 0.5, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
    />
  )
}
