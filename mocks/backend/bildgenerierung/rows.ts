import type { Generated, Selectable } from 'kysely'
import type { Bild, Bildauftrag, BildFormat } from '#src/contract/bildgenerierung.ts'

interface Wunsch {
  idPtKunde: number
  /** null: the customer himself. */
  idPtKundeMitarbeiter: number | null
  erstelltVon: string
  beschreibung: string
  stil: Bild['stil']
  format: BildFormat
  /** mm, with bleed. */
  breite: number
  hoehe: number
  /** JSON: "#rrggbb"[]. */
  farben: string
  freiraum: Bild['freiraum']
  erstelltAm: string
}

/** An order to the image service. Its row stays at least for the month whose quota it counts in. */
interface BildauftragRow extends Wunsch {
  idPtBildgenerierung: Generated<number>
  negativ: string
  /** Of the first picture; each further one has the next number. */
  saat: number
  anzahl: number
  /** Pictures that are there: what counts in the quota. */
  fertige: Generated<number>
  /** Month of the quota, Europe/Berlin: 2026-11. */
  monat: string
  status: Bildauftrag['status']
  /** Failed tries since the last picture. */
  versuche: Generated<number>
  grund: Generated<string>
  /** Who works on it, and until when it is his without a sign of life (real time). */
  laeufer: string | null
  laeuftBis: string | null
  /** Not before this moment (real time). */
  naechsterVersuch: string | null
  beendetAm: string | null
  gesehen: Generated<number>
}
export type BildauftragSelect = Selectable<BildauftragRow>

/** A picture of the gallery; its bytes are those of the asset. */
interface BildRow extends Wunsch {
  idPtBild: Generated<number>
  idPtBildgenerierung: number | null
  assetId: string
  saat: number | null
  /** How long the service took, ms: what remaining times are estimated by. */
  dauerMs: number | null
  favorit: Generated<number>
  /** Who confirmed that it may be used. */
  rechteGeprueftVon: string | null
  /** Small picture, WebP. */
  vorschau: Uint8Array
  vorschauSha256: string
  suche: Generated<string>
  sortierung: Generated<string>
}

declare module '../platform/db/schema.ts' {
  interface Database {
    bildauftrag: BildauftragRow
    bild: BildRow
  }
}
