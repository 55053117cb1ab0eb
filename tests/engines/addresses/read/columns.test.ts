import { describe, expect, test } from 'vitest'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { guessColumns, spaltenTitel, zuordnungProbleme } from '#src/engines/addresses/read/columns.ts'
import { guessKopfzeile, spaltenBeispiele } from '#src/engines/addresses/list/layout.ts'

describe('guess of the columns', () => {
  test.each<[string, string[], (AdressFeld | null)[]]>([
    ['plain German', ['Anrede', 'Vorname', 'Nachname', 'Straße', 'Hausnummer', 'PLZ', 'Ort'], ['anrede', 'vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort']],
    ['abbreviations', ['Kd.-Nr.', 'Firma', 'Str.', 'HNr', 'Postleitzahl', 'Wohnort'], ['kundennummer', 'firma', 'strasse', 'hausnummer', 'plz', 'ort']],
    ['one column for street and number', ['Name', 'Straße + Nr.', 'PLZ', 'Stadt'], ['nachname', 'strasseHausnummer', 'plz', 'ort']],
    ['capitals and underscores', ['FIRST_NAME', 'LAST_NAME', 'STREET', 'ZIP', 'CITY', 'COUNTRY'], ['vorname', 'nachname', 'strasse', 'plz', 'ort', 'land']],
    ['one address of several', ['Address 1 - Street', 'Address 1 - City', 'Address 1 - Postal Code', 'Organization Name', 'ship-country'], ['strasse', 'ort', 'plz', 'firma', 'land']],
    ['what a field is by itself goes first', ['Billing City', 'Ort', 'Rechnungs-PLZ', 'Lieferort'], [null, 'ort', 'plz', null]],
    ['parts of other words', ['Rechnungs-Nr.', 'Kundencode', 'Kundentitel', 'Home', 'Shipping', 'Privat', 'Liefertermin'], [null, null, null, null, null, null, null]],
    ['unknown columns stay out', ['Umsatz 2025', 'Name', 'E-Mail'], [null, 'nachname', null]],
    ['the same heading twice', ['PLZ', 'PLZ'], ['plz', null]],
    ['harmful headings', ['__proto__', 'constructor', '=1+1'], [null, null, null]],
  ])('%s', (_, kopf, felder) => {
    const zuordnung = guessColumns(kopf)
    expect(kopf.map((__, index) => zuordnung.get(index) ?? null)).toEqual(felder)
  }) // oxfmt-ignore

  test('a street column with numbers in it is street and number', () => {
    const zuordnung = guessColumns(['Name', 'Straße', 'PLZ', 'Ort'], [['Weber', 'Am Wall 3', '28195', 'Bremen']])
    expect(zuordnung.get(1)).toBe('strasseHausnummer')
  })

  test('and stays the street where the number has a column of its own', () => {
    const zuordnung = guessColumns(
      ['Name', 'Straße', 'Hausnummer', 'PLZ', 'Ort'],
      [['Weber', 'Straße des 17. Juni 135', '135', '10623', 'Berlin']],
    )
    expect([zuordnung.get(1), zuordnung.get(2)]).toEqual(['strasse', 'hausnummer'])
    const both = guessColumns(['Straße', 'Straße und Hausnummer'], [['Am Wall', 'Am Wall 3']])
    expect([both.get(0), both.get(1)]).toEqual([undefined, 'strasseHausnummer'])
  })
})

test('CSV-09, CSV-10 headings are numbered, cut and never empty', () => {
  expect(spaltenTitel(['PLZ', ' ', 'PLZ', 'x'.repeat(500)])).toEqual([
    'PLZ',
    'Spalte 2',
    'PLZ (2)',
    `${'x'.repeat(59)}…`,
  ])
})

describe('heading row', () => {
  test.each([
    [
      'first row',
      [
        ['Name', 'PLZ'],
        ['Weber', '28195'],
      ],
      0,
    ],
    [
      'third row',
      [
        ['Kundenliste', ''],
        ['', ''],
        ['Name', 'PLZ'],
        ['Weber', '28195'],
      ],
      2,
    ],
    [
      'none',
      [
        ['Weber', '28195'],
        ['Berg', '01067'],
      ],
      -1,
    ],
  ])('CSV-07 heading in the %s', (_, rows, index) => {
    expect(guessKopfzeile(rows)).toBe(index)
  })
})

describe('mapping', () => {
  const zuordnung = (...felder: AdressFeld[]) => new Map(felder.map((feld, index) => [index, feld]))
  test('CSV-08 names each missing field', () => {
    expect(zuordnungProbleme(zuordnung('vorname'))).toHaveLength(4)
  })
  test('CSV-09 a field on two columns is a mistake', () => {
    expect(zuordnungProbleme(zuordnung('plz', 'plz', 'ort', 'strasse', 'firma'))).toEqual([
      '„Postleitzahl“ ist mehreren Spalten zugeordnet. Wählen Sie eine davon.',
    ])
  })
  test('is complete with a name or a company, street, code and place', () => {
    expect(zuordnungProbleme(zuordnung('plz', 'ort', 'strasseHausnummer', 'firma'))).toEqual([])
  })
})

test('examples of a column are its first values that are not empty', () => {
  const zeilen = [
    ['Anna', ''],
    ['Jörg', ' '],
    ['', 'Wall & Söhne GmbH'],
    ['Eva', ''],
  ]
  expect(spaltenBeispiele(zeilen, 0)).toEqual(['Anna', 'Jörg'])
  expect(spaltenBeispiele(zeilen, 1)).toEqual(['Wall & Söhne GmbH'])
  expect(spaltenBeispiele(zeilen, 2)).toEqual([])
})
