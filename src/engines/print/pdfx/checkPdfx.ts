import { PDFArray, PDFDict, PDFStream, type PDFDocument, type PDFObject, type PDFPage } from '@cantoo/pdf-lib'
import { Objects } from '../objects/pdfObjects.ts'
import { DATEI_REGELN } from './dateiRegeln.ts'
import { inhaltFaults } from './inhaltRegeln.ts'
import { OBJEKT_REGELN } from './objektRegeln.ts'
import { SEITEN_REGELN } from './seitenRegeln.ts'
import { anwenden, type Verstoss } from './verstoss.ts'

/** Characters of the head that name the version. */
const KOPF_BYTES = 8

/**
 * Whether a finished print file is built as PDF/X-4 asks (print 14): structure alone, so that a file may be called "nach
 * PDF/X-4 aufgebaut, strukturell geprüft" and never certified. `bytes` are those of `doc`.
 */
export function checkPdfx(doc: PDFDocument, bytes: Uint8Array): Verstoss[] {
  const objects = new Objects(doc.context)
  const metadata = objects.get(doc.catalog, 'Metadata')
  const xmp = metadata instanceof PDFStream ? new TextDecoder().decode(objects.bytes(metadata)) : ''
  const kopf = String.fromCharCode(...bytes.subarray(0, KOPF_BYTES))
  const pages = doc.getPages()
  return unique([
    ...anwenden(DATEI_REGELN, { doc, objects, kopf, xmp }),
    ...pages.flatMap((page) => anwenden(SEITEN_REGELN, { page, objects })),
    ...objektVerstoesse(doc, objects),
    ...inhaltVerstoesse(pages, objects),
  ])
}

/** The same fault on each of 2 000 pages is said once. */
function unique(found: readonly Verstoss[]): Verstoss[] {
  return [...new Map(found.map((verstoss) => [`${verstoss.regel} ${verstoss.text}`, verstoss])).values()]
}

function objektVerstoesse(doc: PDFDocument, objects: Objects): Verstoss[] {
  return doc.context.enumerateIndirectObjects().flatMap(([, object]) =>
    nested(object).flatMap((part) => {
      const stream = part instanceof PDFStream ? part : null
      const dict = part instanceof PDFStream ? part.dict : part
      return anwenden(OBJEKT_REGELN, { dict, stream, objects })
    }),
  )
}

/** An object and the dictionaries that stand in it directly. */
function nested(object: PDFObject, depth = 0): (PDFDict | PDFStream)[] {
  if (depth > 6) return []
  if (object instanceof PDFStream) return [object, ...nested(object.dict, depth + 1).slice(1)]
  if (object instanceof PDFDict) return [object, ...object.values().flatMap((value) => nested(value, depth + 1))]
  return object instanceof PDFArray ? object.asArray().flatMap((value) => nested(value, depth + 1)) : []
}

/** Content of pages, whose parts may share one graphics state, and of forms, each for itself. */
function inhaltVerstoesse(pages: readonly PDFPage[], objects: Objects): Verstoss[] {
  const known = new Map<PDFObject, ReturnType<typeof inhaltFaults>>()
  const faultsOf = (stream: PDFObject) => {
    const faults = known.get(stream) ?? inhaltFaults(objects.bytes(stream))
    known.set(stream, faults)
    return faults
  }
  const found: Verstoss[] = []
  for (const page of pages) {
    const contents = page.node.Contents()
    const parts =
      contents instanceof PDFArray ? contents.asArray().map((part) => objects.context.lookup(part)) : [contents]
    const offen = parts.reduce((sum, part) => sum + (part ? faultsOf(part).offen : 0), 0)
    if (offen !== 0) found.push({ regel: 'PX-31', text: 'q und Q einer Seite gehen nicht auf' })
  }
  for (const [, object] of objects.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream) || objects.text(object.dict, 'Subtype') !== 'Form') continue
    const { offen, zuViel } = faultsOf(object)
    if (offen !== 0 || zuViel) found.push({ regel: 'PX-31', text: 'q und Q eines Teils gehen nicht auf' })
  }
  for (const { rgb, fremd } of known.values()) {
    if (rgb) found.push({ regel: 'PX-30', text: 'Farbe in DeviceRGB' })
    found.push(...fremd.map((op) => ({ regel: 'PX-30', text: `unbekannter Operator ${op}` })))
  }
  return found
}
