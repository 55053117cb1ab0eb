import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useController, type Control } from 'react-hook-form'
import { fieldId } from '#src/shared/form/fieldId.ts'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
  name: 'geschlecht' | 'kaufkraft' | 'haustyp' | 'bundeslaender'
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

const Fieldset = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '& legend': { padding: 0, fontWeight: 600, marginBlockEnd: 4 },
  '& legend span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& .options': { display: 'flex', flexWrap: 'wrap', columnGap: 16, rowGap: 0 },
}))

/** Several of a few; none means all. */
export function FormChoices({ control, name, label, hint, options }: Props) {
  const { field, fieldState } = useController({ control, name })
  const chosen: readonly string[] = field.value
  const toggle = (value: string) =>
    field.onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
    )
  return (
    <Fieldset id={fieldId(name)} tabIndex={-1}>
      <legend>
        {/* A real space: a margin would be on the other side of German words in a mirrored page. */}
        {label} {hint !== undefined && <span>{hint}</span>}
      </legend>
      <div className="options">
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
                onBlur={field.onBlur}
              />
            }
          />
        ))}
      </div>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Fieldset>
  )
}
