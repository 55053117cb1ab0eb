import { SelectField } from '#src/shared/ui/SelectField.tsx'

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
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      options={[{ value: null, label: anyLabel }, ...options]}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 176px' } }}
    />
  )
}
