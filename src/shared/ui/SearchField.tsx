import FormControl from '@mui/material/FormControl'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Search from 'lucide-react/icons/search'
import { useId } from 'react'

interface Props {
  label: string
  value: string
  onChange: (text: string) => void
}

/** What a list is searched for. Built from the parts, since TextField brings the whole Select along. */
export function SearchField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <FormControl variant="outlined" size="small" fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // It searches while one types; within a form Enter would save that.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        slotProps={{ input: { maxLength: 200 } }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={20} aria-hidden />
          </InputAdornment>
        }
      />
    </FormControl>
  )
}
