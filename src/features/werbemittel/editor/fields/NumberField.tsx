import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { useTimeout } from '#src/shared/useTimeout.ts'

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

/** A typed number that can stand is taken over after this pause, ms: a window that ends then loses nothing (EDT-01). */
const PAUSE_MS = 1000

/** A number as German text; taken over on Enter, on leaving, by the arrow keys and after a pause. */
export function NumberField({ label, value, unit, step = 1, min, max, disabled = false, error, onCommit }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = (wanted: number) => {
    const inside = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, wanted))
    setDraft(null)
    if (inside !== value) onCommit(inside)
  }
  const parsed = draft === null ? null : parseNumber(draft)
  const fits = parsed !== null && parsed >= (min ?? -Infinity) && parsed <= (max ?? Infinity)
  useTimeout(() => parsed !== null && parsed !== value && onCommit(parsed), fits ? PAUSE_MS : null, draft)
  const commitDraft = () => {
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
    commit(Math.round(((parsed ?? value) + way) * 1000) / 1000)
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
