import * as z from 'zod/mini'
import type { ZielgruppeAngaben } from '#src/contract/zielgruppe.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** What somebody says of a target group, filtered or uploaded, as every form takes it. */
export const angabenFelder = {
  bezeichnung: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text('zielgruppe:error.name') }),
      z.maxLength(80, { error: () => text('zielgruppe:error.nameLang') }),
    ),
}

/** The fields in their order, as both forms show them: a new one is said in this file alone. */
export const ANGABEN = [{ name: 'bezeichnung', label: 'zielgruppe:filter.name', maxLength: 80 }] as const

/** Of a stored target group or of a form; null: nothing was said yet. */
export const toAngaben = (of: ZielgruppeAngaben | null) => ({ bezeichnung: of?.bezeichnung ?? '' })
