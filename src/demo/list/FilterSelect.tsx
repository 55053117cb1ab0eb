import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

const ANY = 'any'

interface Props<T extends string> {
  label: string
  /** Word for no choice. */
  anyLabel: string
  value: T | null
  options: readonly { value: T; label: string }[]
  onChange: (value: T | null) => void
}

/** One of a few values, or any. */
export function FilterSelect<T extends string>({ label, anyLabel, value, options, onChange }: Props<T>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ANY}
      onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? null)}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 176px' } }}
    >
      <MenuItem value={ANY}>{anyLabel}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
