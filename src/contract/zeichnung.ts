import * as z from 'zod/mini'
import { mm } from './befund.ts'

/** Part of a whole, 0 to 1. */
export const anteil = z.number().check(z.gte(0), z.lte(1))

/** Ink, each part 0..1. RGB is written as ICC-based sRGB, CMYK as it is. */
export const farbe = z.union([
  z.object({ c: anteil, m: anteil, y: anteil, k: anteil }),
  z.object({ r: anteil, g: anteil, b: anteil }),
])
export type Farbe = z.infer<typeof farbe>

/** Longest path of a drawing, characters, and most paths of one. Assumed: four times what the templates need. */
const MAX_PFAD = 20_000
const MAX_PFADE = 400

/** Paths in a field of w × h units, which is stretched onto the box of the layer; painted in order. */
export const zeichnung = z.object({
  w: z.number().check(z.gt(0), z.lte(2000)),
  h: z.number().check(z.gt(0), z.lte(2000)),
  pfade: z
    .array(
      z.object({
        /** "M x y", "L x y", "C x1 y1 x2 y2 x y" and "Z" of an SVG path, nothing else. */
        d: z.string().check(z.regex(/^M[-MLCZ\d. ]*$/), z.maxLength(MAX_PFAD)),
        fill: z.optional(farbe),
        stroke: z.optional(z.object({ color: farbe, width: mm })),
        /** Absent: every turn around a point counts (nonzero). */
        evenOdd: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(MAX_PFADE)),
})
export type Zeichnung = z.infer<typeof zeichnung>
