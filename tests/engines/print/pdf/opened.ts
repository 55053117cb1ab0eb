import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib'
import type { Seite } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { writePdf, type WritePdfOptions } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf, picture } from '../fixtures.ts'

export const jpeg = { bytes: new Uint8Array(await picture(60, 30, 'jpeg', 'red')), mime: 'image/jpeg' }
export const front = (...layers: Seite['layers']): Seite => ({ side: 'vorderseite', layers, guides: [] })
export const context = contextOf('maxipostkarte', { empfaenger: BEISPIEL_EMPFAENGER })

/** A file of these pages, opened again by pdf-lib. */
export async function written(
  pages: WritePdfOptions['pages'],
  more: Partial<WritePdfOptions> = {},
): Promise<PDFDocument> {
  const bytes = await writePdf({ format: 'maxipostkarte', assets: async () => jpeg, title: 'Test', ...more, pages })
  return PDFDocument.load(bytes, { updateMetadata: false })
}

export const pageOf = (seite: Seite, more: Partial<typeof context> = {}) => ({
  seite,
  context: { ...context, ...more },
})
export const get = (doc: PDFDocument, dict: PDFDict, ...path: string[]): PDFObject | undefined =>
  path.reduce<PDFObject | undefined>((value, key) => {
    const here = value instanceof PDFRawStream ? value.dict : value
    return here instanceof PDFDict ? doc.context.lookup(here.get(PDFName.of(key))) : undefined
  }, dict)
export const unpacked = (stream: PDFObject | undefined): string =>
  stream instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(stream).decode()) : ''
/** The streams of a page, each as it draws. */
export function contents(doc: PDFDocument, page: number): string[] {
  const list = get(doc, doc.getPage(page).node, 'Contents')
  return list instanceof PDFArray ? list.asArray().map((item) => unpacked(doc.context.lookup(item))) : []
}
export const refs = (doc: PDFDocument, page: number): string[] =>
  String(doc.getPage(page).node.get(PDFName.of('Contents'))).match(/\d+ 0 R/g) ?? []
/** Objects of a type in the file. */
export const objects = (doc: PDFDocument, type: string): PDFDict[] =>
  doc.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object
    return dict instanceof PDFDict &&
      [dict.get(PDFName.of('Type')), dict.get(PDFName.of('Subtype'))].includes(PDFName.of(type))
      ? [dict]
      : []
  })
