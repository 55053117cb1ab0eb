import type { Cmyk } from './cmyk.ts'
import { difference, fromLch, lch } from './lab.ts'
import type { Palette } from './palettes.ts'

/** Her colours lead: they stand in front, the grounds are theirs; of the palette stays what goes with them. */
export function lead(palette: Palette, brand: readonly Cmyk[]): Palette {
  const [first, ...others] = brand.map(printable)
  if (first === undefined) return palette
  const own = [first, ...others]
  const { l, c, h } = lch(first)
  const steps = [-24, 22, 40].map((step) => fromLch({ l: Math.min(90, Math.max(20, l + step)), c: c * 0.8, h }))
  const colors = [...own, ...steps].filter((color, i, all) =>
    all.slice(0, i).every((other) => difference(color, other) > 10),
  )
  const grounds = [fromLch({ l: 95, c: Math.min(4, c), h }), fromLch({ l: 89, c: Math.min(12, c * 0.5), h })]
  const strong = own.filter((color) => lch(color).c < 62)
  return {
    ...palette,
    light: fromLch({ l: 98, c: Math.min(2.5, c), h }),
    dark: fromLch({ l: 20, c: Math.min(16, c), h }),
    grounds: [fromLch({ l: 97, c: Math.min(2, c), h }), ...grounds, ...strong],
    colors: [first, ...colors.slice(1, 5)],
  }
}

/** Never more ink than paper takes up. */
function printable(color: Cmyk): Cmyk {
  const sum = color.c + color.m + color.y + color.k
  if (sum <= 2.6) return color
  const part = (2.6 - color.k) / (sum - color.k)
  const cut = (value: number) => Math.floor(value * part * 100) / 100
  return { c: cut(color.c), m: cut(color.m), y: cut(color.y), k: color.k }
}
