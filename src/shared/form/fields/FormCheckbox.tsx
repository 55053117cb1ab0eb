import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { fieldId } from '../fieldId.ts'

interface Props<V extends FieldValues, O> {
  control: Control<V, unknown, O>
  name: FieldPath<V>
  label: ReactNode
  hint?: string
  disabled?: boolean
}

/** Yes or no. */
export function FormCheckbox<V extends FieldValues, O>({ control, name, label, hint, disabled = false }: Props<V, O>) {
  const { field, fieldState } = useController({ control, name })
  const help = fieldState.error?.message ?? hint
  const helpId = `${fieldId(name)}-hilfe`
  return (
    <FormControl error={fieldState.invalid} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={fieldId(name)}
            name={field.name}
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': help === undefined ? undefined : helpId } }}
          />
        }
      />
      {help !== undefined && (
        <FormHelperText id={helpId} sx={{ marginInlineStart: 4, marginBlockStart: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  )
}
