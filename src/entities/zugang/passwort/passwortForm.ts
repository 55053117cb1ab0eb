import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { PASSWORT_MAX, PASSWORT_PROBLEM_TEXT, passwortProblem } from '#src/domain/passwort/passwort.ts'

/** The list of common passwords comes when the form is sent: it is larger than the rest of the page. */
async function loadHaeufige(): Promise<ReadonlySet<string>> {
  try {
    return (await import('#src/domain/passwort/haeufige.ts')).HAEUFIGE_PASSWOERTER
  } catch {
    // Without the list the service alone says no.
    return new Set()
  }
}

/** Old and new password. Names and company are compared by the service, which knows them. */
export const passwortForm = (t: TFunction<'zugang'>, email: string) =>
  z
    .object({
      altesPasswort: z
        .string()
        .check(
          z.minLength(1, { error: t('passwort.alt.missing'), abort: true }),
          z.maxLength(PASSWORT_MAX, { error: t('passwort.alt.tooLong') }),
        ),
      neuesPasswort: z.string().check(
        z.minLength(1, { error: t('passwort.neu.missing'), abort: true }),
        z.superRefine(async (neu, context) => {
          const problem = passwortProblem(neu, { woerter: [email], haeufige: await loadHaeufige() })
          if (problem !== null) context.addIssue({ code: 'custom', message: PASSWORT_PROBLEM_TEXT[problem] })
        }),
      ),
    })
    .check(
      z.refine(({ altesPasswort, neuesPasswort }) => altesPasswort !== neuesPasswort, {
        path: ['neuesPasswort'],
        error: t('passwort.neu.same'),
      }),
    )
export type PasswortForm = z.infer<ReturnType<typeof passwortForm>>
