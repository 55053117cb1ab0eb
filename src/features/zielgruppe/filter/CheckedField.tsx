import { useController, useWatch, type Control } from 'react-hook-form'
import { TextInput, type TextInputLook } from '#src/shared/form/fields/TextInput.tsx'
import { useTextValue } from '#src/shared/form/fields/useTextValue.ts'
import { mengeFehler } from './mengeForm.ts'
import { gebietFehler, type ZielgruppeValues } from './zielgruppeForm.ts'

interface Props extends TextInputLook {
  control: Control<ZielgruppeValues>
  name: 'von' | 'bis' | 'mitte' | 'radiusKm' | 'anzahl' | 'budget' | 'startzahl'
}

/** Text of the filter whose mistake is said once the field was left, not while it is typed for the first time. */
export function CheckedField({ control, name, ...look }: Props) {
  const value = useTextValue({ control, name })
  const { isTouched } = useController({ control, name }).fieldState
  const fehler = useWatch({
    control,
    compute: (all) => [gebietFehler(all), mengeFehler(all, all.art)].find((one) => one?.feld === name)?.text,
  })
  return <TextInput {...look} {...value} error={value.error ?? (isTouched ? fehler : undefined)} />
}
