import { type PDFContext, PDFHexString, type PDFRef } from '@cantoo/pdf-lib'
import type { ColorSpaces } from './colorSpaces.ts'
import { decodePng, type PngFile, readPng } from './png.ts'
import { flate, raw } from '../objects/stream.ts'

type More = Record<string, PDFRef>

/** A PNG as a picture of a PDF; null when it is none. One bit stays one bit, and what is packed stays packed (print 12.5). */
export function embedPng(context: PDFContext, spaces: ColorSpaces, bytes: Uint8Array, more: More): PDFRef | null {
  const file = readPng(bytes)
  if (!file) return null
  return asPacked(context, spaces, file, more) ?? asPixels(context, spaces, bytes, more)
}

/** PDF unpacks and filters lines as PNG does. Not so where cover lies between the colours or lines are in seven passes. */
function asPacked(context: PDFContext, spaces: ColorSpaces, file: PngFile, more: More): PDFRef | null {
  const { width, height, bits, type, interlaced, transparent, packed, palette } = file
  if (interlaced || transparent || bits > 8) return null
  if (type !== 0 && type !== 3 && (type !== 2 || spaces.druck)) return null
  const space = type === 0 ? 'DeviceGray' : type === 2 ? spaces.srgb() : indexed(spaces, palette)
  return context.register(
    raw(context, packed, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: bits,
      ColorSpace: Array.isArray(space) ? context.obj(space) : space,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: type === 2 ? 3 : 1, BitsPerComponent: bits, Columns: width },
      ...more,
    }),
  )
}

/** The colours of a palette; greys alone are black ink alone. */
function indexed(spaces: ColorSpaces, palette: Uint8Array | null) {
  const colours = palette ?? new Uint8Array(3)
  const entries = Array.from({ length: colours.length / 3 }, (_, i) => colours.subarray(i * 3, i * 3 + 3))
  const grey = entries.every(([r, g, b]) => r === g && g === b)
  const [base, table] = grey
    ? (['DeviceGray', Uint8Array.from(entries, ([v = 0]) => v)] as const)
    : spaces.druck
      ? (['DeviceCMYK', spaces.druck.separateRgb(colours, 3)] as const)
      : ([spaces.srgb(), colours] as const)
  return ['Indexed', base, entries.length - 1, hexString(table)]
}

function hexString(bytes: Uint8Array): PDFHexString {
  return PDFHexString.of(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

function asPixels(context: PDFContext, spaces: ColorSpaces, bytes: Uint8Array, more: More): PDFRef | null {
  const png = decodePng(bytes)
  if (!png) return null
  const { width, height, alpha, colors, channels } = png
  const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const mask = alpha ? context.register(flate(context, alpha, { ...common, ColorSpace: 'DeviceGray' })) : null
  const inks = channels === 3 && spaces.druck
  const space = channels === 1 ? 'DeviceGray' : inks ? 'DeviceCMYK' : spaces.srgb()
  const samples = inks ? inks.separateRgb(colors, 3) : colors
  return context.register(
    flate(context, samples, { ...common, ...more, ColorSpace: space, ...(mask && { SMask: mask }) }),
  )
}
