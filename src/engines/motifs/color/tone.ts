import type { Lch } from './lab.ts'

/** Natural colours that subjects and words speak of; the palette tunes them. */
export const TONES = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'pink',
  'brown',
  'cream',
  'white',
  'grey',
  'dark',
] as const
export type Tone = (typeof TONES)[number]

/** What each looks like by itself. */
export const NATURE: Record<Tone, Lch> = {
  red: { l: 47, c: 56, h: 30 },
  orange: { l: 65, c: 56, h: 62 },
  yellow: { l: 80, c: 56, h: 84 },
  green: { l: 52, c: 32, h: 140 },
  blue: { l: 48, c: 32, h: 252 },
  violet: { l: 48, c: 34, h: 314 },
  pink: { l: 72, c: 31, h: 12 },
  brown: { l: 56, c: 44, h: 66 },
  cream: { l: 91, c: 13, h: 86 },
  white: { l: 97, c: 3, h: 92 },
  grey: { l: 66, c: 6, h: 240 },
  dark: { l: 22, c: 12, h: 262 },
}
