import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { SelectField } from '#src/shared/ui/SelectField.tsx'

const ALLE = 'alle'

interface Props {
  label: string
  /** What the choice of nothing is called. */
  all: string
  value: string | number | null
  onChange: (value: string | null) => void
  children: ReactNode
}

/** One filter: a value or all. */
export function FilterSelect({ label, all, value, onChange, children }: Props) {
  return (
    <SelectField
      label={label}
      value={value ?? ALLE}
      onChange={({ target }) => onChange(target.value === ALLE ? null : String(target.value))}
      sx={{ flex: '1 1 140px', maxInlineSize: { sm: 220 } }}
    >
      <MenuItem value={ALLE}>{all}</MenuItem>
      {children}
    </SelectField>
  )
}
