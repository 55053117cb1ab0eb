import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'
import { mitarbeiterDetail, type MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'

/** The stored record that a refused save came with; null for any other error. */
export function readConflict(error: unknown): MitarbeiterDetail | null {
  if (!(error instanceof ApiError) || error.code !== 'VERSION_VERALTET') return null
  const parsed = z.safeDecode(mitarbeiterDetail, error.current as never)
  return parsed.success ? parsed.data : null
}
