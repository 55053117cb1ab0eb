import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { type Colour, readSpace, type Space, unknown } from './colours.ts'
import { type PdfFunction, readFunction } from './pdfFunctions.ts'
import type { Objects } from './pdfObjects.ts'

/** Places along a gradient at which its colour is asked. */
const STEPS = 24

/** Colours that a gradient runs through; of a mesh without a function its space alone. */
export function shadingColours(
  objects: Objects,
  shading: PDFObject | undefined,
  named: (name: string) => Space,
): Colour[] {
  const dict = shading instanceof PDFStream ? shading.dict : shading instanceof PDFDict ? shading : null
  if (!dict) return []
  const value = objects.get(dict, 'ColorSpace')
  const space = value instanceof PDFName ? named(value.decodeText()) : readSpace(objects, value)
  const run = functionsOf(objects, objects.get(dict, 'Function'))
  if (!run) return [unknown(space.name)]
  const domain = objects.numbers(dict, 'Domain') ?? [0, 1]
  const colours: Colour[] = []
  for (let i = 0; i <= STEPS; i++) {
    const at = (k: number) => (domain[2 * k] ?? 0) + (i / STEPS) * ((domain[2 * k + 1] ?? 1) - (domain[2 * k] ?? 0))
    // Over a plane its diagonal stands for all.
    colours.push(space.colour(run(domain.length > 2 ? [at(0), at(1)] : [at(0)])))
  }
  return colours
}

/** One function for all inks, or one for each. */
function functionsOf(objects: Objects, value: PDFObject | undefined): PdfFunction | null {
  if (!(value instanceof PDFArray)) return readFunction(objects, value)
  const parts = value.asArray().map((item) => readFunction(objects, objects.context.lookup(item)))
  if (parts.length === 0 || parts.some((part) => part === null)) return null
  return (input) => parts.map((part) => part?.(input)[0] ?? 0)
}
