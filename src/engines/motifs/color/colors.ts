import type { Cmyk } from './cmyk.ts'
import type { Tone } from './tone.ts'

/** Colours of one picture, by their roles. */
export interface Colors {
  ground: Cmyk
  /** Beside the ground, hardly apart from it: rays, dots, stripes behind things. */
  second: Cmyk
  light: Cmyk
  dark: Cmyk
  /** Main, second, accent and more. */
  colors: readonly [Cmyk, ...Cmyk[]]
  /** Calm areas that a subject may stand before: suns, arches, tables, hills. */
  props: readonly [Cmyk, ...Cmyk[]]
  /** Ink of a natural colour in this picture. */
  ink: (tone: Tone) => Cmyk
}
