import type { Farbe } from '#src/contract/dokument.ts'

/** Full black on the black plate alone, so that text and codes have no colour fringes (print 2). */
export const SCHWARZ: Farbe = { c: 0, m: 0, y: 0, k: 1 }
/** Paper. */
export const WEISS: Farbe = { c: 0, m: 0, y: 0, k: 0 }

/** Screen colour 0..255; CMYK is approximated without a profile. */
export function toRgb(farbe: Farbe): [number, number, number] {
  const channels =
    'k' in farbe ? [farbe.c, farbe.m, farbe.y].map((v) => (1 - v) * (1 - farbe.k)) : [farbe.r, farbe.g, farbe.b]
  const [r = 0, g = 0, b = 0] = channels.map((v) => Math.round(v * 255))
  return [r, g, b]
}

/** Shows colours as they print: the print profile. */
export interface Schaufarben {
  css(farbe: Farbe): string
}

/** Screen colour as a CSS hex value: as it looks in print, or nearly so until it is known what is printed with. */
export function toCss(farbe: Farbe, profil: Schaufarben | null = null): string {
  if (profil) return profil.css(farbe)
  return `#${toRgb(farbe)
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Sum of the inks in per cent, 0..400; RGB has none of its own. */
export function farbauftrag(farbe: Farbe): number {
  return 'k' in farbe ? Math.round((farbe.c + farbe.m + farbe.y + farbe.k) * 100) : 0
}
