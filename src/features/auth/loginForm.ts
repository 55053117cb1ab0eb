import type { TFunction } from 'i18next'
import * as z from 'zod/mini'

/** What a person types to log in; the service alone knows whether it fits. */
export const loginForm = (t: TFunction<'auth'>) =>
  z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: t('login.email.missing'), abort: true }),
        z.email({ error: t('login.email.invalid') }),
      ),
    passwort: z.string().check(z.minLength(1, { error: t('login.passwort.missing') })),
  })
export type LoginForm = z.infer<ReturnType<typeof loginForm>>
