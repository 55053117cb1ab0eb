import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { readJpeg } from '../objects/jpeg.ts'
import { flate, raw } from '../objects/stream.ts'
import type { Objects } from '../objects/pdfObjects.ts'
import type { Farbziel } from './farbziel.ts'
import { unpredict } from '../objects/unpredict.ts'

interface Umgebung {
  objects: Objects
  ziel: Farbziel
  isRgb(space: PDFObject | undefined): boolean
}

const MAX_PIXELS = 60_000_000
const name = (key: string) => PDFName.of(key)

/** Are its pixels of RGB, or the palette that they choose from? */
export function isRgbPicture(dict: PDFDict, { objects, isRgb }: Pick<Umgebung, 'objects' | 'isRgb'>): boolean {
  const space = objects.get(dict, 'ColorSpace')
  return isRgb(isPalette(objects, space) ? objects.context.lookup(space.get(1)) : space)
}

const isPalette = (objects: Objects, space: PDFObject | undefined): space is PDFArray =>
  space instanceof PDFArray && objects.context.lookup(space.get(0)) === name('Indexed')

/** A picture of RGB as one of the other space, its transparency kept; null where it is none, or of a kind that is left alone. */
export async function convertImage(image: PDFRawStream, umgebung: Umgebung): Promise<PDFRawStream | null> {
  const { objects, ziel } = umgebung
  const { dict } = image
  const space = objects.get(dict, 'ColorSpace')
  const mask = objects.dict(dict, 'SMask')
  // Colours that count as transparent, mixed with a ground, or turned round by a rule of their own.
  if (dict.has(name('Decode')) || objects.array(dict, 'Mask') || mask?.has(name('Matte'))) return null
  if (!isRgbPicture(dict, umgebung)) return null
  if (isPalette(objects, space)) return convertPalette(image, space, umgebung)
  const [w, h] = [objects.number(dict, 'Width') ?? 0, objects.number(dict, 'Height') ?? 0]
  if (w * h === 0 || w * h > MAX_PIXELS) return null
  const filters = filtersOf(image, objects)
  if (filters.length === 1 && filters[0] === 'DCTDecode') {
    const jpeg = await ziel.jpeg(image.getContents())
    const info = jpeg && readJpeg(jpeg)
    if (!jpeg || info?.components !== 4 || info.width !== w || info.height !== h) return null
    return withEntries(
      raw(objects.context, jpeg, { Filter: 'DCTDecode', ...(info.adobe && { Decode: INVERTED }) }),
      dict,
      'DeviceCMYK',
    )
  }
  const plain = filters.every((filter) => PLAIN.includes(filter))
  if (!plain || objects.number(dict, 'BitsPerComponent') !== 8) return null
  const several = objects.array(dict, 'DecodeParms')?.find((item) => item instanceof PDFDict)
  const parms = several instanceof PDFDict ? several : objects.dict(dict, 'DecodeParms')
  const pixels = unpredict(objects.bytes(image), parms, objects, 3 * w)
  if (!pixels || pixels.length < 3 * w * h) return null
  const rgb = pixels.subarray(0, 3 * w * h)
  if (isGrey(rgb)) {
    const grey = rgb.filter((_, i) => i % 3 === 0)
    return withEntries(flate(objects.context, grey), dict, 'DeviceGray')
  }
  return withEntries(flate(objects.context, ziel.pixels(rgb)), dict, ziel.space)
}

const INVERTED = [1, 0, 1, 0, 1, 0, 1, 0]
const PLAIN = ['FlateDecode', 'LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode']

function isGrey(rgb: Uint8Array): boolean {
  for (let i = 0; i < rgb.length; i += 3) if (rgb[i] !== rgb[i + 1] || rgb[i] !== rgb[i + 2]) return false
  return true
}

function filtersOf(image: PDFRawStream, objects: Objects): string[] {
  const filter = objects.get(image.dict, 'Filter')
  const list = filter instanceof PDFArray ? filter.asArray().map((item) => objects.context.lookup(item)) : [filter]
  return list.flatMap((item) => (item instanceof PDFName ? [item.decodeText()] : []))
}

/** All that was said of the picture besides its coding. */
function withEntries(next: PDFRawStream, dict: PDFDict, space: string): PDFRawStream {
  for (const [key, value] of dict.entries())
    if (!/^\/(?:Filter|DecodeParms|Length|Decode|ColorSpace)$/.test(key.asString())) next.dict.set(key, value)
  next.dict.set(name('ColorSpace'), name(space))
  return next
}

function convertPalette(image: PDFRawStream, space: PDFArray, { objects, ziel }: Umgebung): PDFRawStream | null {
  const table = objects.context.lookup(space.get(3))
  const bytes =
    table instanceof PDFString || table instanceof PDFHexString
      ? table.asBytes()
      : table instanceof PDFRawStream
        ? objects.bytes(table)
        : null
  const highest = objects.context.lookup(space.get(2))
  if (!bytes || bytes.length < 3) return null
  const inks = ziel.pixels(bytes.subarray(0, bytes.length - (bytes.length % 3)))
  const hex = [...inks].map((ink) => ink.toString(16).padStart(2, '0')).join('')
  const next = PDFRawStream.of(image.dict.clone(objects.context), image.getContents())
  const indexed = objects.context.obj([name('Indexed'), name(ziel.space)])
  if (highest) indexed.push(highest)
  indexed.push(PDFHexString.of(hex))
  next.dict.set(name('ColorSpace'), indexed)
  return next
}
