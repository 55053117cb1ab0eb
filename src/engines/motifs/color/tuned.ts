import type { Cmyk } from './cmyk.ts'
import { difference, fromLch, hueStep, lch } from './lab.ts'
import type { Palette } from './palettes.ts'
import { NATURE, type Tone } from './tone.ts'

/** A natural colour in the key of a palette: its hue stays, lightness and strength follow. */
export function tuned(tone: Tone, palette: Palette, brand: boolean): Cmyk {
  const own = NATURE[tone]
  if (tone === 'white') return palette.light
  if (tone === 'dark') return palette.dark
  if (tone === 'cream') {
    const { l, c, h } = lch(palette.light)
    return fromLch({ l: l - 4, c: c + 6, h: h + hueStep(h, own.h) * 0.5 })
  }
  if (brand) return nearest(fromLch(own), palette.colors)
  if (tone === 'grey') {
    const { h } = lch(palette.dark)
    return fromLch({ l: own.l, c: 7, h })
  }
  const kin = palette.colors
    .map((color) => lch(color))
    .filter(({ l, c, h }) => c > 12 && Math.abs(hueStep(h, own.h)) < 30 && Math.abs(l - own.l) < 22)
    .sort((a, b) => Math.abs(hueStep(a.h, own.h)) - Math.abs(hueStep(b.h, own.h)))[0]
  if (kin !== undefined)
    return fromLch({ l: (own.l + kin.l) / 2, c: (own.c + kin.c * 2) / 3, h: own.h + hueStep(own.h, kin.h) * 0.55 })
  const all = palette.colors.map((color) => lch(color))
  const strength = all.reduce((sum, { c }) => sum + c, 0) / all.length
  const middle = all.reduce((sum, { l }) => sum + l, 0) / all.length
  return fromLch({ l: own.l + (middle - 60) * 0.3, c: own.c * Math.min(1, 0.35 + strength / 62), h: own.h })
}

function nearest(color: Cmyk, list: readonly [Cmyk, ...Cmyk[]]): Cmyk {
  return list.reduce((best, other) => (difference(color, other) < difference(color, best) ? other : best))
}
