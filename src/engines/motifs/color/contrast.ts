import type { Cmyk } from './cmyk.ts'
import type { Colors } from './colors.ts'
import { difference } from './lab.ts'

/** A calm colour of the picture beside another one: for suns, hills, tables, tiles. */
export function beyond(colors: Colors, behind: Cmyk, skip = 0): Cmyk {
  const list = colors.props.filter((color) => difference(color, behind) > 13)
  return list[skip % Math.max(1, list.length)] ?? colors.light
}
