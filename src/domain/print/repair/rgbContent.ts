import { TooLarge } from '../pdf/loadPdf.ts'
import { placedOperations, type PlacedOperation } from '../preflight/tokens.ts'
import { Splice } from './splice.ts'

/** A colour is set of which this stream alone does not say in which space it is. */
export class FarbeUnklar extends Error {
  override readonly name = 'FarbeUnklar'
}

export interface RgbFragen {
  /** Is a colour space of this name one of RGB that is converted? */
  isRgb(space: string): boolean
  /** Inks of a colour, parts of 1: "c m y k". */
  inks(rgb: readonly [number, number, number]): string
}

type Space = 'rgb' | 'other' | 'inherited'
const MAX_OPERATIONS = 2_000_000

/** Content with its RGB colours as CMYK; grey, CMYK, spot colours, patterns and all other bytes stay as they are. */
export function rgbContent(content: Uint8Array, fragen: RgbFragen): Uint8Array {
  const splice = new Splice(content)
  const stack: { fill: Space; stroke: Space }[] = []
  let state: { fill: Space; stroke: Space } = { fill: 'inherited', stroke: 'inherited' }
  let budget = MAX_OPERATIONS
  for (const operation of placedOperations(content)) {
    if (--budget < 0) throw new TooLarge()
    const { op, args } = operation
    const side = op === op.toUpperCase() ? 'stroke' : 'fill'
    const set = side === 'stroke' ? 'K' : 'k'
    const kind = op.toLowerCase()
    if (op === 'q') stack.push({ ...state })
    else if (op === 'Q') state = stack.pop() ?? state
    else if (kind === 'rg') {
      state[side] = 'other'
      if (fragen.isRgb('DeviceRGB')) splice.replace(operation, `${fragen.inks(three(operation))} ${set}`)
    } else if (kind === 'g' || kind === 'k') state[side] = 'other'
    else if (kind === 'cs') {
      const name = args[0]
      const rgb = typeof name === 'string' && fragen.isRgb(name.replace(/^\//, ''))
      state[side] = rgb ? 'rgb' : 'other'
      // Black is the colour that a space begins with.
      if (rgb) splice.replace(operation, `0 0 0 1 ${set}`)
    } else if ((kind === 'sc' || kind === 'scn') && state[side] !== 'other') {
      if (state[side] === 'rgb') splice.replace(operation, `${fragen.inks(three(operation))} ${set}`)
      else if (args.length === 3) throw new FarbeUnklar()
    }
  }
  return splice.finish()
}

function three({ args }: PlacedOperation): [number, number, number] {
  const part = (i: number): number => {
    const value = args[i]
    return typeof value === 'number' ? Math.min(1, Math.max(0, value)) : 0
  }
  return [part(0), part(1), part(2)]
}
