import { ApiError } from '#src/contract/apiError.ts'
import { failureText } from './failureText.ts'
import { notify } from './notify.ts'

/** A failed action outside of a form: one toast. A lost session has its own already. */
export function showFailure(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'session') return
  notify.error(failureText(error))
}
