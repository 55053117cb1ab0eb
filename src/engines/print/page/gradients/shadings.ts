import { PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { Matrix } from '../../displayList.ts'
import { multiply } from '../../objects/boxes.ts'
import { type Colour, readSpace, type Space, unknown } from '../../objects/colours.ts'
import { type PdfFunction, readFunctions } from '../../objects/pdfFunctions.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { type Place, placeOf } from './shadingPlaces.ts'

/** Places along a gradient at which its colour is asked. */
const STEPS = 24
/** Colours of a gradient along a line that are told apart. */
const TONES = 255

/** Colour of a gradient at a place of the sheet, points: null where it paints nothing. */
type Shade = (x: number, y: number) => Colour | null

export interface Shading {
  /** Colours that it runs through; of a mesh without a function its space alone. */
  colours: Colour[]
  /** Made where it is asked for: a mesh is read only then. */
  shade(): Shade
}

/** A gradient (ISO 32000-1, 8.7.4.5) whose own space is put on the sheet by a matrix. */
export function readShading(
  objects: Objects,
  shading: PDFObject | undefined,
  { named, matrix, isPattern }: { named: (name: string) => Space; matrix: Matrix; isPattern: boolean },
): Shading | null {
  const dict = shading instanceof PDFStream ? shading.dict : shading instanceof PDFDict ? shading : null
  if (!dict) return null
  const value = objects.get(dict, 'ColorSpace')
  const space = value instanceof PDFName ? named(value.decodeText()) : readSpace(objects, value)
  const stated = objects.get(dict, 'Function')
  const run = readFunctions(objects, stated)
  const colours = run ? alongOf(objects.numbers(dict, 'Domain') ?? [0, 1], run, space) : [unknown(space.name)]
  return {
    colours,
    shade: () => {
      const place = stated && !run ? null : placeOf(objects, dict, shading, run ? null : space.components)
      const ground = isPattern ? objects.numbers(dict, 'Background') : null
      const shade = place ? shadeOf(place, run, space) : () => unknown(space.name)
      return onSheet(matrix, objects.numbers(dict, 'BBox'), (x, y) => {
        return shade(x, y) ?? (ground && space.colour(ground))
      })
    },
  }
}

function alongOf(domain: readonly number[], run: PdfFunction, space: Space): Colour[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const at = (k: number) => (domain[2 * k] ?? 0) + (i / STEPS) * ((domain[2 * k + 1] ?? 1) - (domain[2 * k] ?? 0))
    // Over a plane its diagonal stands for all.
    return space.colour(run(domain.length > 2 ? [at(0), at(1)] : [at(0)]))
  })
}

function shadeOf(place: Place, run: PdfFunction | null, space: Space): Shade {
  const known = new Map<number, Colour>()
  return (x, y) => {
    const values = place.at(x, y)
    if (!values) return null
    if (!run) return space.colour(values)
    const [value = 0] = values
    if (values.length > 1 || place.range === null) return space.colour(run(values))
    const [low, high] = place.range
    const tone = high === low ? 0 : Math.round(((value - low) / (high - low)) * TONES)
    const colour = known.get(tone) ?? space.colour(run([low + (tone / TONES) * (high - low)]))
    known.set(tone, colour)
    return colour
  }
}

/** From the sheet into the gradient's own space, and within its box. */
function onSheet([a, b, c, d, e, f]: Matrix, box: readonly number[] | null, shade: Shade): Shade {
  const size = a * d - b * c
  if (size === 0) return () => null
  const back = multiply([1, 0, 0, 1, -e, -f], [d / size, -b / size, -c / size, a / size, 0, 0])
  const [x0 = -Infinity, y0 = -Infinity, x1 = Infinity, y1 = Infinity] = box ?? []
  return (px, py) => {
    const [x, y] = [back[0] * px + back[2] * py + back[4], back[1] * px + back[3] * py + back[5]]
    return x < x0 || x > x1 || y < y0 || y > y1 ? null : shade(x, y)
  }
}
