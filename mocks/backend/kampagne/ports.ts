import type { Context } from '../platform/context.ts'

/**
 * What the world around the product does to a campaign; the simulator's pages call it. All of it goes through `act()`,
 * so that a refusal is a Refusal (409) with the domain's German text. The print shop:
 * druckauftrag/ports.ts; payments: zahlung/meldung.ts.
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
