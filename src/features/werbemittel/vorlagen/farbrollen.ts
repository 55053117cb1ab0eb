import type { Farbe } from '#src/contract/dokument.ts'
import { hexToCmyk, SCHWARZ, toCss } from '#src/engines/print/rules.ts'

/**
 * Roles that colours of a template play. `marke` is the brand as an area, `mitte` its shade beside it, `auf` type on both.
 * `tief` is type on paper, `hell` tinted paper. `akzent` is what calls, `aufAkzent` type on it.
 */
export type Rolle = 'marke' | 'mitte' | 'auf' | 'tief' | 'hell' | 'akzent' | 'aufAkzent' | 'weiss' | 'schwarz'
export type Farbrollen = Readonly<Record<Rolle, Farbe>>

const WEISS: Farbe = { c: 0, m: 0, y: 0, k: 0 }
/** Least contrast of type and ground, WCAG 1.4.3. */
const LESBAR = 4.5
/** Contrast of type in the brand's hue on white paper; assumed: enough on tinted paper too. */
const TIEF = 8
/** Contrast of tinted paper with white; assumed: seen, but still paper. */
const HELL = 1.13
/** Hues closer than this clash, degrees. Assumed. */
const NAH_GRAD = 50
/** Accents in place of one that is too near to the brand; assumed: yellow, vermilion, petrol. */
const AKZENTE: readonly Farbe[] = [
  { c: 0, m: 0.25, y: 0.9, k: 0 },
  { c: 0, m: 0.75, y: 0.8, k: 0 },
  { c: 0.85, m: 0.2, y: 0.4, k: 0.1 },
]

type Rgb = readonly [number, number, number]

function rgbOf(farbe: Farbe): Rgb {
  const hex = toCss(farbe)
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

function luminance(farbe: Farbe): number {
  const [r, g, b] = rgbOf(farbe).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Contrast of two colours, 1..21 (WCAG). */
export function kontrast(a: Farbe, b: Farbe): number {
  const [hell = 0, dunkel = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (hell + 0.05) / (dunkel + 0.05)
}

/** `share` of another colour mixed in. */
function mixed(farbe: Farbe, other: Rgb, share: number): Farbe {
  const [r, g, b] = rgbOf(farbe)
  const mix = (own: number, more: number) => own + (more - own) * share
  return hexToCmyk(hexOf([mix(r, other[0]), mix(g, other[1]), mix(b, other[2])])) ?? SCHWARZ
}

/** The least share of another colour that is enough. */
function until(farbe: Farbe, other: Rgb, enough: (farbe: Farbe) => boolean): Farbe {
  for (let share = 0; share < 1; share += 0.02) {
    const now = mixed(farbe, other, share)
    if (enough(now)) return now
  }
  return mixed(farbe, other, 1)
}

/** Degrees; null for greys. */
function hueOf(farbe: Farbe): number | null {
  const [r, g, b] = rgbOf(farbe)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (most - least < 0.08) return null
  const turn =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least)
  return (turn * 60 + 360) % 360
}

function distance(a: Farbe, b: Farbe): number {
  const [one, two] = [hueOf(a), hueOf(b)]
  if (one === null || two === null) return 180
  const apart = Math.abs(one - two)
  return Math.min(apart, 360 - apart)
}

function akzentFor(marke: Farbe, akzent: Farbe): Farbe {
  if (distance(marke, akzent) >= NAH_GRAD) return akzent
  return AKZENTE.toSorted((a, b) => distance(marke, b) - distance(marke, a))[0] ?? akzent
}

/** Type on a ground: white where that can be read, else black. */
const typeOn = (ground: Farbe): Farbe => (kontrast(WEISS, ground) >= LESBAR ? WEISS : SCHWARZ)

type Eigene = Readonly<Record<'marke' | 'mitte' | 'tief' | 'hell' | 'akzent', Farbe>>

/** The roles of a template in its own colours, or led by a brand ("#rrggbb"). Type can be read on its ground in both. */
export function farbrollen(eigene: Eigene, markenfarbe: string | null): Farbrollen {
  const marke = markenfarbe === null ? null : hexToCmyk(markenfarbe)
  const own = marke === null ? eigene : ledBy(marke, eigene.akzent)
  return { ...own, auf: typeOn(own.marke), aufAkzent: typeOn(own.akzent), weiss: WEISS, schwarz: SCHWARZ }
}

function ledBy(marke: Farbe, akzent: Farbe): Eigene {
  const dark = typeOn(marke) !== WEISS
  return {
    marke,
    mitte: mixed(marke, dark ? [1, 1, 1] : [0, 0, 0], 0.22),
    tief: until(marke, [0, 0, 0], (farbe) => kontrast(farbe, WEISS) >= TIEF),
    hell: until(marke, [1, 1, 1], (farbe) => kontrast(farbe, WEISS) <= HELL),
    akzent: akzentFor(marke, akzent),
  }
}
