import type { Colour } from './colours.ts'

/** Less of an ink prints nothing that is seen. */
const NONE = 0.005

/** Spaces of light: only a profile makes inks of them. */
export const isRgb = (space: string): boolean => /^(DeviceRGB|CalRGB|Lab|ICC3)$/.test(space)

/** Sum of the inks of a colour, 0..4; 0 where it is not known. */
export const inkSum = ({ cmyk }: Colour): number => (cmyk ? cmyk[0] + cmyk[1] + cmyk[2] + cmyk[3] : 0)

/** Plates that print a colour; one made of light takes all four. */
export function platesOf({ cmyk, rgb }: Pick<Colour, 'cmyk' | 'rgb'>): number {
  if (cmyk) return cmyk.filter((value) => value > NONE).length
  return rgb ? 4 : 0
}
