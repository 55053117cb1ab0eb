import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { readFunction } from './pdfFunctions.ts'
import { colorSpaceName, type Objects } from './pdfObjects.ts'

/** Inks of the four plates, 0..1. */
export type Cmyk = readonly [number, number, number, number]

/** A colour as it is set. */
export interface Colour {
  /** Short name of the space it was stated in. */
  space: string
  /** null where only a profile tells the inks: RGB, Lab. */
  cmyk: Cmyk | null
  /** Red, green, blue where it was stated so, 0..1. */
  rgb: readonly number[] | null
  white: boolean
  /** Stated in DeviceCMYK itself, whose zeros spare what lies under it when it overprints. */
  direct: boolean
  /** A separate colour plate, which spares all others when it overprints. */
  spot: boolean
  pattern?: PDFObject
}

/** A colour space that turns numbers into a colour. */
export interface Space {
  name: string
  components: number
  initial: readonly number[]
  colour(values: readonly number[]): Colour
}

const MAX_DEPTH = 6
const NONE = 0.005
const PLATES: Record<string, number> = { Cyan: 0, Magenta: 1, Yellow: 2, Black: 3 }

const inks = (space: string, cmyk: Cmyk, kind: 'direct' | 'spot' | 'other' = 'other'): Colour => ({
  space,
  cmyk,
  rgb: null,
  white: cmyk.every((value) => value < NONE),
  direct: kind === 'direct',
  spot: kind === 'spot',
})

const light = (space: string, rgb: readonly number[]): Colour => {
  const white = rgb.length === 3 && rgb.every((value) => value > 1 - NONE)
  return { space, cmyk: white ? [0, 0, 0, 0] : null, rgb, white, direct: false, spot: false }
}

const fourOf = (values: readonly number[]): Cmyk => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0, values[3] ?? 0]

function simple(name: string, components: number): Space {
  if (components === 1)
    return {
      name,
      components,
      initial: [0],
      colour: ([g = 0]) => inks(name, [0, 0, 0, Math.min(1, Math.max(0, 1 - g))]),
    }
  if (components === 3) return { name, components, initial: [0, 0, 0], colour: (rgb) => light(name, rgb) }
  const kind = name === 'DeviceCMYK' ? 'direct' : 'other'
  return { name, components, initial: [0, 0, 0, 1], colour: (values) => inks(name, fourOf(values), kind) }
}

export const GRAY = simple('DeviceGray', 1)
export const RGB = simple('DeviceRGB', 3)
export const CMYK = simple('DeviceCMYK', 4)
export const SCHWARZ: Colour = GRAY.colour([0])

const DEVICE: Record<string, Space> = { DeviceGray: GRAY, G: GRAY, DeviceRGB: RGB, RGB, DeviceCMYK: CMYK, CMYK }
const PATTERN: Space = { name: 'Pattern', components: 0, initial: [], colour: () => unknown('Pattern') }

/** A colour whose inks cannot be told. */
export function unknown(space: string): Colour {
  return { space, cmyk: null, rgb: null, white: false, direct: false, spot: false }
}

/** Reads a colour space; what nobody knows keeps its name and has no inks. */
export function readSpace(objects: Objects, value: PDFObject | undefined, depth = 0): Space {
  if (value instanceof PDFName)
    return DEVICE[value.decodeText()] ?? (value.decodeText() === 'Pattern' ? PATTERN : other(value.decodeText()))
  if (!(value instanceof PDFArray) || depth > MAX_DEPTH) return other('unbekannt')
  const at = (i: number) => objects.context.lookup(value.get(i))
  const name = colorSpaceName(objects, value)
  const kind = at(0)
  switch (kind instanceof PDFName ? kind.decodeText() : '') {
    case 'ICCBased': {
      const profile = at(1)
      const n = profile instanceof PDFStream ? objects.number(profile.dict, 'N') : null
      return n === 1 || n === 3 || n === 4 ? simple(name, n) : other(name)
    }
    case 'CalGray':
      return simple(name, 1)
    case 'CalRGB':
      return simple(name, 3)
    case 'Lab':
      return { name, components: 3, initial: [0, 0, 0], colour: (lab) => lab1(name, lab) }
    case 'Indexed':
    case 'I':
      return indexed(objects, value, depth)
    case 'Separation':
    case 'DeviceN':
      return tinted(objects, value, name, depth)
    case 'Pattern':
      return value.size() > 1 ? { ...readSpace(objects, at(1), depth + 1), name: 'Pattern' } : PATTERN
    default:
      return value.size() === 1 ? readSpace(objects, kind, depth + 1) : other(name)
  }
}

const other = (name: string): Space => ({ name, components: 1, initial: [0], colour: () => unknown(name) })
/** Lab white has a lightness of 100. */
const lab1 = (name: string, [l = 0, a = 0, b = 0]: readonly number[]): Colour =>
  l > 99 && Math.hypot(a, b) < 1 ? light(name, [1, 1, 1]) : { ...unknown(name), rgb: [l / 100, l / 100, l / 100] }

function indexed(objects: Objects, value: PDFArray, depth: number): Space {
  const base = readSpace(objects, objects.context.lookup(value.get(1)), depth + 1)
  const table = objects.tableBytes(objects.context.lookup(value.get(3)))
  return {
    name: base.name,
    components: 1,
    initial: [0],
    colour: ([index = 0]) => {
      const start = Math.round(index) * base.components
      const scale = base.name === 'Lab' ? 100 / 255 : 1 / 255
      return base.colour(Array.from({ length: base.components }, (_, i) => (table[start + i] ?? 0) * scale))
    },
  }
}

/** Separation and DeviceN: plates by name, other inks by their tint transform. */
function tinted(objects: Objects, value: PDFArray, name: string, depth: number): Space {
  const at = (i: number) => objects.context.lookup(value.get(i))
  const list = at(1)
  const names =
    list instanceof PDFArray ? list.asArray().map((item) => objects.textOf(item) ?? '') : [objects.textOf(list) ?? '']
  const alternate = readSpace(objects, at(2), depth + 1)
  const transform = readFunction(objects, at(3))
  const plates = names.every((ink) => ink in PLATES || ink === 'None')
  const colour = (values: readonly number[]): Colour => {
    const [first = 0] = values
    if (names.length === 1 && names[0] === 'All') return inks(name, [first, first, first, first], 'spot')
    if (plates) {
      const four = [0, 0, 0, 0]
      for (const [i, ink] of names.entries()) {
        const plate = PLATES[ink]
        if (plate !== undefined) four[plate] = values[i] ?? 0
      }
      return inks(name, fourOf(four), 'spot')
    }
    if (!transform) return { ...unknown(name), spot: true, white: values.every((tint) => tint < NONE) }
    const shown = alternate.colour(transform(values))
    return { ...shown, space: name, direct: false, spot: true, rgb: null, white: values.every((tint) => tint < NONE) }
  }
  return { name, components: names.length, initial: names.map(() => 1), colour }
}

/** The space that a document puts in the place of one of the device, if it does (ISO 32000-1, 8.6.5.6). */
export function deviceSpace(objects: Objects, resources: PDFDict | null, device: Space): Space {
  const own = objects.get(objects.dict(resources, 'ColorSpace'), device.name.replace('Device', 'Default'))
  return own instanceof PDFArray ? readSpace(objects, own) : device
}
