import { ApiError } from '#src/contract/apiError.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { asChunkError } from '../routing/loadChunk.ts'

/** What happened, what was kept and what to do: the service's own words, or of a part of the program that did not come (spec 8). */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return text(asChunkError(error) ? 'common:error.part' : 'common:error.unexpected')
}
