import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Anfuehrung } from '#src/contract/zielgruppe.ts'
import { guessTrennzeichen, readRows, TRENNZEICHEN, type Trennzeichen } from '#src/engines/addresses/list/layout.ts'
import { MAX_FELD_BYTES } from '#src/engines/addresses/read/limits.ts'
import { RowScanner } from '#src/engines/addresses/read/scanner.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const leseart = (trennzeichen: Trennzeichen, anfuehrung: Anfuehrung = 'umschliesst') =>
  ({ zeichensatz: 'utf-8', trennzeichen, anfuehrung }) as const
const scan = (text: string, trennzeichen: Trennzeichen = ';', anfuehrung?: Anfuehrung) =>
  readRows({ bytes: utf8(text), ganz: true }, leseart(trennzeichen, anfuehrung), 10_000)
const read = (text: string, trennzeichen?: Trennzeichen) => {
  const { zeilen, stopp } = scan(text, trennzeichen)
  expect(stopp).toBeNull()
  return zeilen
}

describe('row scanner', () => {
  test.each([
    ['plain rows', 'a;b\nc;d\n', [['a', 'b'], ['c', 'd']]],
    ['no line break at the end', 'a;b', [['a', 'b']]],
    ['CRLF and lone CR', 'a\r\nb\rc', [['a'], ['b'], ['c']]],
    ['empty fields at the end', 'a;;\n', [['a', '', '']]],
    ['separator as the last sign', 'a;', [['a', '']]],
    ['quoted separator', '"a;b";c', [['a;b', 'c']]],
    ['quoted line break', '"a\nb";c\nd;e', [['a\nb', 'c'], ['d', 'e']]],
    ['doubled quotes', '"sie sagt ""hallo""";x', [['sie sagt "hallo"', 'x']]],
    ['empty quoted field', '"";a', [['', 'a']]],
    ['blanks around quotes', 'a; "b;c" ;"d" \n "e";f', [['a', 'b;c', 'd'], ['e', 'f']]],
    ['doubled quotes at both ends', '"""Zur Post""";x', [['"Zur Post"', 'x']]],
    ['umlauts', 'Jürgen;Größe', [['Jürgen', 'Größe']]],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows)
  }) // oxfmt-ignore

  test.each<[string, readonly number[], boolean]>([
    ['umlauts', [0xc3, 0xbc], false],
    ['a sign of three bytes', [0xe2, 0x82, 0xac], false],
    ['a wide letter', [0xef, 0xbc, 0xa1], false],
    ['a sign of four bytes', [0xf0, 0x9f, 0x8c, 0xbb], false],
    ['half an umlaut', [0xc3], true],
    ['a byte that goes on with nothing', [0xbc], true],
    ['an umlaut of another set', [0xfc, 0x62], true],
    ['a longer way to write a letter', [0xc1, 0xa1], true],
    ['half of a pair', [0xed, 0xa0, 0x80], true],
    ['three of four bytes', [0xf0, 0x9f, 0x8c], true],
    ['the first sign of four bytes', [0xf0, 0x90, 0x80, 0x80], false],
    ['a sign that needs three, in four bytes', [0xf0, 0x8f, 0xbf, 0xbf], true],
    ['the last sign there is', [0xf4, 0x8f, 0xbf, 0xbf], false],
    ['one beyond the last', [0xf4, 0x90, 0x80, 0x80], true],
    ['beyond the last sign', [0xf4, 0x90, 0x80, 0x80], true],
  ])('%s: bytes of no character are told', (_, sign, ungueltig) => {
    for (const quote of [[], [0x22]]) {
      const bytes = Uint8Array.of(...quote, 0x61, ...sign, ...quote, 0x3b, 0x62)
      const scanner = new RowScanner(bytes, leseart(';'))
      expect([scanner.next(), scanner.row.fields, scanner.row.ungueltig]).toEqual([true, 2, ungueltig])
      const other = new RowScanner(bytes, { ...leseart(';'), zeichensatz: 'windows-1252' })
      expect([other.next(), other.row.fields, other.row.ungueltig]).toEqual([true, 2, false])
    }
  })

  test('of one row alone', () => {
    const scanner = new RowScanner(Uint8Array.of(0xfc, 0x0a, 0x61), leseart(';'))
    const rows: boolean[] = []
    while (scanner.next()) rows.push(scanner.row.ungueltig)
    expect(rows).toEqual([true, false])
  })

  test.each([
    ['never closed', 'a;b\n"Haus am See;1\nMuster;2\n', { art: 'offen', zeile: 2, davor: '', danach: '"Haus am See;1' }],
    ['closed out of reach', `a;b\n"Haus;1\n${'Muster;2\n'.repeat(MAX_FELD_BYTES / 4)}";x`, { art: 'offen', zeile: 2 }],
    ['closed by the quote of a later line', 'a;b\nc;"d\ne;"f"\n', { art: 'offen', zeile: 2, davor: 'c;', danach: '"d' }],
    ['in a plain field', 'a\n\n5" Rohr;b\n', { art: 'mitten', zeile: 3, davor: '5', danach: '" Rohr;b' }],
    ['in a quoted field', 'a\r\n"Hotel "Post"";b', { art: 'mitten', zeile: 2, davor: '"Hotel ', danach: '"Post"";b' }],
    ['behind legal lines', '"a\nb";c\rd;e"\r', { art: 'mitten', zeile: 3, davor: 'd;e', danach: '"' }],
  ])('a quote %s ends the reading and is shown', (_, text, stopp) => {
    expect(scan(text).stopp).toMatchObject(stopp)
  }) // oxfmt-ignore

  test('a quote that the sample cuts off is none', () => {
    const bytes = utf8('a;b\nc;"d')
    expect(readRows({ bytes, ganz: false }, leseart(';'), 9)).toEqual({
      zeilen: [['a', 'b']],
      breite: 2,
      stopp: null,
    })
    expect(readRows({ bytes, ganz: true }, leseart(';'), 9).stopp).not.toBeNull()
  })

  test('quotes read as text enclose nothing; a pair around a whole cell is none of it', () => {
    const { zeilen, stopp } = scan('"Haus;5"\n"Anna";"Hotel "Post"";""\n"x\n"""a"""', ';', 'text')
    expect(stopp).toBeNull()
    expect(zeilen).toEqual([['"Haus', '5"'], ['Anna', 'Hotel "Post"', ''], ['"x'], ['"a"']])
  }) // oxfmt-ignore

  test('reads what papaparse reads', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ü', '"', ';', ',', '\n', '\r\n', ' ', '7', '€'),
      maxLength: 6,
    })
    const table = fc
      .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 8 }))
      .chain(([columns, rows]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      )
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...TRENNZEICHEN),
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, newline) => {
          const text = Papa.unparse(rows, { delimiter, newline })
          const expected = Papa.parse<string[]>(text, { delimiter, newline }).data
          expect(read(text, delimiter)).toEqual(expected)
        },
      ),
      { numRuns: 400, seed: 7 },
    )
  })
})

describe('guess of the separator', () => {
  const guess = (text: string) =>
    guessTrennzeichen({ bytes: utf8(text), ganz: true }, { zeichensatz: 'utf-8', anfuehrung: 'umschliesst' })

  test('goes on without quotes where one stops the first row', () => {
    expect(guess('Na"me,Ort\nWeber,Bremen\n')).toBe(',')
  })

  const rows = [
    ['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort'],
    ['Anna', 'Weber', 'Am Wall 3, Hinterhaus', '28195', 'Bremen'],
    ['Bernd', 'Schulz', 'Lindenweg 9', '01067', 'Dresden'],
  ]
  test.each(TRENNZEICHEN)('CSV-04 finds %j', (delimiter) => {
    expect(guess(Papa.unparse(rows, { delimiter }))).toBe(delimiter)
  })

  test('agrees with papaparse on even tables', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ö', 'Z', ' '), minLength: 1, maxLength: 8 })
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(word, { minLength: columns, maxLength: columns }), { minLength: 3, maxLength: 10 }),
      )
    fc.assert(
      fc.property(table, fc.constantFrom(...TRENNZEICHEN), (body, delimiter) => {
        const text = Papa.unparse(body, { delimiter })
        expect(guess(text)).toBe(Papa.parse(text, { delimitersToGuess: [...TRENNZEICHEN] }).meta.delimiter)
      }),
      { numRuns: 200, seed: 3 },
    )
  })
})
