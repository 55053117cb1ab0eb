import texte from '../../../../locales/de/adressdatei.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import {
  decodeBytes,
  guessZeichensatz,
  toScannable,
  ZEICHENSAETZE,
  type Zeichensatz,
} from '#src/engines/addresses/read/encoding.ts'
import { artProblem, dateiArt } from '#src/engines/addresses/read/fileKind.ts'
import { detectLeseart, vorschau } from '#src/engines/addresses/list/layout.ts'

const TEXT =
  'Vorname;Nachname;Straße;PLZ;Ort\r\nJürgen;Müßig;Größenweg 3;01067;Dresden\r\nÄnne;Öhler;Übersee 7;80331;München\r\n'
const WINDOWS: Record<string, number> = { ä: 0xe4, ö: 0xf6, ü: 0xfc, ß: 0xdf, Ä: 0xc4, Ö: 0xd6, Ü: 0xdc, '€': 0x80 }
const DOS: Record<string, number> = { ä: 0x84, ö: 0x94, ü: 0x81, ß: 0xe1, Ä: 0x8e, Ö: 0x99, Ü: 0x9a }
const MAC: Record<string, number> = { ä: 0x8a, ö: 0x9a, ü: 0x9f, ß: 0xa7, Ä: 0x80, Ö: 0x85, Ü: 0x86 }

const single = (table: Record<string, number>, text = TEXT) =>
  Uint8Array.from(text, (letter) => table[letter] ?? letter.charCodeAt(0))
const utf16 = (little: boolean) => {
  const bytes = new Uint8Array((TEXT.length + 1) * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, little)
  for (let at = 0; at < TEXT.length; at++) view.setUint16(2 + at * 2, TEXT.charCodeAt(at), little)
  return bytes
}
const utf8 = new TextEncoder().encode(TEXT)

describe('character sets', () => {
  test.each([
    ['UTF-8', utf8, 'utf-8', true],
    ['UTF-8 with mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'utf-8', true],
    ['Windows-1252', single(WINDOWS), 'windows-1252', true],
    ['CP850', single(DOS), 'ibm850', false],
    ['Macintosh', single(MAC), 'macintosh', false],
    ['UTF-16 LE', utf16(true), 'utf-16le', true],
    ['UTF-16 BE', utf16(false), 'utf-16be', true],
    ['plain ASCII', new TextEncoder().encode('a;b\n'), 'utf-8', true],
  ] as const)('CSV-01, CSV-02, CSV-03 reads %s', (_, bytes, zeichensatz, sicher) => {
    expect(guessZeichensatz(bytes)).toEqual({ zeichensatz, sicher })
    const { spalten, zeilen } = vorschau({ bytes, ganz: true }, detectLeseart({ bytes, ganz: true }))
    if (bytes.length < 10) return
    expect(spalten).toEqual(['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort'])
    expect(zeilen[0]).toEqual(['Jürgen', 'Müßig', 'Größenweg 3', '01067', 'Dresden'])
  })

  test.each([
    ['a thorn first', [0xfe, 0x61, 0x3b, 0x61]],
    ['a y with two dots first', [0xff, 0x61, 0x3b, 0x61]],
    ['one as the second sign', [0x61, 0xff, 0x61, 0x3b]],
    ['a thorn as the second sign', [0x61, 0xfe, 0x61, 0x3b]],
  ])('half a byte order mark is none: %s', (_, bytes) => {
    expect(guessZeichensatz(Uint8Array.from(bytes)).zeichensatz).not.toMatch(/utf/)
  })

  test('a sign beside a letter tells the set, one that stands alone does not', () => {
    const guess = (text: string) => guessZeichensatz(Buffer.from(text, 'latin1'))
    // Sign 0x81 is ü in DOS and nothing in Windows; at the end of a word, at its beginning, alone.
    expect(guess('Men\x81;1').zeichensatz).toBe('ibm850')
    expect(guess('1;\x81ber').zeichensatz).toBe('ibm850')
    for (const alone of ['a \x81 1', '1 \x81 a', '1;\x81;1'])
      expect(guess(alone)).toEqual({ zeichensatz: 'windows-1252', sicher: true })
  })

  test.each([
    ['Windows-1252', 'windows-1252', true, 'äöüßÄÖÜé', [0xe4, 0xf6, 0xfc, 0xdf, 0xc4, 0xd6, 0xdc, 0xe9]],
    ['DOS', 'ibm850', false, 'äöüßÄÖÜé', [0x84, 0x94, 0x81, 0xe1, 0x8e, 0x99, 0x9a, 0x82]],
    // 0x8e and 0x9a are letters in DOS too, and DOS goes first.
    ['Macintosh', 'macintosh', false, 'äüßÄÖÜ', [0x8a, 0x9f, 0xa7, 0x80, 0x85, 0x86]],
  ] as const)('one word with one German letter tells %s', (_, zeichensatz, sicher, letters, signs) => {
    for (const [at, sign] of signs.entries()) {
      const bytes = bytesOf('B', sign, 'r;1')
      expect(guessZeichensatz(bytes)).toEqual({ zeichensatz, sicher })
      expect(decodeBytes(bytes, zeichensatz)).toBe(`B${letters[at]}r;1`)
    }
  })

  test('CSV-02 each can be chosen by its name and read', () => {
    expect(ZEICHENSAETZE.toSorted()).toEqual(Object.keys(texte.zeichensatz).toSorted())
    expect(new Set(Object.values(texte.zeichensatz)).size).toBe(ZEICHENSAETZE.length)
    const bytes: Record<Zeichensatz, Uint8Array> = {
      'utf-8': utf8,
      'windows-1252': single(WINDOWS),
      'utf-16le': utf16(true),
      'utf-16be': utf16(false),
      ibm850: single(DOS),
      macintosh: single(MAC),
    }
    for (const zeichensatz of ZEICHENSAETZE) expect(decodeBytes(bytes[zeichensatz], zeichensatz)).toBe(TEXT)
  })

  test('a sample that ends inside a character is still UTF-8', () => {
    const bytes = new TextEncoder().encode('Müller')
    expect(guessZeichensatz(bytes.subarray(0, 2)).zeichensatz).toBe('utf-8')
  })

  test('Windows-1252 has its own signs between 0x80 and 0x9F', () => {
    expect(decodeBytes(Uint8Array.of(0x80, 0x84, 0x96), 'windows-1252')).toBe('€„–')
  })

  test('the common sets are read without a copy', () => {
    expect(toScannable(utf8, 'utf-8').bytes).toBe(utf8)
  })
})

const bytesOf = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (c) => c.charCodeAt(0)))),
  )

describe('kind of a file by its content', () => {
  test.each([
    ['text', bytesOf('a;b\n1;2'), 'text'],
    ['UTF-16 text', utf16(true), 'text'],
    ['nothing', new Uint8Array(), 'leer'],
    ['xlsx', bytesOf('PK', 3, 4, 20, 0, '[Content_Types].xml'), 'xlsx'],
    ['another zip', bytesOf('PK', 3, 4, 20, 0, 'liste.csv'), 'zip'],
    ['xls or xlsx with password', bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'xls'],
    ['pdf', bytesOf('%PDF-1.7'), 'pdf'],
    ['html table named xls', bytesOf('\n<html><table><tr>'), 'html'],
    ['png', bytesOf(0x89, 'PNG'), 'bild'],
    ['program', bytesOf('abc', 0, 0, 1), 'binaer'],
  ] as const)('%s', (_, bytes, art) => {
    expect(dateiArt(bytes)).toBe(art)
    // What is read has no reason; every other kind has one, with a way out.
    expect((artProblem(art) ?? '').endsWith('.')).toBe(art !== 'text' && art !== 'xlsx')
  })
})
