import * as z from 'zod/mini'
import { text } from '#src/shared/i18n/i18n.ts'

/** Name of a target group, filtered or uploaded. */
export const nameFeld = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => text('zielgruppe:error.name') }),
    z.maxLength(80, { error: () => text('zielgruppe:error.nameLang') }),
  )
