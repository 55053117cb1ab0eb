import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from '#src/shared/icons/Search.tsx'
import { X } from '#src/shared/icons/X.tsx'
import { useRef } from 'react'

interface Props {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

/** Field that narrows a list while it is typed in. */
export function SearchBox({ label, clearLabel, value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <OutlinedInput
      fullWidth
      size="small"
      type="text"
      inputRef={field}
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ input: { 'aria-label': label, role: 'searchbox', autoComplete: 'off' } }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={clearLabel}
              onClick={() => {
                onChange('')
                field.current?.focus()
              }}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  )
}
