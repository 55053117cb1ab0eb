import { PDFArray, PDFDict, type PDFObject, type PDFStream } from '@cantoo/pdf-lib'
import { unpredict } from '../../objects/unpredict.ts'
import type { Objects } from '../../objects/pdfObjects.ts'

const PLAIN = /^(Flate|LZW|RunLength|ASCII85|ASCIIHex)Decode$/

/** Codings of a stream, in the order in which they are undone. */
export function filtersOf(objects: Objects, dict: PDFDict): string[] {
  const filter = objects.get(dict, 'Filter')
  const list: (PDFObject | undefined)[] = filter instanceof PDFArray ? filter.asArray() : [filter]
  return list.map((item) => objects.textOf(objects.context.lookup(item)) ?? '').filter((name) => name !== '')
}

/** Rows of samples, line filters undone; null for a coding of pictures. */
export function rowsOf(objects: Objects, stream: PDFStream, rowBytes: number): Uint8Array | null {
  if (!filtersOf(objects, stream.dict).every((name) => PLAIN.test(name))) return null
  const parms = objects.get(stream.dict, 'DecodeParms')
  const list = parms instanceof PDFArray ? parms.asArray().map((item) => objects.context.lookup(item)) : [parms]
  const own = list.findLast((item) => item instanceof PDFDict)
  return unpredict(objects.bytes(stream), own instanceof PDFDict ? own : null, objects, rowBytes)
}
