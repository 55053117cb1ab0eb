import type { Mm } from '#src/contract/dokument.ts'

/** mm of one PDF point (1/72 inch). */
export const MM_PER_PT = 25.4 / 72
/** PDF points of one mm. */
export const PT_PER_MM = 72 / 25.4
/** mm of one inch. */
export const MM_PER_INCH = 25.4

/** Below it a picture is refused for print, below GUT_DPI it is warned of (print 5). */
export const MINDEST_DPI = 150
export const GUT_DPI = 300

/** Rounds to the document's grid of 0.001 mm (print 8). */
export function roundMm(value: Mm): Mm {
  // "+ 0" turns -0 into 0.
  return Math.round(value * 1000) / 1000 + 0
}

/** Length in mm as German text with one decimal: "241 mm", "62,7 mm". */
export function formatMm(value: Mm): string {
  return `${zahl(value)} mm`
}

/** Width and height in mm as German text: "241 × 131 mm". */
export function formatMasse(w: Mm, h: Mm): string {
  return `${zahl(w)} × ${zahl(h)} mm`
}

function zahl(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded).replace('.', ',')
}

/** Pixels per inch at which the used part of a picture is printed (print 9.7). */
export function effektiveDpi(
  px: readonly [number, number],
  ausschnitt: { w: number; h: number },
  w: Mm,
  h: Mm,
): number {
  return Math.min((px[0] * ausschnitt.w) / (w / MM_PER_INCH), (px[1] * ausschnitt.h) / (h / MM_PER_INCH))
}
