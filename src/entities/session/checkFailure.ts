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

/** What may be over at the next try. */
export function isBlip(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

/** The answer, or null where it is too late for one. */
export const before = <T>(late: AbortSignal, answer: Promise<T>): Promise<T | null> =>
  new Promise((resolve, reject) => {
    if (late.aborted) resolve(null)
    late.addEventListener('abort', () => resolve(null), { once: true })
    answer.then(resolve, reject)
  })
