import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { addWerktage, fristen } from './schedule.ts'

/** Working days between the announcement of a debit and the debit (domain 6, pre-notification; assumed: two). */
const VORANKUENDIGUNG_WERKTAGE = 2
/** Months after which an unused SEPA mandate lapses (SEPA core rulebook, section 4.1). */
const MANDAT_MONATE = 36
/** Working days that a bank has to collect an announced debit before the payment counts as lapsed. assumed */
export const EINZUG_FRIST_WERKTAGE = 5

/** Day on which a debit ordered today is taken from the account. Holidays of the print site are a superset of TARGET2's. */
export function einzugAm(heute: string): string {
  return addWerktage(heute, VORANKUENDIGUNG_WERKTAGE)
}

/** Last day on which a mandate can be used, by the day of its last use, or of its signature. */
export function mandatGueltigBis(zuletzt: string): string {
  const date = new Date(`${zuletzt.slice(0, 10)}T00:00:00Z`)
  const tag = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + MANDAT_MONATE)
  // 29 February has no counterpart three years later: the last day of the month it would be in.
  if (date.getUTCDate() !== tag) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}

/** Why a campaign cannot be paid by debit, in words; null when it can (domain 4.7). */
export function refuseLastschrift(
  mandat: Pick<NonNullable<Kampagne['zahlung']['mandat']>, 'gueltigBis'> | null,
  versandDatum: string | null,
  heute: string,
): string | null {
  if (mandat === null) return 'Dafür fehlt ein SEPA-Mandat. Bitte erteilen Sie es im Konto unter „Zahlungsmittel“.'
  const am = einzugAm(heute)
  if (am > mandat.gueltigBis)
    return `Das SEPA-Mandat ist seit dem ${formatDatum(mandat.gueltigBis)} verfallen, weil es drei Jahre nicht genutzt wurde. Bitte erteilen Sie im Konto ein neues.`
  if (versandDatum !== null && am > fristen(versandDatum).zahlungBis)
    return `Der Einzug am ${formatDatum(am)} käme nach dem letzten Zahlungstag, dem ${formatDatum(fristen(versandDatum).zahlungBis)}. Bitte wählen Sie eine andere Zahlungsart.`
  return null
}
