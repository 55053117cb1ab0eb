import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { AbgleichFields } from './AbgleichFields.tsx'

interface Props<V extends FieldValues, N extends FieldPathByValue<V, Ausschluss>> {
  control: Control<V>
  name: N
  /** The group itself is taken off none. */
  eigene: number | null
}

/** Who is left out of a target group, as a field of its form. */
export function AusschlussField<V extends FieldValues, N extends FieldPathByValue<V, Ausschluss>>({
  control,
  name,
  eigene,
}: Props<V, N>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <AbgleichFields value={field.value} onChange={field.onChange} eigene={eigene} fehler={fieldState.error?.message} />
  )
}
