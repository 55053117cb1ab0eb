import { PDFArray, type PDFStream } from '@cantoo/pdf-lib'
import type { Matrix } from '../../displayList.ts'
import { readJpx } from './jpx.ts'
import type { Picture } from '../walk/marks.ts'
import { colorSpaceName, type Objects } from '../objects/pdfObjects.ts'
import { type Operand, plainName } from '../objects/tokens.ts'

const CODINGS = ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']
const SHORT: Record<string, string> = { G: 'DeviceGray', RGB: 'DeviceRGB', CMYK: 'DeviceCMYK' }

const sizeOf = (ctm: Matrix): [number, number] => [Math.hypot(ctm[0], ctm[1]), Math.hypot(ctm[2], ctm[3])]

/** A picture of its own. JPEG 2000 states size and colours itself. */
export function pictureOf(objects: Objects, stream: PDFStream, ctm: Matrix): Picture {
  const { dict } = stream
  const filter = objects.get(dict, 'Filter')
  const last = filter instanceof PDFArray ? filter.asArray().at(-1) : filter
  const coding = CODINGS.find((name) => name === objects.textOf(objects.context.lookup(last))) ?? null
  const space = objects.get(dict, 'ColorSpace')
  const jpx = coding === 'JPXDecode' ? readJpx(objects.rawBytes(stream)) : null
  const stencil = objects.bool(dict, 'ImageMask') === true
  return {
    stream,
    px: jpx?.px ?? [objects.number(dict, 'Width') ?? 0, objects.number(dict, 'Height') ?? 0],
    size: sizeOf(ctm),
    space: stencil ? 'Maske' : space ? colorSpaceName(objects, space) : (jpx?.space ?? 'unbekannt'),
    bits:
      stencil || coding === 'JBIG2Decode' || coding === 'CCITTFaxDecode'
        ? 1
        : (objects.number(dict, 'BitsPerComponent') ?? 8),
    coding,
  }
}

/** What the dictionary of a picture between the operators says under either word. */
export function inlineEntry(args: readonly Operand[], long: string, short: string): Operand | undefined {
  const at = args.findIndex((value, i) => i % 2 === 0 && (value === `/${long}` || value === `/${short}`))
  return at < 0 ? undefined : args[at + 1]
}

/** A picture between the operators. */
export function inlinePicture(args: readonly Operand[], ctm: Matrix): Picture {
  const entry = (long: string, short: string) => inlineEntry(args, long, short)
  const number = (value: Operand | undefined, otherwise: number) => (typeof value === 'number' ? value : otherwise)
  const name = plainName(entry('ColorSpace', 'CS'))
  const stencil = entry('ImageMask', 'IM') === 'true'
  return {
    stream: null,
    px: [number(entry('Width', 'W'), 0), number(entry('Height', 'H'), 0)],
    size: sizeOf(ctm),
    space: stencil ? 'Maske' : (SHORT[name] ?? name),
    bits: stencil ? 1 : number(entry('BitsPerComponent', 'BPC'), 8),
    coding: null,
  }
}
