import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Search from 'lucide-react/icons/search'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
}

/** What a list is searched for. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <TextField
      type="search"
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={20} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
