import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib'
import { isComplete, text } from './fileChecks.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { unpacksWhole } from '../repair/unpacksWhole.ts'

/**
 * `ganz`: it ends where its own index says, and all of it can be read. `wiederherstellbar`: the index is wrong or missing,
 * and everything that the pages draw is there. `beschaedigt`: something is cut off or changed.
 */
export type Zustand = 'ganz' | 'wiederherstellbar' | 'beschaedigt'

/** Judges an opened file by its structure, not by its last words alone (print 5.2). */
export function zustandOf(doc: PDFDocument, bytes: Uint8Array): Zustand {
  const indexed = isComplete(bytes)
  const drawn = reachable(doc)
  const { behindEnd, open } = lastObject(bytes)
  if (behindEnd || (!indexed && (open || !hasAllPages(doc) || drawn.missing))) return 'beschaedigt'
  const objects = new Objects(doc.context)
  if (drawn.streams.some((stream) => !isWhole(stream, objects, !indexed))) return 'beschaedigt'
  return indexed ? 'ganz' : 'wiederherstellbar'
}

/** An object behind the last end of the file, or without a separate end: what it would have changed is not known. */
function lastObject(bytes: Uint8Array): { behindEnd: boolean; open: boolean } {
  // Long enough for the index of a file of some ten thousand objects.
  const tail = text(bytes, bytes.length - 1024 * 1024, bytes.length)
  const end = tail.lastIndexOf('%%EOF')
  const begins = /(?:^|[\r\n\s])\d+\s+\d+\s+obj\b/g
  const last = [...tail.matchAll(begins)].at(-1)
  if (!last) return { behindEnd: false, open: false }
  return { behindEnd: end >= 0 && last.index > end, open: !tail.slice(last.index).includes('endobj') }
}

/** Does the list of pages hold as many as it says? */
function hasAllPages(doc: PDFDocument): boolean {
  const objects = new Objects(doc.context)
  const count = objects.number(objects.dict(doc.catalog, 'Pages'), 'Count')
  return count === doc.getPageCount() && count > 0
}

/** Everything that the pages draw with. */
function reachable(doc: PDFDocument): { streams: PDFRawStream[]; missing: boolean } {
  const streams: PDFRawStream[] = []
  const seen = new Set<PDFObject>()
  let missing = false
  const open: PDFObject[] = doc
    .getPages()
    .flatMap(({ node }) => [node.get(PDFName.of('Contents')), node.Resources()])
    .filter((value) => value !== undefined)
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const object = value instanceof PDFRef ? doc.context.lookup(value) : value
    if (object === undefined || object instanceof PDFInvalidObject) missing = true
    if (object === undefined || seen.has(object)) continue
    seen.add(object)
    if (object instanceof PDFRawStream) streams.push(object)
    const dict = object instanceof PDFRawStream ? object.dict : object
    if (dict instanceof PDFDict) open.push(...dict.entries().flatMap(([key, entry]) => (ASIDE.has(key) ? [] : [entry])))
    if (dict instanceof PDFArray) open.push(...dict.asArray())
  }
  return { streams, missing }
}

/** Entries that no printed page needs. */
const ASIDE = new Set(
  ['Parent', 'StructParents', 'StructParent', 'Metadata', 'PieceInfo', 'OC', 'Properties'].map((key) =>
    PDFName.of(key),
  ),
)
/** Streams whose bytes mean something else when one is lost: fonts, pictures, profiles. */
const BINARY = ['Length1', 'Width', 'N', 'FunctionType', 'ShadingType']
/** White space that may stand between the bytes and their end. */
const MARGIN = 2

function isWhole(stream: PDFRawStream, objects: Objects, strict: boolean): boolean {
  const contents = stream.getContents()
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const first = filter instanceof PDFArray ? objects.context.lookup(filter.get(0)) : filter
  const kind = first instanceof PDFName ? first.decodeText() : ''
  if (kind === 'FlateDecode') return unpacksWhole(contents, strict)
  if (kind === 'DCTDecode')
    return !strict || text(contents, contents.length - 64, contents.length).includes('\u00ff\u00d9')
  const said = objects.number(stream.dict, 'Length')
  const other = said !== null && Math.abs(said - contents.length) > MARGIN
  return !(strict && other && (kind !== '' || BINARY.some((key) => stream.dict.has(PDFName.of(key)))))
}
