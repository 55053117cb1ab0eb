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
export function FilterSelect<T extends string>({ anyLabel, options, ...field }: Props<T>) {
  return (
    <SelectField
      {...field}
      options={[{ value: null, label: anyLabel }, ...options]}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 176px' } }}
    />
  )
}
