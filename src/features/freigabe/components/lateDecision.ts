import { ApiError } from '#src/contract/apiError.ts'

/** A decision that came too late: what the service says, and the text that must not be lost (zuverlaessigkeit LNK-03). */
export interface LateDecision {
  message: string
  text: string
}

/** The refusal of a link that can no longer decide; null for everything else. */
export function lateDecision(error: unknown, text: string): LateDecision | null {
  return error instanceof ApiError && error.status === 409 ? { message: error.message, text } : null
}
