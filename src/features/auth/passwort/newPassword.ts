import * as z from 'zod/mini'
import { PASSWORT_PROBLEM_TEXT, passwortProblem } from '#src/domain/passwort/passwort.ts'
import { loadHaeufige } from './haeufige.ts'

/** A password to be set, judged by the same rules as in the service; `woerter` are names, company and address. */
export const newPassword = (woerter: readonly string[]) =>
  z.string().check(
    z.superRefine(async (password, context) => {
      const problem = passwortProblem(password, { woerter, haeufige: await loadHaeufige() })
      if (problem !== null) context.addIssue({ code: 'custom', message: PASSWORT_PROBLEM_TEXT[problem] })
    }),
  )
