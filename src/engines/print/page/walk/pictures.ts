import { PDFArray, type PDFStream } from '@cantoo/pdf-lib'
import type { Matrix } from '../../displayList.ts'
import { readJpx } from './jpx.ts'
import type { Picture } from './marks.ts'
import { colorSpaceName, type Objects } from '../../objects/pdfObjects.ts'

const CODINGS = ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']

const sizeOf = (ctm: Matrix): [number, number] => [Math.hypot(ctm[0], ctm[1]), Math.hypot(ctm[2], ctm[3])]

/** A separate picture. JPEG 2000 states size and colours itself. */
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
