import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** Deletes what nothing in the file leads to any more: what was taken out is not carried along. */
export function sweep(context: PDFContext): void {
  const kept = new Set<PDFRef>()
  const seen = new Set<PDFObject>()
  const { Root, Info } = context.trailerInfo
  const open = [Root, Info].filter((value) => value !== undefined)
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (value instanceof PDFRef) kept.add(value)
    const object = value instanceof PDFRef ? context.lookup(value) : value
    if (object === undefined || seen.has(object)) continue
    seen.add(object)
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict) open.push(...dict.values())
    if (dict instanceof PDFArray) open.push(...dict.asArray())
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!kept.has(ref)) context.delete(ref)
}
