import type { ReactNode } from 'react'
import { useController, useWatch, type Control } from 'react-hook-form'
import type { TextInputValue } from '#src/shared/form/fields/TextInput.tsx'
import { useTextValue } from '#src/shared/form/fields/useTextValue.ts'
import { mengeFehler } from './mengeForm.ts'
import { gebietFehler, type ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
  name: 'von' | 'bis' | 'mitte' | 'radiusKm' | 'anzahl' | 'budget' | 'startzahl'
  children: (value: TextInputValue) => ReactNode
}

/** Text of the filter whose mistake is said once the field was left, not while it is typed for the first time. */
export function CheckedValue({ control, name, children }: Props) {
  const value = useTextValue({ control, name })
  const { isTouched } = useController({ control, name }).fieldState
  const fehler = useWatch({
    control,
    compute: (all) => [gebietFehler(all), mengeFehler(all, all.art)].find((one) => one?.feld === name)?.text,
  })
  return children({ ...value, error: value.error ?? (isTouched ? fehler : undefined) })
}
