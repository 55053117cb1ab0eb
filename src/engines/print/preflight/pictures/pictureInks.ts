import { PDFArray, type PDFDict, PDFStream } from '@cantoo/pdf-lib'
import { TooLarge } from '../../objects/loadPdf.ts'
import { type Cmyk, readSpace, type Space } from '../../objects/colours.ts'
import { readJpegAverages } from './jpegAverages.ts'
import type { Picture } from '../../page/walk/marks.ts'
import type { Objects } from '../../objects/pdfObjects.ts'
import { isRgb } from '../../objects/inks.ts'
import { filtersOf, rowsOf } from './pictureRows.ts'
import { type Cover, stencilCover } from './stencil.ts'

/** Inks of a picture at a place of it, u to the right and v downward, 0..1; alpha is how much of it is seen. */
export interface PictureInks {
  /** null: a stencil, painted with the ink in force. */
  at: ((u: number, v: number) => Cmyk | null) | null
  alpha: Cover
}

/** Samples of a channel, 0..1 before the picture's own decoding. */
interface Samples {
  channels: number
  at(channel: number, u: number, v: number): number
}

/** Pictures are judged by the mean of so many pixels each way: what runs is an area of colour, no grain. */
const BLOCK = 8
const MAX_SAMPLES = 80_000_000

/** null where the inks cannot be told: RGB, JPEG 2000, fax and JBIG2, colours that are masks. */
export function pictureInks(objects: Objects, { stream, space }: Picture): PictureInks | null {
  if (isRgb(space)) return null
  if (space === 'Maske') {
    const cover = stencilCover(objects, stream)
    return cover && { at: null, alpha: cover }
  }
  const { dict } = stream
  const colours = readSpace(objects, objects.get(dict, 'ColorSpace'))
  const mask = objects.get(dict, 'Mask')
  const cut = mask instanceof PDFStream ? stencilCover(objects, mask) : null
  if ((mask && !cut) || colours.components === 0) return null
  const samples = read(objects, stream, colours)
  const soft = objects.get(dict, 'SMask')
  const alpha =
    soft instanceof PDFStream ? read(objects, soft, readSpace(objects, objects.get(soft.dict, 'ColorSpace'))) : null
  if (!samples || (soft && !alpha)) return null
  const decoded = decoder(objects, dict, colours)
  const decodedAlpha = soft instanceof PDFStream ? decoder(objects, soft.dict, null) : null
  return {
    at: (u, v) =>
      colours.colour(Array.from({ length: samples.channels }, (_, i) => decoded(i, samples.at(i, u, v)))).cmyk,
    alpha: (u, v, cell) => {
      if (alpha && decodedAlpha) return decodedAlpha(0, alpha.at(0, u, v))
      return cut ? cut(u, v, cell) : 1
    },
  }
}

/** A sample as the colour space takes it: 0..1, or a place in the table. */
function decoder(objects: Objects, dict: PDFDict, space: Space | null): (channel: number, sample: number) => number {
  const bits = objects.number(dict, 'BitsPerComponent') ?? 8
  const own = objects.numbers(dict, 'Decode')
  const most = space && isIndexed(objects, dict) ? 2 ** bits - 1 : 1
  return (channel, sample) => {
    const [low = 0, high = most] = [own?.[2 * channel], own?.[2 * channel + 1]]
    return low + sample * (high - low)
  }
}

function isIndexed(objects: Objects, dict: PDFDict): boolean {
  const space = objects.get(dict, 'ColorSpace')
  return space instanceof PDFArray && /^I(ndexed)?$/.test(objects.textOf(objects.context.lookup(space.get(0))) ?? '')
}

function read(objects: Objects, stream: PDFStream, space: Space): Samples | null {
  const filters = filtersOf(objects, stream.dict)
  const last = filters.at(-1)
  try {
    if (last === 'DCTDecode') {
      const jpeg = filters.length === 1 ? readJpegAverages(objects.rawBytes(stream)) : null
      return jpeg && jpeg.components === space.components
        ? { channels: jpeg.components, at: (i, u, v) => jpeg.at(i, u, v) }
        : null
    }
    return plain(objects, stream, space)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

function plain(objects: Objects, stream: PDFStream, space: Space): Samples | null {
  const { dict } = stream
  const [w, h] = [objects.number(dict, 'Width') ?? 0, objects.number(dict, 'Height') ?? 0]
  const bits = objects.number(dict, 'BitsPerComponent') ?? 8
  const channels = space.components
  if (w < 1 || h < 1 || w * h * channels > MAX_SAMPLES) return null
  const rowBytes = Math.ceil((w * channels * bits) / 8)
  const bytes = rowsOf(objects, stream, rowBytes)
  if (!bytes) return null
  const most = 2 ** Math.min(bits, 8) - 1
  const sample = (x: number, y: number, channel: number) => {
    const at = y * rowBytes
    const index = x * channels + channel
    if (bits >= 8) return (bytes[at + index * (bits >> 3)] ?? 0) / 255
    const bit = index * bits
    return (((bytes[at + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & most) / most
  }
  // Numbers of a table's entries have no mean.
  const step = isIndexed(objects, dict) || w * h < 250_000 ? 1 : BLOCK
  return {
    channels,
    at: (channel, u, v) => mean(sample, { channel, w, h, step, x: Math.floor(u * w), y: Math.floor(v * h) }),
  }
}

function mean(
  sample: (x: number, y: number, channel: number) => number,
  { channel, w, h, step, x, y }: { channel: number; w: number; h: number; step: number; x: number; y: number },
): number {
  const [x0, y0] = [Math.max(0, Math.min(w - step, x - (step >> 1))), Math.max(0, Math.min(h - step, y - (step >> 1)))]
  let sum = 0
  for (let j = 0; j < step; j++) for (let i = 0; i < step; i++) sum += sample(x0 + i, y0 + j, channel)
  return sum / (step * step)
}
