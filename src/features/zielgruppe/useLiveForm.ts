import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'

/**
 * The form with a state that is a new value after each change. `useForm` returns one object for ever, so components
 * that get it as a prop would not render again when the compiler keeps their element.
 */
export function useLiveForm<V extends FieldValues>(form: UseFormReturn<V>): UseFormReturn<V> {
  const formState = useFormState({ control: form.control })
  return { ...form, formState }
}
