import { ApiError } from '#src/contract/apiError.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'

/** A failed action outside of a form: one toast. A lost session has its own already. */
export function showFailure(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'session') return
  notify.error(error instanceof ApiError ? error.message : text('common:error.unexpected'))
}
