import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { parseTotp, parseWiederherstellung } from '#src/domain/zugang/code.ts'

const passwort = (t: TFunction<'zugang'>) =>
  z.string().check(z.minLength(1, { error: t('bestaetigen.passwort.missing') }))

/** The password alone. */
export const passwortOnly = (t: TFunction<'zugang'>) => z.object({ passwort: passwort(t) })
export type PasswortOnly = z.infer<ReturnType<typeof passwortOnly>>

/** A code of the app alone. */
export const totpOnly = (t: TFunction<'zugang'>) =>
  z.object({
    code: z.string().check(z.refine((typed) => parseTotp(typed) !== null, { error: t('bestaetigen.code.sixDigits') })),
  })
export type TotpOnly = z.infer<ReturnType<typeof totpOnly>>

/** Password and either code: whoever lost the phone has only the recovery codes. */
export const passwortUndCode = (t: TFunction<'zugang'>) =>
  z.object({
    passwort: passwort(t),
    code: z.string().check(
      z.refine((typed) => parseTotp(typed) !== null || parseWiederherstellung(typed) !== null, {
        error: t('bestaetigen.code.either'),
      }),
    ),
  })
export type PasswortUndCode = z.infer<ReturnType<typeof passwortUndCode>>
