import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#src/contract/apiError.ts'

/** Puts the service's texts at the fields they name; false when none belongs to this form. */
export function applyServerErrors<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const known = Object.entries(error.fieldErrors).filter(([name]) => (name.split('.')[0] ?? '') in form.getValues())
  for (const [name, message] of known) {
    // The name was just found among the form's values.
    form.setError(name as Path<V>, { type: 'server', message })
  }
  return known.length > 0
}
