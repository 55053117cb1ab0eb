/** What a file is by its content, whatever its name says (CSV-23 .. CSV-26). */
export type DateiArt = 'text' | 'leer' | 'xlsx' | 'ods' | 'xls' | 'zip' | 'pdf' | 'html' | 'bild' | 'binaer'

const SIGNATURES: readonly (readonly [DateiArt, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  // Compound file: .xls, and .xlsx with a password.
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['bild', [0x89, 0x50, 0x4e, 0x47]],
  ['bild', [0xff, 0xd8, 0xff]],
  ['bild', [0x47, 0x49, 0x46, 0x38]],
  ['binaer', [0x1f, 0x8b]],
  ['binaer', [0x7f, 0x45, 0x4c, 0x46]],
  ['binaer', [0x4d, 0x5a, 0x90]],
]

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

function ascii(bytes: Uint8Array, length: number): string {
  let text = ''
  for (const byte of bytes.subarray(0, length)) text += String.fromCharCode(byte)
  return text
}

const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/** Kind of a file from its first bytes (some KB are enough). */
export function dateiArt(head: Uint8Array): DateiArt {
  if (head.length === 0) return 'leer'
  const known = SIGNATURES.find(([, signature]) => startsWith(head, signature))
  if (known) {
    const text = known[0] === 'zip' ? ascii(head, 8192) : ''
    if (text.includes('application/vnd.oasis.opendocument')) return 'ods'
    return /\[Content_Types\]|xl\/|_rels\//.test(text) ? 'xlsx' : known[0]
  }
  if (/^(?:ï»¿)?\s*(?:<!doctype html|<html|<table|<\?xml|<head|<meta)/i.test(ascii(head, 512))) return 'html'
  if (!isUtf16(head) && head.subarray(0, 8192).includes(0)) return 'binaer'
  return 'text'
}

const NEU =
  'Speichern Sie die Liste in Ihrem Tabellenprogramm als „Excel-Arbeitsmappe (.xlsx)“ oder als CSV-Datei und wählen Sie diese Datei.'

/** Why a file cannot be read, and what to do instead; null for text and workbooks. */
export function artProblem(art: DateiArt): string | null {
  switch (art) {
    case 'text':
    case 'xlsx':
      return null
    case 'leer':
      return 'Die Datei ist leer. Wählen Sie eine Datei mit mindestens einer Adresse.'
    case 'xls':
      return `Das ist eine ältere oder mit Passwort geschützte Excel-Datei. ${NEU} Ein Passwort darf sie nicht haben.`
    case 'ods':
      return `Das ist eine OpenDocument-Tabelle. ${NEU}`
    case 'zip':
      return 'Das ist ein ZIP-Archiv. Entpacken Sie es und wählen Sie die Liste darin.'
    case 'pdf':
      return 'Das ist eine PDF-Datei. Bitte wählen Sie eine Excel- oder CSV-Datei.'
    case 'html':
      return `Das ist eine Webseite, auch wenn der Dateiname anders lautet. ${NEU}`
    case 'bild':
      return 'Das ist ein Bild. Bitte wählen Sie eine Excel- oder CSV-Datei.'
    case 'binaer':
      return `Das ist keine Textdatei. ${NEU}`
    default:
      return art satisfies never
  }
}
