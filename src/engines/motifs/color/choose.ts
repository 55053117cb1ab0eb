import type { MotivStil } from '#src/contract/bildgenerierung.ts'
import type { Random } from '#src/base/random.ts'
import type { Cmyk } from './cmyk.ts'
import { difference, fromLch, hueStep, lch, lightness } from './lab.ts'
import { PALETTES, type Mood, type Palette } from './palettes.ts'
import { lead } from './brand.ts'
import type { Colors } from './colors.ts'
import { paperScheme } from './papers.ts'
import type { Tone } from './tone.ts'
import { tuned } from './tuned.ts'

interface Wish {
  stil: MotivStil
  moods: readonly Mood[]
  /** Colours she named. */
  tones: readonly Tone[]
  /** Natural colours of the things. */
  mains: readonly Tone[]
  brand: readonly Cmyk[]
}

/** Least step of lightness between a thing and what it stands before. */
export const APART = 20

/** Takes the palette that suits words and things; the seed decides among the good ones. */
export function chooseColors(wish: Wish, random: Random): Colors {
  const palette = voiced(lead(choosePalette(wish, random), wish.brand), wish)
  const led = wish.brand.length
  const heads = [...new Set(wish.mains)]
  // Her colours are what the things wear, one after the other.
  const ink = (tone: Tone) => {
    const at = heads.indexOf(tone)
    return (led > 0 && at >= 0 ? palette.colors[at % led] : undefined) ?? tuned(tone, palette, led > 0)
  }
  if (wish.stil === 'scherenschnitt') return paperScheme(palette, wish, random)
  const mains = [...wish.mains, ...(wish.mains.length > 0 ? [] : wish.tones)].map(ink)
  const ground = chooseGround(palette, mains, wish, random)
  const clear = (color: Cmyk) => Math.min(99, ...mains.map((main) => Math.abs(lightness(main) - lightness(color))))
  const fields = [...palette.grounds, palette.light, ...palette.colors.map(softer)]
    .filter((color) => difference(color, ground) > 15)
    .map((color) => ({ color, worth: Math.min(clear(color), APART) + random.between(0, 12) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ color }) => color)
  const [first = palette.light, ...rest] = wish.stil === 'linie' ? fields.map((color) => paler(color, ground)) : fields
  const { light, dark, colors } = palette
  return { ground, second: beside(ground), light, dark, colors, props: [first, ...rest.slice(0, 4)], ink }
}

function choosePalette({ moods, tones, mains, brand }: Wish, random: Random): Palette {
  const near = (tone: Tone, palette: Palette) => {
    const own = tuned(tone, palette, false)
    return Math.min(...[...palette.colors, palette.light].map((color) => difference(color, own)))
  }
  const most = brand.length > 0 ? 6 : 26
  const ranked = PALETTES.map((palette) => {
    const mood = moods.filter((one) => palette.moods.includes(one)).length * most
    const strange = palette.moods.includes('nacht') && !moods.includes('nacht') && !moods.includes('edel') ? 25 : 0
    const missing = [...tones, ...tones, ...mains].map((tone) => near(tone, palette))
    const sum = missing.reduce((all, one) => all + Math.min(40, one), 0) / Math.max(1, missing.length)
    return { palette, worth: mood - strange - sum * 0.6 + random.between(0, 34) }
  }).sort((a, b) => b.worth - a.worth)
  const best = ranked[0]?.palette
  if (best === undefined) throw new Error('there is no palette')
  return best
}

/** What she said of colours leads the palette; pastel makes all of it pale. */
function voiced(palette: Palette, { moods, tones, brand }: Wish): Palette {
  const said = brand.length > 0 ? [] : [...new Set(tones)].map((tone) => tuned(tone, palette, false))
  const own = palette.colors.filter((color) => said.every((other) => difference(color, other) > 24))
  const [first = palette.colors[0], ...rest] = [...said, ...own.slice(0, said.length > 1 ? 1 : 4 - said.length)]
  if (!moods.includes('pastell')) return { ...palette, colors: [first, ...rest] }
  const pale = (color: Cmyk) => {
    const { l, c, h } = lch(color)
    return fromLch({ l: Math.max(l, 71 + l * 0.06), c: Math.min(c, 36), h })
  }
  const [ground = palette.light, ...grounds] = palette.grounds.filter((color) => lightness(color) > 80)
  return { ...palette, colors: [pale(first), ...rest.map(pale)], grounds: [ground, ...grounds] }
}

/** A calm ground that the things stand out from. */
function chooseGround(palette: Palette, mains: readonly Cmyk[], { stil, moods }: Wish, random: Random): Cmyk {
  const night = moods.includes('nacht')
  const ranked = [...palette.grounds, ...(stil === 'linie' ? [palette.light] : [])].map((color) => {
    const l = lightness(color)
    const gap = Math.min(99, ...mains.map((main) => Math.abs(lightness(main) - l)))
    const paper = stil === 'linie' ? Math.max(0, 88 - l) * 1.4 : 0
    const dark = night ? l : moods.includes('pastell') ? (100 - l) * 0.8 : 0
    return {
      color,
      worth: -Math.max(0, 30 - gap) * (mains.length > 0 ? 1.6 : 0) - paper - dark + random.between(0, 26),
    }
  })
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.color ?? palette.light
}

/** A palette's colour as a large area: less of it. */
function softer(color: Cmyk): Cmyk {
  const { l, c, h } = lch(color)
  return fromLch({ l: l + (78 - l) * 0.45, c: Math.min(38, c * 0.72), h })
}

/** Behind a drawing only tints. */
function paler(color: Cmyk, ground: Cmyk): Cmyk {
  if (lightness(ground) < 60) return color
  const { l, c, h } = lch(color)
  return fromLch({ l: l < 76 ? 84 - (76 - l) * 0.1 : l, c: Math.min(c, 36), h })
}

/** A neighbour of the ground with little contrast. */
export function beside(ground: Cmyk): Cmyk {
  const { l, c, h } = lch(ground)
  return l < 60
    ? fromLch({ l: l + 5, c: c * 1.02, h })
    : fromLch({ l: l - 4.5, c: c + 3, h: h + hueStep(h, 60) * 0.05 })
}

/** The inks of one figure: as in nature, apart from what lies behind and from each other. */
export function assignInks(tones: readonly Tone[], colors: Colors, behind: Cmyk): Map<Tone, Cmyk> {
  const out = new Map<Tone, Cmyk>()
  for (const [i, tone] of tones.entries()) {
    const own =
      tone === 'white' ? whiteBefore(colors.ink(tone), behind) : apart(colors.ink(tone), behind, i === 0 ? APART : 12)
    const twin = [...out.values()].find((other) => difference(own, other) < 11)
    out.set(tone, twin === undefined || tone === 'white' ? own : apart(own, twin, 13))
  }
  return out
}

/** What is white stays white: before a pale ground it is seen as its own cool shade, never as another colour. */
function whiteBefore(white: Cmyk, behind: Cmyk): Cmyk {
  if (lightness(behind) < 84) return lightness(white) > 88 ? white : fromLch({ l: 95, c: 2, h: 240 })
  return fromLch({ l: Math.max(79, lightness(behind) - 13), c: 5, h: 240 })
}

/** A colour moved in lightness until it is clear of another one, the shorter way where there is room. */
function apart(color: Cmyk, behind: Cmyk, least: number): Cmyk {
  const { l, c, h } = lch(color)
  const other = lightness(behind)
  const gap = l - other
  if (Math.abs(gap) >= least || (difference(color, behind) > 48 && Math.abs(gap) > least * 0.5)) return color
  const up = other + least
  const down = other - least
  const rise = (gap >= 0 && up < 96) || down < 18
  const yellow = h > 62 && h < 112
  if (rise) return fromLch({ l: up, c: up > 88 ? c * (yellow ? 0.9 : 0.6) : c, h })
  // What is nearly white takes the hue behind it instead of turning grey; yellow turns to gold instead of mud.
  const back = lch(behind)
  if (l > 84 && c < 14)
    return fromLch({ l: down, c: Math.max(c, Math.min(34, back.c * 1.1)), h: back.c > 6 ? back.h : h })
  return fromLch({ l: down, c: yellow ? c * 1.05 : c, h: yellow && down < 72 ? h - (72 - down) * 0.7 : h })
}
