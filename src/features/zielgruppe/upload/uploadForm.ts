import * as z from 'zod/mini'

/** What the user says about a list. */
export const uploadForm = z.object({
  bezeichnung: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Geben Sie der Zielgruppe einen Namen.'),
      z.maxLength(80, 'Der Name darf höchstens 80 Zeichen haben.'),
    ),
  datenquelle: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Nennen Sie die Herkunft der Adressen. Sie steht im Datenschutztext des Mailings.'),
      z.maxLength(200, 'Die Herkunft darf höchstens 200 Zeichen haben.'),
    ),
  rechtmaessigErhoben: z
    .boolean()
    .check(z.refine((value) => value, 'Bestätigen Sie, dass die Adressen rechtmäßig erhoben wurden.')),
})
export type UploadValues = z.infer<typeof uploadForm>

export const LEERES_FORMULAR: UploadValues = { bezeichnung: '', datenquelle: '', rechtmaessigErhoben: false }

/** Proposal for the name: the file's name, made readable. */
export function nameAusDatei(dateiName: string): string {
  return dateiName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 80)
}
