import type { ZahlungRow } from '../zahlung/rows.ts'
import type { DruckauftragRow } from '../druckauftrag/rows.ts'
import type { Context } from '../platform/context.ts'

/**
 * What the world around the product does to a campaign. The simulator's pages call these functions; each of them
 * goes through `act()`, so that a refusal is a Refusal (409) with the domain's German text.
 *
 *   provider.ts    externFreigeben, externAblehnen, uebergabeWiederholen, anbieterStornieren
 *   enrichment.ts  anreicherungErgebnis
 *   lettershop.ts  listInbox, bestaetigen, ablehnen, versandMelden
 *   payment.ts     findeZahlung, melden, verarbeiteZahlungsmeldung, signiere
 *   ../jobs/run.ts runDueJobs (after every movement of the clock)
 *   qr.ts          redirectQr (GET /q/:code)
 *   notice.ts      empfangeZahlungsmeldung (POST /simulator/zahlungsmeldung)
 */
export interface ProviderPort {
  externFreigeben(context: Context, idPtKampagne: number): Promise<void>
  /** `gruende`: at least one, shown to the owner. */
  externAblehnen(context: Context, idPtKampagne: number, gruende: string[]): Promise<void>
  /** `versandDatum`: a new day when the old one can no longer be reached. */
  uebergabeWiederholen(context: Context, idPtKampagne: number, versandDatum?: string): Promise<void>
  anbieterStornieren(context: Context, idPtKampagne: number, grund: string): Promise<void>
}

/** About how many recipients the third party answers: all, every second, none. */
export type Umfang = 'alle' | 'teilweise' | 'nichts'

export interface EnrichmentPort {
  /** `nichts`: the third party delivered nothing; teilstatus becomes anreicherungOffen. */
  anreicherungErgebnis(context: Context, idPtKampagne: number, umfang: Umfang): Promise<void>
}

/** A package in the print shop's inbox with its campaign. */
export type InboxItem = DruckauftragRow & { bezeichnung: string; versandDatum: string | null; dateien: string[] }

export interface LettershopPort {
  /** Newest first. */
  listInbox(context: Context): Promise<InboxItem[]>
  /** Checks the files against the job ticket first. */
  bestaetigen(context: Context, idPtDruckauftrag: number): Promise<void>
  ablehnen(context: Context, idPtDruckauftrag: number, grund: string): Promise<void>
  /** `menge`: left out = everything that was ordered. */
  versandMelden(context: Context, idPtDruckauftrag: number, menge?: number): Promise<void>
}

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
