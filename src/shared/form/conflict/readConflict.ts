import * as z from 'zod/mini'
import { ApiError } from '#src/contract/apiError.ts'

/** The stored entity that a refused save came with; null for any other error. */
export function readConflict<S extends z.ZodMiniType>(schema: S, error: unknown): z.output<S> | null {
  if (!(error instanceof ApiError) || error.code !== 'VERSION_VERALTET') return null
  const parsed = z.safeParse(schema, error.current)
  return parsed.success ? parsed.data : null
}
