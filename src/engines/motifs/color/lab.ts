import type { Cmyk } from './cmyk.ts'

type Lab = readonly [number, number, number]

/** Lightness 0..100, chroma, hue in degrees: how a designer speaks of a colour. */
export interface Lch {
  l: number
  c: number
  h: number
}

/** How a colour looks, in CIE Lab, from the same approximation as on screen (`toCss`). */
function lab({ c, m, y, k }: Cmyk): Lab {
  const [r = 0, g = 0, b = 0] = [c, m, y].map((ink) => {
    const v = (1 - ink) * (1 - k)
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  })
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const X = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const Y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const Z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * Y - 16, 500 * (X - Y), 200 * (Y - Z)]
}

export function difference(a: Cmyk, b: Cmyk): number {
  const [p, q] = [lab(a), lab(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

export function lightness(color: Cmyk): number {
  return lab(color)[0]
}

export function lch(color: Cmyk): Lch {
  const [l, a, b] = lab(color)
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** Screen channels of a colour; outside of 0..1 it cannot be shown. */
function channels({ l, c, h }: Lch): [number, number, number] {
  const angle = (h * Math.PI) / 180
  const f = (l + 16) / 116
  const inverse = (t: number) => (t ** 3 > 0.008856 ? t ** 3 : (t - 16 / 116) / 7.787)
  const X = 0.9505 * inverse(f + (c * Math.cos(angle)) / 500)
  const Y = inverse(f)
  const Z = 1.089 * inverse(f - (c * Math.sin(angle)) / 200)
  const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
  return [
    gamma(3.2406 * X - 1.5372 * Y - 0.4986 * Z),
    gamma(-0.9689 * X + 1.8758 * Y + 0.0415 * Z),
    gamma(0.0557 * X - 0.204 * Y + 1.057 * Z),
  ]
}

const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** Screen channels as inks: grey goes to the black plate, but light colours stay free of its dots. */
export function fromRgb(r: number, g: number, b: number): Cmyk {
  const most = 1 - Math.max(r, g, b)
  const k = part(most - 0.14 * (1 - most))
  const ink = (v: number) => part(1 - v / (1 - k))
  return { c: ink(r), m: ink(g), y: ink(b), k }
}

/** The nearest colour that can be shown: chroma gives way, lightness and hue stay. */
export function fromLch({ l, c, h }: Lch): Cmyk {
  const wanted = Math.min(98.5, Math.max(10, l))
  let [low, high] = [0, Math.max(0, c)]
  const shown = (chroma: number) => channels({ l: wanted, c: chroma, h })
  const fits = (list: readonly number[]) => list.every((v) => v >= -0.002 && v <= 1.002)
  let best = shown(high)
  if (!fits(best)) {
    best = shown(0)
    for (let i = 0; i < 8; i += 1) {
      const middle = (low + high) / 2
      const now = shown(middle)
      if (fits(now)) [low, best] = [middle, now]
      else high = middle
    }
  }
  const [r = 0, g = 0, b = 0] = best.map((v) => Math.min(1, Math.max(0, v)))
  return fromRgb(r, g, b)
}

/** Degrees from one hue to another, the short way, -180..180. */
export function hueStep(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}

/** The shadow step of a colour: darker, no greyer, a little towards the cool side. */
export function deeper(color: Cmyk): Cmyk {
  const { l, c, h } = lch(color)
  return fromLch({ l: l > 84 ? l - 8 : l - 7 - l * 0.08, c: l > 84 ? c + 4 : c * 1.02, h: h + hueStep(h, 290) * 0.05 })
}

/** The light step. */
export function lighter(color: Cmyk): Cmyk {
  const { l, c, h } = lch(color)
  return fromLch({ l: l + Math.min(13, (99 - l) * 0.5), c: c * 0.9, h: h + hueStep(h, 85) * 0.06 })
}
