import type { TFunction } from 'i18next'
import { parseTotp, parseWiederherstellung } from '#src/domain/zugang/code.ts'

/** What is wrong with a typed code before it is sent, or null; the service alone knows whether it is the right one. */
export function codeProblem(typed: string, wiederherstellung: boolean, t: TFunction<'zugang'>): string | null {
  if (wiederherstellung) return parseWiederherstellung(typed) === null ? t('anmelden.wiederherstellungForm') : null
  return parseTotp(typed) === null ? t('bestaetigen.code.sixDigits') : null
}
