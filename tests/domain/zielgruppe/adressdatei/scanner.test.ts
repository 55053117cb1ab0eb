import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { guessTrennzeichen, leseZeilen, TRENNZEICHEN } from '#src/domain/zielgruppe/adressdatei/layout.ts'
import { MAX_FELD_BYTES } from '#src/domain/zielgruppe/adressdatei/limits.ts'
import { RowScanner } from '#src/domain/zielgruppe/adressdatei/scanner.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const read = (text: string, separator = ';') => leseZeilen(utf8(text), 'utf-8', separator, 10_000)

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
    ['quote inside a plain field', 'Haus "Seeblick";b', [['Haus "Seeblick"', 'b']]],
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
      const scanner = new RowScanner(bytes, ';', 'utf-8')
      expect([scanner.next(), scanner.row.fields, scanner.row.ungueltig]).toEqual([true, 2, ungueltig])
      const other = new RowScanner(bytes, ';', 'windows-1252')
      expect([other.next(), other.row.fields, other.row.ungueltig]).toEqual([true, 2, false])
    }
  })

  test('of one row alone', () => {
    const scanner = new RowScanner(Uint8Array.of(0xfc, 0x0a, 0x61), ';', 'utf-8')
    const rows: boolean[] = []
    while (scanner.next()) rows.push(scanner.row.ungueltig)
    expect(rows).toEqual([true, false])
  })

  test('a quote that is never closed does not eat the file', () => {
    const rows = read(`"Haus am See;1\n${'Muster;2\n'.repeat(MAX_FELD_BYTES / 4)}`)
    expect(rows[0]).toEqual(['"Haus am See', '1'])
    expect(rows[1]).toEqual(['Muster', '2'])
  })

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
  const rows = [
    ['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort'],
    ['Anna', 'Weber', 'Am Wall 3, Hinterhaus', '28195', 'Bremen'],
    ['Bernd', 'Schulz', 'Lindenweg 9', '01067', 'Dresden'],
  ]
  test.each(TRENNZEICHEN)('finds %j', (delimiter) => {
    expect(guessTrennzeichen(utf8(Papa.unparse(rows, { delimiter })), 'utf-8')).toBe(delimiter)
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
        expect(guessTrennzeichen(utf8(text), 'utf-8')).toBe(
          Papa.parse(text, { delimitersToGuess: [...TRENNZEICHEN] }).meta.delimiter,
        )
      }),
      { numRuns: 200, seed: 3 },
    )
  })
})
