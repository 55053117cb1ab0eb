import { isAxiosError } from 'axios'
import { ApiError, ownRefusal } from '#src/contract/apiError.ts'
import { BLOCKED } from './http.ts'
import { type CallOf, errorOf, TEXT, UNKNOWN_CODES } from './refusal.ts'

/** Turns whatever a request threw into an ApiError; tells the session when it is lost. */
export async function toApiError(thrown: unknown, of: CallOf): Promise<ApiError> {
  if (thrown instanceof ApiError) return thrown
  if (!isAxiosError(thrown)) throw thrown
  if (!thrown.response) {
    if (thrown.code === BLOCKED) return new ApiError('blocked', TEXT.blocked, { code: BLOCKED, cause: thrown })
    const timeout = thrown.code === 'ETIMEDOUT' || thrown.code === 'ECONNABORTED'
    return new ApiError('network', timeout ? TEXT.timeout : TEXT.network, { code: thrown.code, cause: thrown })
  }
  const { status, data, headers } = thrown.response
  const answer = { body: await textOf(data), status, request: thrown, retryAfter: headers['retry-after'] }
  const own = ownRefusal(jsonOf(answer.body))
  if (own && !UNKNOWN_CODES.includes(own.code ?? '')) return errorOf(of, own, answer)
  // What other words mean, and what follows of a call that nobody knows, is known to a part that our own service never needs.
  const foreign = await import('./foreignAnswer.ts').catch(() => null)
  return foreign ? foreign.refused(of, answer) : new ApiError('http', TEXT.http, { status, cause: thrown })
}

const textOf = async (data: unknown): Promise<string> =>
  data instanceof Blob ? data.text() : typeof data === 'string' ? data : ''

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
