import type { FormatId, Layer, PlatzhalterKey, SeitenName } from '#src/contract/dokument.ts'
import type { Rolle } from './farbrollen.ts'

/** Trades that the templates are made for. Assumed: those that send most. */
export const BRANCHEN = [
  'gastronomie',
  'handwerk',
  'einzelhandel',
  'autohaus',
  'immobilien',
  'gesundheit',
  'sport',
  'kultur',
] as const
type Branche = (typeof BRANCHEN)[number]

/** What the gallery says of a template before it is loaded. */
export interface VorlageZeile {
  /** File below `entwuerfe`. */
  id: string
  bezeichnung: string
  branche: Branche
  format: FormatId
  /** Further words that find it. */
  worte: string
}

/** A role, or inks in per cent: "0 60 95 0". */
type VorlageFarbe = string

/** Text with "{firma}" and the like, or a field of the recipient. */
export type VorlageStueck =
  | string
  | { text: string; style: { color?: VorlageFarbe; weight?: number; font?: string; size?: number; italic?: boolean } }
  | { ph: PlatzhalterKey; fallback: string }

/**
 * A layer as the document has it, but for what goes without saying. A text layer whose id begins with "logo" becomes the logo
 * where there is one.
 */
export type VorlageEbene = { id: string; type: Layer['type'] } & Record<string, unknown>

export interface VorlageSeite {
  side: SeitenName
  background?: VorlageFarbe
  layers: VorlageEbene[]
  /** Place and look of the page's code, privacy text; left out: as in a blank sheet. */
  qrcode?: Record<string, unknown>
  datenschutz?: Record<string, unknown>
}

export interface Vorlage extends VorlageZeile {
  /** Colours without a brand. */
  farben: Record<Exclude<Rolle, 'auf' | 'aufAkzent' | 'weiss' | 'schwarz'>, VorlageFarbe>
  seiten: VorlageSeite[]
}
