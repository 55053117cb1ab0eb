import type { PrintFont } from '../fonts.ts'
import { zeichenart } from '../text/zeichen.ts'

/** Printed by glyphs of this face alone, with ordinary blanks between: what is wide as its glyphs are. */
export function isSmooth(text: string, face: PrintFont): boolean {
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0
    if (point !== 0x20 && (zeichenart(point) !== 'schrift' || !face.has(point))) return false
  }
  return true
}
