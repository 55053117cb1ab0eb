import { type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { flate } from '../objects/stream.ts'
import { type PdfFunction, readFunctions } from '../objects/pdfFunctions.ts'
import type { Objects } from '../objects/pdfObjects.ts'
import type { Farbziel } from './farbziel.ts'
import { recodeMesh } from './rgbMesh.ts'

/** Samples of a gradient along its line: where two colours meet, the edge gets 1/2 047 of its length wide. */
const ALONG = 2048
/** Samples each way of a gradient whose function has a plane to itself. */
const ACROSS = 256
const name = (key: string) => PDFName.of(key)

interface Umgebung {
  objects: Objects
  ziel: Farbziel
  isRgb(space: PDFObject | undefined): boolean
}

/**
 * Turns a gradient of RGB (ISO 32000-1, 8.7.4.5), in its place. Its colours are turned where they are, so that it runs
 * through the same ones. Whether it was turned; what cannot be read stays.
 */
export function convertShading(value: PDFObject | undefined, { objects, ziel, isRgb }: Umgebung): boolean {
  const { context } = objects
  const shading = context.lookup(value)
  const dict = shading instanceof PDFStream ? shading.dict : shading
  if (!(dict instanceof PDFDict) || !isRgb(objects.get(dict, 'ColorSpace'))) return false
  const run = readFunctions(objects, objects.get(dict, 'Function'))
  if (run)
    dict.set(name('Function'), context.register(sampled(context, run, { domain: domainOf(objects, dict), ziel })))
  else {
    if (dict.has(name('Function')) || !(value instanceof PDFRef) || !(shading instanceof PDFStream)) return false
    const next = recodeMesh(objects, shading, ziel)
    if (!next) return false
    context.assign(value, next)
    inSpace(objects, next.dict, ziel)
    return true
  }
  inSpace(objects, dict, ziel)
  return true
}

function inSpace(objects: Objects, dict: PDFDict, ziel: Farbziel): void {
  dict.set(name('ColorSpace'), name(ziel.space))
  const ground = objects.numbers(dict, 'Background')
  if (ground) dict.set(name('Background'), objects.context.obj(ziel.colour(ground)))
}

/** Numbers that the function of a gradient is asked for: along a line, over a plane, or what the corners of a mesh say. */
function domainOf(objects: Objects, dict: PDFDict): number[] {
  const kind = objects.number(dict, 'ShadingType') ?? 0
  if (kind === 1) return objects.numbers(dict, 'Domain') ?? [0, 1, 0, 1]
  if (kind <= 3) return objects.numbers(dict, 'Domain') ?? [0, 1]
  return objects.numbers(dict, 'Decode')?.slice(4, 6) ?? [0, 1]
}

function sampled(
  context: PDFContext,
  run: PdfFunction,
  { domain, ziel }: { domain: readonly number[]; ziel: Farbziel },
): PDFStream {
  const plane = domain.length > 2
  const size = plane ? [ACROSS, ACROSS] : [ALONG]
  const at = (axis: number, i: number) => {
    const [low = 0, high = 1] = [domain[2 * axis], domain[2 * axis + 1]]
    return low + (i / ((size[axis] ?? 2) - 1)) * (high - low)
  }
  const rgb = new Uint8Array(3 * size.reduce((all, count) => all * count, 1))
  for (let i = 0; 3 * i < rgb.length; i++) {
    const colour = run(plane ? [at(0, i % ACROSS), at(1, Math.floor(i / ACROSS))] : [at(0, i)])
    for (let k = 0; k < 3; k++) rgb[3 * i + k] = Math.round(Math.min(1, Math.max(0, colour[k] ?? 0)) * 255)
  }
  return flate(context, greysAlone(rgb, ziel), {
    FunctionType: 0,
    Domain: domain.map((value) => PDFNumber.of(value)),
    Range: Array.from({ length: ziel.components }, () => [0, 1]).flat(),
    Size: size,
    BitsPerSample: 8,
  })
}

/** A gradient of greys is printed with black alone, as a grey area is; one grey on the way through colours is not. */
function greysAlone(rgb: Uint8Array, ziel: Farbziel): Uint8Array {
  const isGrey = rgb.every((part, i) => part === rgb[i - (i % 3)])
  if (!isGrey) return ziel.pixels(rgb)
  const greys = Array.from({ length: rgb.length / 3 }, (_, i) => (rgb[3 * i] ?? 0) / 255)
  return Uint8Array.from(greys.flatMap((grey) => ziel.colour([grey, grey, grey]).map((part) => Math.round(part * 255))))
}
