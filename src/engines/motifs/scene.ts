import type { Cmyk } from './color/cmyk.ts'
import { assignInks } from './color/choose.ts'
import type { Colors } from './color/colors.ts'
import type { Tone } from './color/tone.ts'
import type { Box, Matrix, Path } from './pen/path.ts'
import type { Drawing, Part } from './subjects/subject.ts'

/** A plain area: ground, hill, table, sun, tile. */
export interface Area {
  kind: 'area'
  path: Path
  color: Cmyk
  evenOdd: boolean
  /** Lies flat on the sheet or stands out from it: paper cut gives the latter a shadow, drawings an outline. */
  raised: boolean
  /** Colour below it, for its shadow. */
  behind: Cmyk | null
}

/** A subject on the sheet. */
export interface Figure {
  kind: 'figure'
  /** Its subject. */
  name: string
  drawing: Drawing
  /** From the subject's box to mm. */
  matrix: Matrix
  main: Tone
  /** Colour right behind it. */
  behind: Cmyk
  inks: ReadonlyMap<Tone, Cmyk>
  /** Rim around it where it stands before its like, so that both keep their outline. */
  halo: Cmyk | null
}

export type Item = Area | Figure

export interface Scene {
  sheet: Box
  colors: Colors
  /** Painted in order; the first covers the sheet. */
  items: readonly Item[]
}

export function area(
  path: Path,
  color: Cmyk,
  options: Partial<Pick<Area, 'evenOdd' | 'raised' | 'behind'>> = {},
): Area {
  return { kind: 'area', path, color, evenOdd: false, raised: false, behind: null, ...options }
}

/** Tone of a part with her colour put in. */
export function toneOf(part: Part, main: Tone): Tone {
  return part.tone === 'main' ? main : part.tone
}

export function figure(drawing: Drawing, matrix: Matrix, main: Tone, behind: Cmyk, colors: Colors): Figure {
  const tones = [...new Set([main, ...drawing.parts.map((part) => toneOf(part, main))])]
  return {
    kind: 'figure',
    name: '',
    drawing,
    matrix,
    main,
    behind,
    inks: assignInks(tones, colors, behind),
    halo: null,
  }
}

/** How many mm one unit of the figure's box is. */
export function scaleOf({ matrix }: Figure): number {
  return Math.hypot(matrix[0], matrix[1])
}
