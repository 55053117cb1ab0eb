import type { FormatId, Mm, Rect, SeitenName } from '#src/contract/dokument.ts'

/** Bleed on each side, mm. Spec 9. */
export const BLEED_MM = 3
/** Distance from the trim edge that text and QR codes keep, mm. Assumed (print 9). */
export const SAFETY_MM = 3
/** Width of the stamp and recipient zone inside the trim, mm. Spec 9. */
const STAMP_ZONE_MM = 74
/** Height of the coding zone inside the trim, mm. Spec 9. */
const CODING_ZONE_MM = 15

type ZonenId = 'stempelEmpfaenger' | 'codierzone'

export interface Zone {
  id: ZonenId
  rect: Rect
}

/** Geometry of one format, mm of the data format, origin at its top left corner. */
export interface FormatDef {
  id: FormatId
  label: string
  /** Page with bleed = MediaBox = BleedBox. Spec 3. */
  data: { w: Mm; h: Mm }
  /** Page after cutting = TrimBox. Spec 3. */
  final: { w: Mm; h: Mm }
  bleed: Mm
  safety: Mm
  pages: readonly SeitenName[]
  /** Areas that stay white (spec 3). */
  zones: Partial<Record<SeitenName, readonly Zone[]>>
  empfaenger: Anschriftfeld
}

/** The address block of a format: everything that the service itself prints there (print 9, 13). */
interface Anschriftfeld {
  side: SeitenName
  /** The layer; it keeps its place in every version of the layout. */
  rect: Rect
  /** Text of the address. */
  anschrift: Rect
  /** Sender line and its rule, 4 mm or more above the address. */
  absender: Rect
  /** What the window of an envelope shows; null: there is none. */
  fenster: Rect | null
}

/** Postcard: the zone reaches from the right data edge over the full height (print 9). */
const POSTKARTE_STEMPEL: Rect = { x: 164, y: 0, w: STAMP_ZONE_MM + BLEED_MM, h: 131 }
const POSTKARTE_EMPFAENGER: Rect = { x: 172, y: 62, w: 51, h: 32 }
const POSTKARTE_CODIERZONE: Rect = { x: 0, y: 113, w: 241, h: CODING_ZONE_MM + BLEED_MM }
/** Two lines, room and rule, mm. */
const ABSENDER_HEIGHT_MM = 5.8
/** DIN 5008, form B: the field 20 mm from the left and 45 mm from the upper trim (domain 6). */
const A4_FENSTER: Rect = { x: 23, y: 48, w: 85, h: 45 }
/**
 * How far a letter moves under the window of its envelope, mm: a sheet of 210 × 105 in DIN lang (220 × 110), to either
 * side (druckbild 2.4, assumed).
 */
export const FENSTER_SPIEL_MM = 5
/** A4: address zone of that field, 27.3 mm high (domain 1.5). */
const A4_EMPFAENGER: Rect = { x: 23, y: 65.7, w: 85, h: 27.3 }
/** Text in it begins 25 mm from the left trim, so that a window that is moved a little cuts nothing off (domain 6). */
const A4_TEXT = { x: 28, w: 80 }

const A4 = {
  data: { w: 216, h: 303 },
  final: { w: 210, h: 297 },
  bleed: BLEED_MM,
  safety: SAFETY_MM,
  zones: {},
  empfaenger: {
    side: 'vorderseite',
    rect: A4_EMPFAENGER,
    anschrift: { ...A4_EMPFAENGER, ...A4_TEXT },
    absender: { ...A4_FENSTER, ...A4_TEXT, h: ABSENDER_HEIGHT_MM },
    fenster: A4_FENSTER,
  },
} as const

/** All formats (spec 3), one table. */
export const FORMATS: Record<FormatId, FormatDef> = {
  maxipostkarte: {
    id: 'maxipostkarte',
    label: 'Maxipostkarte',
    data: { w: 241, h: 131 },
    final: { w: 235, h: 125 },
    bleed: BLEED_MM,
    safety: SAFETY_MM,
    pages: ['vorderseite', 'rueckseite'],
    zones: {
      rueckseite: [
        { id: 'stempelEmpfaenger', rect: POSTKARTE_STEMPEL },
        { id: 'codierzone', rect: POSTKARTE_CODIERZONE },
      ],
    },
    empfaenger: {
      side: 'rueckseite',
      rect: POSTKARTE_EMPFAENGER,
      anschrift: POSTKARTE_EMPFAENGER,
      absender: { x: 172, y: 52, w: 51, h: ABSENDER_HEIGHT_MM },
      fenster: null,
    },
  },
  dina4mailing: { id: 'dina4mailing', label: 'DIN-A4-Mailing, einseitig', pages: ['vorderseite'], ...A4 },
  'dina4mailing-2seitig': {
    id: 'dina4mailing-2seitig',
    label: 'DIN-A4-Mailing, zweiseitig',
    pages: ['vorderseite', 'rueckseite'],
    ...A4,
  },
}

/** The whole page with bleed. */
export function dataRect(format: FormatId): Rect {
  return { x: 0, y: 0, ...FORMATS[format].data }
}

/** The page after cutting. */
export function trimRect(format: FormatId): Rect {
  return { x: BLEED_MM, y: BLEED_MM, ...FORMATS[format].final }
}

/** Area that no cut touches: 3 mm inside the trim. */
export function safetyRect(format: FormatId): Rect {
  const { final } = FORMATS[format]
  const edge = BLEED_MM + SAFETY_MM
  return { x: edge, y: edge, w: final.w - 2 * SAFETY_MM, h: final.h - 2 * SAFETY_MM }
}

/** Areas of a page that stay white. */
export function zonesOf(format: FormatId, side: SeitenName): readonly Zone[] {
  return FORMATS[format].zones[side] ?? []
}

/** A place of the address block where its layer stands elsewhere than the format says. */
export function imFeld(place: Rect, soll: Rect, layer: Rect): Rect {
  return { ...place, x: place.x + layer.x - soll.x, y: place.y + layer.y - soll.y }
}
