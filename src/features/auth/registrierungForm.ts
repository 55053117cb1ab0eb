import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { ANREDEN } from '#src/contract/registrierung.ts'
import { mailAdresse } from '#src/contract/wire.ts'
import { newPassword } from './passwort/newPassword.ts'

type T = TFunction<'registrierung'>

const email = (t: T) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, { error: t('email.missing') })), mailAdresse(t('email.invalid')))

const named = (max: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(max))

/** What a registration asks for; `woerter` is what the password must not be made of. */
export const registerForm = (t: T, woerter: readonly string[]) =>
  z.object({
    firma: named(120, t('register.firmaMissing')),
    anrede: z.enum(ANREDEN),
    vorname: named(80, t('register.vornameMissing')),
    nachname: named(80, t('register.nachnameMissing')),
    email: email(t),
    passwort: newPassword(woerter),
    agbAkzeptiert: z.boolean().check(z.refine((value) => value, { error: t('register.agbMissing') })),
  })
export type RegisterForm = z.infer<ReturnType<typeof registerForm>>

/** Everything about the person that is in the form. */
export const woerterOf = ({ firma, vorname, nachname, email: address }: Partial<RegisterForm>): string[] =>
  [firma, vorname, nachname, address].filter((text) => text !== undefined)

export const emailForm = (t: T) => z.object({ email: email(t) })
export type EmailForm = z.infer<ReturnType<typeof emailForm>>

export const setPasswordForm = (woerter: readonly string[]) => z.object({ passwort: newPassword(woerter) })
export type SetPasswordForm = z.infer<ReturnType<typeof setPasswordForm>>

export const confirmForm = (t: T) =>
  z.object({ passwort: z.string().check(z.minLength(1, { error: t('passwort.missing') })) })
export type ConfirmForm = z.infer<ReturnType<typeof confirmForm>>
