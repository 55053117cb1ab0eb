import type { Context } from '../platform/context.ts'
import type { ZahlungRow } from './rows.ts'

/** What the payment page can tell about a payment. `abgelaufen` = let it expire, `rückbuchung` = charge back. */
export type Meldestatus = 'bezahlt' | 'fehlgeschlagen' | 'abgebrochen' | 'abgelaufen' | 'rückbuchung'

/** Body of a notice; its signature is HMAC-SHA256 (hex) over the raw text, in the header X-Zahlung-Signatur. */
export interface Zahlungsmeldung {
  ereignisId: string
  referenz: string
  status: Meldestatus
  /** ct. */
  betrag: number
  waehrung: string
}

export interface PaymentPort {
  /** With name of campaign and customer for the page; null for an unknown reference. */
  findeZahlung(
    context: Context,
    referenz: string,
  ): Promise<(ZahlungRow & { bezeichnung: string; firma: string; idPtKampagne: number }) | null>
  /** The page's button: signs a notice with the installation's secret and lets it be processed. */
  melden(context: Context, referenz: string, status: Meldestatus): Promise<void>
  /** A notice as it came in. Wrong signature 401; an event that was seen before changes nothing. */
  verarbeiteZahlungsmeldung(
    context: Context,
    rohtext: string,
    signatur: string,
  ): Promise<'verbucht' | 'bekannt' | 'pruefen'>
}
