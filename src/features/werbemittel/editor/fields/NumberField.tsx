import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDecimal } from '#src/base/number/typed.ts'
import { useTimeout } from '#src/shared/useTimeout.ts'

/** Units as they are shown, and how the reader knows them. */
const EINHEIT = { mm: 'mm', pt: 'pt', '°': 'grad', '%': 'prozent', '‰': 'promille' } as const

interface Props {
  label: string
  /** null: several things have different ones. */
  value: number | null
  unit?: keyof typeof EINHEIT
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

/**
 * A number as German text; taken over on Enter, on leaving, by the arrow keys and after a pause. What is no number is said,
 * and the value stays.
 */
export function NumberField({ label, value, unit, step = 1, min, max, disabled = false, error, onCommit }: Props) {
  const { t } = useTranslation('werbemittel')
  const [draft, setDraft] = useState<string | null>(null)
  const [unread, setUnread] = useState<{ text: string; beside: number | null } | null>(null)
  const commit = (wanted: number) => {
    const inside = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, wanted))
    setDraft(null)
    if (inside !== value) onCommit(inside)
  }
  const parsed = draft === null ? null : readDecimal(draft, unit === undefined ? 'ohne' : EINHEIT[unit])
  const fits = parsed !== null && parsed >= (min ?? -Infinity) && parsed <= (max ?? Infinity)
  useTimeout(() => parsed !== null && parsed !== value && onCommit(parsed), fits ? PAUSE_MS : null, draft)
  const commitDraft = () => {
    if (parsed !== null) return commit(parsed)
    if (draft !== null && draft.trim() !== '') setUnread({ text: draft.trim(), beside: value })
    setDraft(null)
  }
  const told =
    unread !== null && unread.beside === value && draft === null
      ? t('editor.keineZahl', {
          text: unread.text,
          wert: value === null ? t('editor.align.mixed') : formatNumber(value),
        })
      : undefined
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commitDraft()
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const from = parsed ?? value
    if (from === null) return
    const way = (event.key === 'ArrowUp' ? step : -step) * (event.shiftKey ? 5 : 1)
    commit(Math.round((from + way) * 1000) / 1000)
  }
  return (
    <TextField
      size="small"
      data-eigenes-rueckgaengig={draft === null ? undefined : ''}
      label={label}
      value={draft ?? (value === null ? '' : formatNumber(value))}
      placeholder={value === null ? t('editor.align.mixed') : undefined}
      disabled={disabled}
      error={(told ?? error) !== undefined}
      helperText={told ?? error}
      onChange={(event) => {
        setUnread(null)
        setDraft(event.target.value)
      }}
      onFocus={(event) => event.target.select()}
      onBlur={commitDraft}
      onKeyDown={keys}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { role: told === undefined ? undefined : 'alert' },
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

function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',')
}
