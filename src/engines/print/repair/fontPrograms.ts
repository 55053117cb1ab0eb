import { PDFDict, type PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import type { Befund, SeitenName } from '#src/contract/dokument.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { rewriteContents } from './contentStreams.ts'

/** Fonts of the pages whose embedded program is empty or cut: each reader draws another font in its place (print 5.7). */
export function fontProgramFindings(doc: PDFDocument, seiten: readonly SeitenName[]): Befund[] {
  const objects = new Objects(doc.context)
  const found = new Map<string, Befund>()
  let seite: SeitenName | undefined
  rewriteContents(doc, objects, {
    page: (index) => {
      seite = seiten[index]
    },
    content: (content) => content,
    enter: (kind, object) => {
      if (kind !== 'Font' || !(object instanceof PDFDict)) return true
      const name = (objects.text(object, 'BaseFont') ?? '').replace(/^[A-Z]{6}\+/, '')
      if (!found.has(name) && hasDamagedProgram(object, objects)) found.set(name, damaged(name, seite))
      return true
    },
  })
  return [...found.values()]
}

function damaged(name: string, seite: SeitenName | undefined): Befund {
  return {
    schwere: 'fehler',
    code: 'schriftBeschaedigt',
    ...(seite && { seite }),
    text: `Die Schrift „${name}“ ist eingebettet, aber beschädigt.`,
    hilfe: 'Installieren Sie die Schrift neu und exportieren Sie die Datei, oder wandeln Sie den Text in Pfade um.',
  }
}

function hasDamagedProgram(font: PDFDict, objects: Objects): boolean {
  const [first] = objects.array(font, 'DescendantFonts') ?? []
  const descriptor = objects.dict(first instanceof PDFDict ? first : font, 'FontDescriptor')
  for (const [key, test] of [
    ['FontFile', isType1],
    ['FontFile2', isSfnt],
    ['FontFile3', isCompact],
  ] as const) {
    const program = objects.get(descriptor, key)
    if (program instanceof PDFRawStream && !test(objects.bytes(program))) return true
  }
  return false
}

const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/** Text that ends where the coded part begins, in the frame of the PC or without. */
function isType1(bytes: Uint8Array): boolean {
  const head = bytes[0] === 0x80 ? 6 : 0
  return latin(bytes, head, head + 2) === '%!' && latin(bytes, 0, Math.min(bytes.length, 60_000)).includes('eexec')
}

const SFNT_HEAD = 12
const SFNT_ENTRY = 16
/** Tables end on whole words, and some writers leave the last filling out. */
const FILLING = 3

/** Every table that the list names lies within the file. */
function isSfnt(bytes: Uint8Array): boolean {
  if (bytes.length < SFNT_HEAD) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint16(4)
  if (count === 0 || SFNT_HEAD + count * SFNT_ENTRY > bytes.length) return false
  const tables = Array.from({ length: count }, (_, i) => {
    const at = SFNT_HEAD + i * SFNT_ENTRY
    return { tag: latin(bytes, at, at + 4), end: view.getUint32(at + 8) + view.getUint32(at + 12) }
  })
  const drawn = tables.some(({ tag }) => tag === 'glyf' || tag === 'CFF ')
  return drawn && tables.every(({ end }) => end <= bytes.length + FILLING)
}

function isCompact(bytes: Uint8Array): boolean {
  if (latin(bytes, 0, 4) === 'OTTO' || (bytes[0] === 0 && bytes[1] === 1)) return isSfnt(bytes)
  // Version 1, and a list of names behind the head.
  return bytes.length > 8 && bytes[0] === 1 && (bytes[2] ?? 0) >= 4
}
