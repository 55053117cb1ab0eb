import { ApiError } from '#src/contract/apiError.ts'
import { text } from '#src/shared/i18n/i18n.ts'

let failure: string | null = null

/** Why the last login check failed (spec 7 ends the session then); null: it was answered, and be it that nobody is logged in. */
export const checkFailure = (): string | null => failure

/** Keeps what the login page says. A refusal of the session says itself that it is over. */
export function noteCheckFailure(error: unknown): void {
  failure = error instanceof ApiError && error.kind !== 'session' ? error.message : null
}

/** No answer in the time that a navigation takes. */
export function noteLateCheck(): void {
  failure = text('common:session.unchecked.late')
}
