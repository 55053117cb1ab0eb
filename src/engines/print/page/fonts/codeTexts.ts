import { PDFDict, PDFNumber } from '@cantoo/pdf-lib'
import type { Objects } from '../../objects/pdfObjects.ts'

/** Names of signs that stand beside fields; letters go by themselves, others by their number (Adobe Glyph List). */
const ZEICHEN_NAMEN: Readonly<Record<string, string>> = {
  space: ' ', braceleft: '{', braceright: '}', bracketleft: '[', bracketright: ']', less: '<', greater: '>',
  guillemotleft: '«', guillemotright: '»', guilsinglleft: '‹', guilsinglright: '›', percent: '%', numbersign: '#',
  asterisk: '*', bar: '|', at: '@', dollar: '$', section: '§', underscore: '_', hyphen: '-', period: '.', comma: ',',
  slash: '/', ampersand: '&', adieresis: 'ä', odieresis: 'ö', udieresis: 'ü', germandbls: 'ß',
  Adieresis: 'Ä', Odieresis: 'Ö', Udieresis: 'Ü',
  zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9',
} // oxfmt-ignore

function zeichenNamens(name: string): string {
  const [, hex = ''] = /^u(?:ni)?([\dA-F]{4,6})$/.exec(name) ?? []
  if (hex !== '') return String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000)
  if (/^[A-Za-z]$/.test(name)) return name
  return Object.hasOwn(ZEICHEN_NAMEN, name) ? (ZEICHEN_NAMEN[name] ?? '') : ''
}

/** What the codes of a font of one byte stand for, by its encoding (ISO 32000-1, 9.6.6); "" where nobody can tell. */
export function readEncoding(objects: Objects, font: PDFDict): (code: number) => string {
  const encoding = objects.get(font, 'Encoding')
  const name = encoding instanceof PDFDict ? objects.text(encoding, 'BaseEncoding') : objects.text(font, 'Encoding')
  const decoder = new TextDecoder(name === 'MacRomanEncoding' ? 'macintosh' : 'windows-1252')
  const own = new Map<number, string>()
  let next = 0
  for (const entry of encoding instanceof PDFDict ? (objects.array(encoding, 'Differences') ?? []) : []) {
    if (entry instanceof PDFNumber) next = entry.asNumber()
    else own.set(next++, zeichenNamens(objects.textOf(entry) ?? ''))
  }
  return (code) => own.get(code) ?? decoder.decode(Uint8Array.of(code))
}
