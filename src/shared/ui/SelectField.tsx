import type { SelectProps } from '@mui/material/Select'
import TextField, { type TextFieldProps } from '@mui/material/TextField'

type Props = Omit<TextFieldProps, 'select' | 'slotProps' | 'variant'> & { selectProps?: SelectProps }

/** Choice from a list of the product. The list opens outside of the page's region and so has to say its language. */
export function SelectField({ selectProps, ...rest }: Props) {
  return (
    <TextField select size="small" slotProps={{ select: { MenuProps: { lang: 'de' }, ...selectProps } }} {...rest} />
  )
}
