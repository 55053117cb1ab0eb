import { ToolSelect } from './ToolSelect.tsx'

interface Props<T extends string | number> {
  label: string
  /** What it is called when nothing is chosen. */
  all: string
  value: T | undefined
  options: readonly { value: T; label: string }[]
  onChange: (chosen: T | undefined) => void
}

/** Narrows a list to one of a few values, or to none of them. */
export function FilterSelect<T extends string | number>({ label, all, value, options, onChange }: Props<T>) {
  return (
    <ToolSelect<T | null>
      label={label}
      value={value ?? null}
      options={[{ value: null, label: all }, ...options]}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  )
}
