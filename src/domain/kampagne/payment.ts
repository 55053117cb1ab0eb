import { ZAHLUNGS_STATUS, type Zahlungsart, type ZahlungsStatus } from '#src/contract/kampagne.ts'
import { isEinesVon } from '#src/contract/offenesEnum.ts'

/** Colour of a payment status (spec 4). */
export const ZAHLUNG_TON: Record<ZahlungsStatus, 'success' | 'error' | 'warning' | 'info' | 'secondary'> = {
  bezahlt: 'success',
  fehlgeschlagen: 'error',
  abgebrochen: 'error',
  abgelaufen: 'warning',
  erstattet: 'info',
  rückbuchung: 'info',
  offen: 'secondary',
  ausstehend: 'secondary',
}

/** Name of a payment status; the spec names the values, the capitals are ours. */
export const ZAHLUNG_LABEL: Record<ZahlungsStatus, string> = {
  offen: 'Offen',
  ausstehend: 'Ausstehend',
  bezahlt: 'Bezahlt',
  fehlgeschlagen: 'Fehlgeschlagen',
  abgebrochen: 'Abgebrochen',
  abgelaufen: 'Abgelaufen',
  erstattet: 'Erstattet',
  rückbuchung: 'Rückbuchung',
}

/** A payment status that we know; others of the service are shown as text. */
export const isZahlungsStatus = (value: string): value is ZahlungsStatus => isEinesVon(ZAHLUNGS_STATUS, value)

/** Name of a payment status as the service tells it; an unknown one is its own name. */
export const zahlungLabel = (value: string): string => (isZahlungsStatus(value) ? ZAHLUNG_LABEL[value] : value)

/** Name of a way to pay (domain 4.7, assumed). */
export const ZAHLUNGSART_LABEL: Record<Zahlungsart, string> = {
  kreditkarte: 'Kreditkarte',
  paypal: 'PayPal',
  sepaLastschrift: 'SEPA-Lastschrift',
  ueberweisung: 'Überweisung (Vorkasse)',
  rechnung: 'Kauf auf Rechnung',
}

/** Ways to pay that can be broken off while they wait: at an announced debit the bank acts, and an invoice is guaranteed at once. */
const ABBRECHBAR: readonly string[] = ['ueberweisung', 'kreditkarte', 'paypal'] satisfies Zahlungsart[]
export const isCancellable = ({
  zahlungsart,
  zahlungsStatus,
}: {
  zahlungsart: string
  zahlungsStatus: string
}): boolean => zahlungsStatus === 'ausstehend' && ABBRECHBAR.includes(zahlungsart)

/** Statuses after which a payment can be tried again (domain 4.7). */
export const ZAHLUNG_GESCHEITERT: readonly ZahlungsStatus[] = ['fehlgeschlagen', 'abgebrochen', 'abgelaufen']
