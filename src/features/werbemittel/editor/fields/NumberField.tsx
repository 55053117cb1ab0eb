import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'

interface Props {
  label: string
  value: number
  unit?: string
  /** Way of an arrow key; Shift makes five of it. */
  step?: number
  min?: number
  max?: number
  disabled?: boolean
  /** Set: what is wrong with the value as it stands. */
  error?: string | undefined
  onCommit: (value: number) => void
}

/** A number as German text; taken over on Enter, on leaving and by the arrow keys. */
export function NumberField({ label, value, unit, step = 1, min, max, disabled = false, error, onCommit }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = (wanted: number) => {
    const inside = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, wanted))
    setDraft(null)
    if (inside !== value) onCommit(inside)
  }
  const commitDraft = () => {
    const parsed = draft === null ? null : parseNumber(draft)
    if (parsed === null) setDraft(null)
    else commit(parsed)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commitDraft()
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const way = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 5 : 1)
    commit(Math.round((((draft === null ? null : parseNumber(draft)) ?? value) + way) * 1000) / 1000)
  }
  return (
    <TextField
      size="small"
      data-eigenes-rueckgaengig={draft === null ? undefined : ''}
      label={label}
      value={draft ?? formatNumber(value)}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commitDraft}
      onKeyDown={keys}
      slotProps={{
        htmlInput: {
          // Said with its unit: a size in mm and one in pt stand side by side.
          'aria-label': unit === undefined ? undefined : `${label} (${unit})`,
          inputMode: 'decimal',
          autoComplete: 'off',
        },
        input: unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  )
}

/** "12,5" and "12.5" are the same length; anything else is null. */
function parseNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^-?\d{1,5}(\.\d+)?$/.test(plain) ? Number(plain) : null
}

function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',')
}
