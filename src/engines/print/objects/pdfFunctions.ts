import { PDFArray, PDFDict, PDFStream, type PDFObject } from '@cantoo/pdf-lib'
import type { Objects } from './pdfObjects.ts'
import { calculator } from './postScript.ts'

/** A function of a PDF (ISO 32000-1, 7.10): numbers in, numbers out. */
export type PdfFunction = (input: readonly number[]) => number[]

const MAX_DEPTH = 8
const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** null for what is no function, or none that we know. */
export function readFunction(objects: Objects, value: PDFObject | undefined, depth = 0): PdfFunction | null {
  const dict = value instanceof PDFStream ? value.dict : value instanceof PDFDict ? value : null
  if (!dict || depth > MAX_DEPTH) return null
  const domain = objects.numbers(dict, 'Domain') ?? [0, 1]
  const range = objects.numbers(dict, 'Range')
  const body = bodyOf(objects, dict, value, { domain, range, depth })
  if (!body) return null
  return (input) => {
    const out = body(input.map((x, i) => between(x, domain[2 * i] ?? 0, domain[2 * i + 1] ?? 1)))
    return range ? out.map((y, i) => between(y, range[2 * i] ?? 0, range[2 * i + 1] ?? 1)) : out
  }
}

/** One function for all parts of a colour, or one for each. */
export function readFunctions(objects: Objects, value: PDFObject | undefined): PdfFunction | null {
  if (!(value instanceof PDFArray)) return readFunction(objects, value)
  const parts = value.asArray().map((item) => readFunction(objects, objects.context.lookup(item)))
  if (parts.length === 0 || parts.some((part) => part === null)) return null
  return (input) => parts.map((part) => part?.(input)[0] ?? 0)
}

interface Bounds {
  domain: number[]
  range: number[] | null
  depth: number
}

function bodyOf(objects: Objects, dict: PDFDict, value: PDFObject | undefined, bounds: Bounds): PdfFunction | null {
  switch (objects.number(dict, 'FunctionType')) {
    case 0:
      return bounds.range && sampled(objects, dict, objects.bytes(value), { ...bounds, range: bounds.range })
    case 2:
      return exponential(objects, dict)
    case 3:
      return stitched(objects, dict, bounds)
    case 4:
      return calculator(String.fromCharCode(...objects.bytes(value).subarray(0, 50_000)))
    default:
      return null
  }
}

function exponential(objects: Objects, dict: PDFDict): PdfFunction {
  const c0 = objects.numbers(dict, 'C0') ?? [0]
  const c1 = objects.numbers(dict, 'C1') ?? [1]
  const n = objects.number(dict, 'N') ?? 1
  return ([x = 0]) => c0.map((low, i) => low + x ** n * ((c1[i] ?? 0) - low))
}

function stitched(objects: Objects, dict: PDFDict, { domain, depth }: Bounds): PdfFunction | null {
  const parts = (objects.array(dict, 'Functions') ?? []).map((part) => readFunction(objects, part, depth + 1))
  const bounds = objects.numbers(dict, 'Bounds') ?? []
  const encode = objects.numbers(dict, 'Encode') ?? []
  if (parts.length === 0 || parts.some((part) => part === null)) return null
  return ([x = 0]) => {
    const beyond = bounds.findIndex((bound) => x < bound)
    const i = beyond < 0 ? parts.length - 1 : beyond
    const low = bounds[i - 1] ?? domain[0] ?? 0
    const high = bounds[i] ?? domain[1] ?? 1
    const [from = 0, to = 1] = [encode[2 * i], encode[2 * i + 1]]
    const share = high > low ? (x - low) / (high - low) : 0
    return parts[i]?.([from + share * (to - from)]) ?? []
  }
}

/** Table of samples, straight from one to the next (ISO 32000-1, 7.10.2). */
function sampled(
  objects: Objects,
  dict: PDFDict,
  bytes: Uint8Array,
  { domain, range }: { domain: number[]; range: number[] },
): PdfFunction | null {
  const size = objects.numbers(dict, 'Size') ?? []
  const bits = objects.number(dict, 'BitsPerSample') ?? 8
  const outputs = range.length / 2
  if (size.length === 0 || ![1, 2, 4, 8, 16, 32].includes(bits)) return null
  const encode = objects.numbers(dict, 'Encode') ?? size.flatMap((count) => [0, count - 1])
  const decode = objects.numbers(dict, 'Decode') ?? range
  const sampleAt = (index: number) => {
    let value = 0
    if (bits >= 8) for (let k = 0; k < bits / 8; k++) value = value * 256 + (bytes[(index * bits) / 8 + k] ?? 0)
    else value = ((bytes[(index * bits) >> 3] ?? 0) >> (8 - bits - ((index * bits) & 7))) & (2 ** bits - 1)
    return value / (2 ** bits - 1)
  }
  return (input) => {
    let corners = [{ index: 0, weight: 1 }]
    let step = 1
    for (const [i, count] of size.entries()) {
      const [low = 0, high = 1] = [domain[2 * i], domain[2 * i + 1]]
      const share = high > low ? ((input[i] ?? 0) - low) / (high - low) : 0
      const stated = (encode[2 * i] ?? 0) + share * ((encode[2 * i + 1] ?? 0) - (encode[2 * i] ?? 0))
      const at = between(stated, 0, count - 1)
      const [before, beyond] = [Math.floor(at), at - Math.floor(at)]
      const width = step
      corners = corners.flatMap(({ index, weight }) => [
        { index: index + before * width, weight: weight * (1 - beyond) },
        ...(beyond > 0 ? [{ index: index + (before + 1) * width, weight: weight * beyond }] : []),
      ])
      step *= count
    }
    return Array.from({ length: outputs }, (_, k) => {
      const [low = 0, high = 1] = [decode[2 * k], decode[2 * k + 1]]
      const sum = corners.reduce((all, { index, weight }) => all + weight * sampleAt(index * outputs + k), 0)
      return low + sum * (high - low)
    })
  }
}
