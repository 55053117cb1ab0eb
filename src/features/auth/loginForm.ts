import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { mailAdresse } from '#src/contract/wire.ts'

export interface LoginForm {
  email: string
  passwort: string
}

/** A message per field, and `root` for what concerns the whole. */
export type LoginErrors = Partial<Record<keyof LoginForm | 'root', { type: string; message: string }>>

/** What a person types to log in; the service alone knows whether it fits. */
const loginForm = (t: TFunction<'auth'>) =>
  z.object({
    email: z.pipe(
      z.string().check(z.trim(), z.minLength(1, { error: t('login.email.missing') })),
      mailAdresse(t('login.email.invalid')),
    ),
    passwort: z.string().check(z.minLength(1, { error: t('login.passwort.missing') })),
  })

/** What was typed, ready to be sent, or what is wrong with it. */
export function readLogin(
  typed: LoginForm,
  t: TFunction<'auth'>,
): { values: LoginForm; errors: null } | { values: null; errors: LoginErrors } {
  const parsed = z.safeParse(loginForm(t), typed)
  if (parsed.success) return { values: parsed.data, errors: null }
  const errors: LoginErrors = {}
  for (const { path, message } of parsed.error.issues)
    if (path[0] === 'email' || path[0] === 'passwort') errors[path[0]] ??= { type: 'typed', message }
  return { values: null, errors }
}
