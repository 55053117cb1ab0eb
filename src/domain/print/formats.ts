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
  /** Where the address is printed. */
  empfaenger: { side: SeitenName; rect: Rect }
}

/** Postcard: the zone reaches from the right data edge over the full height (print 9). */
const POSTKARTE_STEMPEL: Rect = { x: 164, y: 0, w: STAMP_ZONE_MM + BLEED_MM, h: 131 }
const POSTKARTE_CODIERZONE: Rect = { x: 0, y: 113, w: 241, h: CODING_ZONE_MM + BLEED_MM }
/** A4: address zone of the DIN 5008 field, 27.3 mm high (domain 1.5). */
const A4_EMPFAENGER: Rect = { x: 23, y: 65.7, w: 85, h: 27.3 }

const A4 = {
  data: { w: 216, h: 303 },
  final: { w: 210, h: 297 },
  bleed: BLEED_MM,
  safety: SAFETY_MM,
  zones: {},
  empfaenger: { side: 'vorderseite', rect: A4_EMPFAENGER },
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
    empfaenger: { side: 'rueckseite', rect: { x: 172, y: 62, w: 51, h: 32 } },
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
