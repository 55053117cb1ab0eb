import { type Control, useController } from 'react-hook-form'
import type { KopfValues } from '../werbemittelForm.ts'
import { FormatChoice } from './FormatChoice.tsx'

interface Props {
  control: Control<KopfValues>
  disabled?: boolean
}

/** Choice of the format in a form. */
export function FormatField({ control, disabled = false }: Props) {
  const { field, fieldState } = useController({ control, name: 'format' })
  return (
    <FormatChoice value={field.value} disabled={disabled} error={fieldState.error?.message} onChange={field.onChange} />
  )
}
