import type { ZahlungsStatus } from '#src/contract/kampagne.ts'
import { benannt } from '#src/contract/offenesEnum.ts'
import type { Rechnung, RechnungArt } from '#src/contract/rechnung.ts'
import type { Ct } from '#src/base/number/german.ts'

/** Statuses in which money is still to come, or to go back (domain 4.7, 4.8). */
export const OFFENE_STATUS: readonly ZahlungsStatus[] = [
  'offen',
  'ausstehend',
  'fehlgeschlagen',
  'abgebrochen',
  'abgelaufen',
  'rückbuchung',
]

/** What is still owed, ct; negative on a document whose refund is on its way, less what was offset. */
export function offenerBetrag({
  art,
  brutto,
  vorausbezahlt,
  zahlungsStatus,
  stornoDurch,
}: Pick<Rechnung, 'art' | 'brutto' | 'vorausbezahlt' | 'zahlungsStatus' | 'stornoDurch'>): Ct {
  // A cancelled invoice owes nothing: its storno does the reckoning.
  if (stornoDurch !== null || !OFFENE_STATUS.some((status) => status === zahlungsStatus)) return 0
  return art === 'rechnung' ? brutto : brutto - vorausbezahlt
}

/** Why an invoice cannot be taken back; null when it can. */
export function stornoHindernis({ art, stornoDurch }: Pick<Rechnung, 'art' | 'stornoDurch'>): string | null {
  if (art !== 'rechnung') return `Eine ${benannt(RECHNUNG_ART_LABEL, art)} kann nicht storniert werden.`
  if (stornoDurch !== null) return `Diese Rechnung ist schon durch ${stornoDurch} storniert.`
  return null
}

/** Name of the kind of document. */
export const RECHNUNG_ART_LABEL: Record<RechnungArt, string> = {
  rechnung: 'Rechnung',
  storno: 'Stornorechnung',
  // Gutschrift means self-billing in the law on VAT (§ 14 (2) UStG): a document of that name could owe the tax twice.
  gutschriftKorrektur: 'Rechnungskorrektur',
}

/** The invoice that a document takes back or corrects; null for an invoice. */
export function bezugsrechnung({
  stornoZu,
  stornoZuDatum,
  korrekturZu,
  korrekturZuDatum,
}: Pick<Rechnung, 'stornoZu' | 'stornoZuDatum' | 'korrekturZu' | 'korrekturZuDatum'>) {
  if (stornoZu !== null) return { nummer: stornoZu, datum: stornoZuDatum }
  return korrekturZu === null ? null : { nummer: korrekturZu, datum: korrekturZuDatum }
}
