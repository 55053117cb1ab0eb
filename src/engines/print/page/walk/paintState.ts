import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { CMYK, type Colour, deviceSpace, GRAY, readSpace, RGB, type Space, unknown } from '../../objects/colours.ts'
import type { Paint, State } from './graphicsState.ts'
import { type Objects, toNumber } from '../../objects/pdfObjects.ts'
import type { UploadFont } from '../fonts/pdfFonts.ts'
import { type Operand, plainName } from '../../objects/tokens.ts'

const DEVICE: Record<string, Space> = { g: GRAY, rg: RGB, k: CMYK }
const NAMES: Record<string, Space> = { DeviceGray: GRAY, DeviceRGB: RGB, DeviceCMYK: CMYK }

/** Colour operators and `gs`: what they make of the state of one content stream. */
export class PaintState {
  readonly #objects: Objects
  readonly #resources: PDFDict | null
  /** One reading per space of the stream's resources. */
  readonly #spaces = new Map<PDFObject, Space>()

  constructor(objects: Objects, resources: PDFDict | null) {
    this.#objects = objects
    this.#resources = resources
  }

  /** False for an operator that is none of colours. */
  step(state: State, op: string, args: readonly Operand[], n: readonly number[]): boolean {
    const kind = op.toLowerCase()
    const stroke = op === op.toUpperCase()
    const set = (change: Partial<Paint>) => {
      if (stroke) state.stroke = { ...state.stroke, ...change }
      else state.fill = { ...state.fill, ...change }
    }
    const device = DEVICE[kind]
    if (device) {
      const space = deviceSpace(this.#objects, this.#resources, device)
      set({ space, colour: space.colour(n) })
    } else if (kind === 'cs') {
      const space = this.space(plainName(args[0]))
      set({ space, colour: space.colour(space.initial) })
    } else if (kind === 'sc' || kind === 'scn') {
      const { space } = stroke ? state.stroke : state.fill
      set({ colour: this.#colour(space, args, n) })
    } else return false
    return true
  }

  /** A space by the name that a stream calls it. */
  space(name: string): Space {
    const device = NAMES[name]
    if (device) return deviceSpace(this.#objects, this.#resources, device)
    const own = this.#objects.get(this.#objects.dict(this.#resources, 'ColorSpace'), name)
    if (!own) return { name, components: 1, initial: [0], colour: () => unknown(name) }
    const known = this.#spaces.get(own) ?? readSpace(this.#objects, own)
    this.#spaces.set(own, known)
    return known
  }

  #colour(space: Space, args: readonly Operand[], n: readonly number[]): Colour {
    const last = args.at(-1)
    if (space.name !== 'Pattern' || typeof last !== 'string') return space.colour(n)
    const pattern = this.#objects.get(this.#objects.dict(this.#resources, 'Pattern'), plainName(last))
    const under = space.components > 0 ? space.colour(n.slice(0, -1)) : unknown('Pattern')
    return pattern ? { ...under, white: false, pattern } : unknown('Pattern')
  }

  /** Entries of a graphics state that matter to print. */
  apply(state: State, dict: PDFDict, fontOf: (dict: PDFDict) => UploadFont | null): void {
    const objects = this.#objects
    const truth = (key: string) => objects.bool(dict, key)
    const alpha = (key: string, before: number) => objects.number(dict, key) ?? before
    const strokeOver = truth('OP')
    // OP alone speaks for both (ISO 32000-1, table 58).
    const fillOver = truth('op') ?? strokeOver
    state.stroke = {
      ...state.stroke,
      alpha: alpha('CA', state.stroke.alpha),
      overprint: strokeOver ?? state.stroke.overprint,
    }
    state.fill = { ...state.fill, alpha: alpha('ca', state.fill.alpha), overprint: fillOver ?? state.fill.overprint }
    const opm = objects.number(dict, 'OPM')
    if (opm !== null) state.sparesZeros = opm === 1
    state.lineWidth = objects.number(dict, 'LW') ?? state.lineWidth
    const blend = objects.get(dict, 'BM')
    const first = blend instanceof PDFArray ? objects.context.lookup(blend.get(0)) : blend
    state.blend = objects.textOf(first) ?? state.blend
    const mask = objects.get(dict, 'SMask')
    if (mask) state.masked = mask instanceof PDFDict
    const font = objects.array(dict, 'Font')
    if (font?.[0] instanceof PDFDict) {
      state.font = fontOf(font[0])
      state.size = toNumber(font[1]) ?? state.size
    }
  }
}
