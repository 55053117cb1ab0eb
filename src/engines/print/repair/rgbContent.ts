import { TooLarge } from '../objects/loadPdf.ts'
import { placedOperations, type PlacedOperation, plainName } from '../objects/tokens.ts'
import { type Farbziel, operands } from './farbziel.ts'
import { Splice } from './splice.ts'

/** A colour is set of which this stream alone does not say in which space it is. */
export class FarbeUnklar extends Error {
  override readonly name = 'FarbeUnklar'
}

export interface RgbFragen {
  /** Is a colour space of this name one of RGB that is converted? */
  isRgb(space: string): boolean
  /** Is it one of patterns that are painted in a colour of RGB, which the file's resources state in the other space? */
  isRgbPattern(space: string): boolean
  ziel: Farbziel
  /** What stands in the place of a picture between the operators; null: it stays. */
  inline(picture: PlacedOperation): string | null
}

type Space = 'rgb' | 'pattern' | 'other' | 'inherited'
const MAX_OPERATIONS = 2_000_000

/** Content with its RGB colours in another space; grey, CMYK, spot colours, patterns and all other bytes stay as they are. */
export function rgbContent(content: Uint8Array, fragen: RgbFragen): Uint8Array {
  const splice = new Splice(content)
  const { ziel } = fragen
  const stack: { fill: Space; stroke: Space }[] = []
  let state: { fill: Space; stroke: Space } = { fill: 'inherited', stroke: 'inherited' }
  let budget = MAX_OPERATIONS
  for (const operation of placedOperations(content)) {
    if (--budget < 0) throw new TooLarge()
    const { op, args } = operation
    const side = op === op.toUpperCase() ? 'stroke' : 'fill'
    const set = side === 'stroke' ? ziel.operator.toUpperCase() : ziel.operator
    const kind = op.toLowerCase()
    if (op === 'q') stack.push({ ...state })
    else if (op === 'Q') state = stack.pop() ?? state
    else if (kind === 'rg') {
      state[side] = 'other'
      if (fragen.isRgb('DeviceRGB')) splice.replace(operation, `${operands(ziel.colour(three(operation)))} ${set}`)
    } else if (kind === 'g' || kind === 'k') state[side] = 'other'
    else if (kind === 'cs') {
      const space = plainName(args[0])
      const rgb = fragen.isRgb(space)
      state[side] = rgb ? 'rgb' : fragen.isRgbPattern(space) ? 'pattern' : 'other'
      // Black is the colour that a space begins with.
      if (rgb) splice.replace(operation, `${operands(ziel.colour([0, 0, 0]))} ${set}`)
    } else if ((kind === 'sc' || kind === 'scn') && state[side] !== 'other') {
      if (state[side] === 'rgb') splice.replace(operation, `${operands(ziel.colour(three(operation)))} ${set}`)
      else if (state[side] === 'pattern')
        splice.replace(operation, `${operands(ziel.colour(three(operation)))} /${plainName(args[3])} ${op}`)
      else if (args.length === 3) throw new FarbeUnklar()
    } else if (op === 'INLINE') {
      const instead = fragen.inline(operation)
      if (instead !== null) splice.replace(operation, instead)
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
