import type { Random } from '#src/base/random.ts'
import type { Cmyk } from './cmyk.ts'
import type { Colors } from './colors.ts'
import { fromLch, hueStep, lch, lightness, type Lch } from './lab.ts'
import type { Mood, Palette } from './palettes.ts'
import { NATURE, type Tone } from './tone.ts'
import { tuned } from './tuned.ts'

/** How light a natural colour is among papers: they are chosen by it, not by hue. */
const WEIGHT: Record<Tone, number> = {
  white: 0,
  cream: 0.05,
  yellow: 0.3,
  pink: 0.35,
  orange: 0.45,
  grey: 0.5,
  green: 0.62,
  red: 0.6,
  brown: 0.65,
  blue: 0.7,
  violet: 0.7,
  dark: 1,
}

/** Steps of one hue and a single accent, as from a block of tinted papers. */
export function paperScheme(
  palette: Palette,
  { moods, mains, tones }: { moods: readonly Mood[]; mains: readonly Tone[]; tones: readonly Tone[] },
  random: Random,
): Colors {
  const heads = [...new Set(mains)]
  const key = keyOf(palette, { heads, tones, cold: moods.some((mood) => COLD.includes(mood)) }, random)
  const strength = Math.min(1.1, Math.max(0.5, key.c / 42))
  // Dark yellows look like mud: towards the dark they turn to red brown.
  const turned = key.h > 58 && key.h < 115 ? key.h - 48 : 0
  const pastel = moods.includes('pastell')
  const step = (l: number, c: number, drift: number) =>
    fromLch({
      l: pastel ? l + (96 - l) * 0.38 : l,
      c: c * strength,
      h: key.h + hueStep(key.h, 75) * drift - turned * Math.min(0.9, Math.max(0, (74 - l) / 50)),
    })
  const ramp = [step(95.5, 5, 0.3), step(82, 20, 0.12), step(62, 36, 0), step(41, 33, -0.05), step(26, 22, -0.08)]
  const [white, pale, middle, deep, darkest] = ramp
  if (!white || !pale || !middle || !deep || !darkest) throw new Error('papers are missing')
  const night = moods.includes('nacht')
  // What is white needs a paper that it stands out from.
  const bright = heads.includes('white')
  const grounds = bright ? ([middle, deep, deep, darkest] as const) : ([white, pale, deep, pale, darkest] as const)
  const ground = night ? darkest : random.pick(pastel ? (bright ? [middle] : [white, pale, pale]) : grounds)
  const dark = lightness(ground) < (bright ? 84 : 55)
  // Pale figures on deep papers, deep ones on pale papers; one thing wears the accent.
  const papers = dark ? [white, pale, middle] : [white, middle, deep, darkest]
  // Papers of another family than the thing's own would paint it wrong: then it wears its own.
  const strange = (tone: Tone) => NATURE[tone].c > 25 && Math.abs(hueStep(NATURE[tone].h, key.h)) > 62
  const proper = heads.find((tone) => tones.includes(tone)) ?? heads.find(strange)
  const worn =
    proper !== undefined
      ? proper
      : heads.length > 1
        ? heads[random.int(0, heads.length - 1)]
        : random.chance(0.6)
          ? heads[0]
          : undefined
  // The accent is that thing's own colour where it has one.
  const own = worn === undefined ? undefined : tuned(worn, palette, false)
  const others = palette.colors.filter((color) => Math.abs(hueStep(lch(color).h, key.h)) > 40 && lch(color).c > 22)
  const other = others[random.int(0, Math.max(0, others.length - 1))] ?? palette.colors[2] ?? palette.colors[0]
  const accent = own !== undefined && lch(own).c > 18 ? own : other
  const ink = (tone: Tone): Cmyk => {
    if (tone === worn && accent === own) return accent
    const weight = dark && heads.includes(tone) ? WEIGHT[tone] * 0.4 : WEIGHT[tone]
    return papers[Math.min(papers.length - 1, Math.floor(weight * papers.length))] ?? white
  }
  const second = dark ? step(lightness(ground) + 6, 30, 0) : step(lightness(ground) - 5, 12, 0.1)
  const fields = dark ? [middle, deep, darkest, pale] : [middle, pale, white, deep]
  const [first = pale, ...rest] = fields.filter((color) => Math.abs(lightness(color) - lightness(ground)) > 8)
  return {
    ground,
    second,
    light: white,
    dark: darkest,
    // Two colours that she named lead.
    colors: tones.length > 1 ? [middle, palette.colors[1] ?? other, pale, deep] : [middle, pale, accent, deep],
    props: [first, ...rest],
    ink,
  }
}

const COLD: readonly Mood[] = ['winter', 'kuehl', 'nacht']

interface Key {
  heads: readonly Tone[]
  tones: readonly Tone[]
  /** Winter, night and water are drawn on cold papers. */
  cold: boolean
}

/** The hue of the papers: what she said, otherwise one of the palette that suits the things, so that no apple is blue. */
function keyOf(palette: Palette, { heads, tones, cold }: Key, random: Random): Lch {
  const own = [...palette.colors.slice(0, 2), ...palette.grounds.slice(-1), ...palette.colors.slice(2)].filter(
    (color) => lch(color).c > 9,
  )
  const [said] = tones
  if (said !== undefined && NATURE[said].c > 20) return lch(palette.colors[0])
  const cool = own.map(lch).filter(({ h }) => h > 130 && h < 300)
  if (cold && cool.length > 0) return cool[random.int(0, cool.length - 1)] ?? lch(palette.dark)
  const strong = heads.map((tone) => NATURE[tone]).filter(({ c }) => c > 25)
  const kin = own.map(lch).filter(({ h }) => strong.some((other) => Math.abs(hueStep(h, other.h)) < 62))
  if (strong.length === 0) return lch(own[random.int(0, Math.min(2, Math.max(0, own.length - 1)))] ?? palette.dark)
  return kin[random.int(0, Math.max(0, Math.min(2, kin.length - 1)))] ?? strong[0] ?? lch(palette.dark)
}
