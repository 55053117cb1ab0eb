import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'

type Value = string | number | null

interface Props<T extends Value> extends Omit<
  TextFieldProps,
  'children' | 'onChange' | 'select' | 'size' | 'slotProps' | 'value' | 'variant'
> {
  label: string
  /** The label is read out alone: something beside the field names it. */
  labelHidden?: boolean
  value: T
  /** null is a choice like others: all of them, or none. */
  options: readonly { value: T; label: string }[]
  onChange: (chosen: T) => void
}

/** One of a few values. The list opens outside of the page's region and so has to say its language. */
export function SelectField<T extends Value>({ label, labelHidden, value, options, onChange, ...rest }: Props<T>) {
  return (
    <TextField
      select
      size="small"
      {...(labelHidden ? {} : { label })}
      value={options.some((option) => option.value === value) ? String(value) : ''}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value)
        if (chosen) onChange(chosen.value)
      }}
      slotProps={{
        select: {
          IconComponent: ChevronDown,
          MenuProps: { lang: 'de' },
          ...(labelHidden ? { SelectDisplayProps: { 'aria-label': label } } : {}),
        },
      }}
      {...rest}
    >
      {options.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
