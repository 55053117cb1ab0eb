import * as z from 'zod/mini'
import { text } from '#src/shared/i18n/i18n.ts'
import { angabenFelder, toAngaben } from '../angaben.ts'

/** What the user says about a list. */
export const uploadForm = z.object({
  ...angabenFelder,
  datenquelle: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text('zielgruppe:error.quelle') }),
      z.maxLength(200, { error: () => text('zielgruppe:error.quelleLang') }),
    ),
  rechtmaessigErhoben: z
    .boolean()
    .check(z.refine((value) => value, { error: () => text('zielgruppe:error.rechtmaessig') })),
})
export type UploadValues = z.infer<typeof uploadForm>

export const LEERES_FORMULAR: UploadValues = { ...toAngaben(null), datenquelle: '', rechtmaessigErhoben: false }

/** Proposal for the name: the file's name, made readable. */
export function nameAusDatei(dateiName: string): string {
  return dateiName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 80)
}
