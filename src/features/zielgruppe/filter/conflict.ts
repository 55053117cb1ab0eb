import * as z from 'zod/mini'
import type { ApiError } from '#src/contract/apiError.ts'
import { zielgruppe, type Zielgruppe } from '#src/contract/zielgruppe.ts'

/** The stored target group that a refused save came with; null for any other error. */
export function readConflict(error: ApiError): Zielgruppe | null {
  if (error.code !== 'VERSION_VERALTET') return null
  const parsed = z.safeDecode(zielgruppe, error.current as never)
  return parsed.success ? parsed.data : null
}
