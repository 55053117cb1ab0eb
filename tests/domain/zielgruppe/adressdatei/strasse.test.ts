import { describe, expect, test } from 'vitest'
import { checkRow, type RohZeile } from '#src/domain/zielgruppe/adressdatei/checkRow.ts'
import { trenneHausnummer } from '#src/domain/zielgruppe/adressdatei/strasse.ts'
import { adressZeilen } from '#src/domain/print/beispiel.ts'

const PERSON: RohZeile = { anrede: 'Herr', vorname: 'Hans', nachname: 'Meier', plz: '01067', ort: 'Dresden' }
const codes = (row: RohZeile) => checkRow({ ...PERSON, ...row }).codes
const zeilen = (row: RohZeile) => adressZeilen(checkRow({ ...PERSON, ...row }).empfaenger)

describe('a date in the place of the house number', () => {
  test.each([
    '03.05.2024 00:00',
    '03.05.2024 00:00:00',
    '03.05',
    '05/03/2024',
    '5/3/2024',
    '05/03/24',
    '05-03-2024',
    'Mai 5',
    'May 3, 2024',
    '12/Mai',
    '29. Feb',
    '03. Mai 00:00',
    '2024-05-03 00:00:00',
    '2024-05-03T00:00:00.000Z',
    '5/3/2024 12:00:00 AM',
    '45415',
    '43599',
    '45415,0',
    '43599.0',
  ])('%s', (hausnummer) => {
    expect(codes({ strasse: 'Hauptstraße', hausnummer })).toContain('hausnummerDatum')
  })

  test.each(['3-5', '12/14', '12/14/16', '3.5', '12.10', '5 Markt', 'Markt 5', 'Juniweg 12', '12 a', '1204'])(
    'but not %s',
    (hausnummer) => {
      expect(codes({ strasse: 'Hauptstraße', hausnummer })).toEqual([])
    },
  )

  test.each(['Hauptstr. 3. Mai', 'Hauptstr. 3. Mai 2024', 'Am Wall 03.05.', 'Hauptstr. 2024-05-03', 'Hauptstr. 45415'])(
    'in the street: %s',
    (text) => {
      expect(codes({ strasse: text })).toEqual(['hausnummerDatum'])
      expect(codes({ strasseHausnummer: text })).toEqual(['hausnummerDatum'])
    },
  )

  test.each(['Siedlung 1. Mai', 'Straße des 17. Juni', 'KGA 1. Mai', 'Gartenkolonie 8. März', 'Platz des 4. Juli'])(
    'but %s is a name',
    (strasse) => {
      expect(codes({ strasse })).toEqual(['hausnummerFehlt'])
      expect(trenneHausnummer(`${strasse} 12`)).toEqual({ strasse, hausnummer: '12' })
    },
  )
})

describe('street and number', () => {
  test.each([
    ['C 3, 12', 'C 3,', '12'],
    ['Q 7, 24', 'Q 7,', '24'],
    ['L 15, 7-9', 'L 15,', '7-9'],
    ['C 3,12', 'C 3,', '12'],
    ['C 3 12', 'C 3,', '12'],
    ['Q7, 24a', 'Q7,', '24a'],
    ['Q 7', 'Q 7', ''],
    ['Packstation 123', 'Packstation 123', ''],
    ['Packstation 123, 1234567', 'Packstation 123, 1234567', ''],
    ['DHL-Packstation 123', 'DHL-Packstation 123', ''],
    ['Postfach 1234', 'Postfach 1234', ''],
    ['PF 1234', 'PF 1234', ''],
    ['Postfiliale 512', 'Postfiliale 512', ''],
    ['Hauptstr. 12 1/2', 'Hauptstr.', '12 1/2'],
    ['Hauptstr. 12½', 'Hauptstr.', '12½'],
    ['Hauptstr. 12/14/16', 'Hauptstr.', '12/14/16'],
    ['Hauptstr. 5,', 'Hauptstr.', '5'],
    ['Hauptstr. 5.', 'Hauptstr.', '5'],
    ['Pfarrweg 5', 'Pfarrweg', '5'],
    ['Am Wall 5', 'Am Wall', '5'],
  ])('%s', (text, strasse, hausnummer) => {
    expect(trenneHausnummer(text)).toEqual({ strasse, hausnummer })
  })

  test.each([
    ['C 3, 12', 'C 3, 12'],
    ['Q 7, 24', 'Q 7, 24'],
    ['C 3 12', 'C 3, 12'],
    ['Packstation 123', 'Packstation 123'],
    ['Hauptstr. 12 (bei Müller)', 'Hauptstr. 12 (bei Müller)'],
    ['Hauptstr. 5, Postfach 12 34', 'Hauptstr. 5, Postfach 12 34'],
  ])('%s prints %s and lacks no number', (text, line) => {
    for (const row of [{ strasse: text }, { strasse: text, hausnummer: '' }, { strasseHausnummer: text }]) {
      expect(zeilen(row)).toContain(line)
      expect(codes(row)).not.toContain('hausnummerFehlt')
    }
  })

  test.each(['Packstation 123', 'Packstation 123, 1234567', 'Postfach 1234', 'PF 1234', 'Postfach 100245'])(
    '%s is what it is',
    (strasse) => {
      expect(checkRow({ ...PERSON, strasse })).toMatchObject({ codes: [], korrekturen: [] })
    },
  )

  test('a post box may stand in two columns', () => {
    expect(codes({ strasse: 'Postfach', hausnummer: '100245' })).toEqual([])
    expect(codes({ strasse: 'Postfach', hausnummer: '45415' })).toEqual([])
  })
})

describe('house numbers that are none', () => {
  test.each([
    '-', '--', '0', '0.0', 'ohne', 'Ohne Nr.', 'o. Nr.', 'o.Nr.', 'k.A.', 'k. A.', '?', '#', 'n/a', 'N/A', 'null', 'NULL',
    'NaN', 'FALSCH', 'WAHR', 'keine', 'unbekannt', '/', '.',
  ])('%s is missing and not printed', (hausnummer) => {
    const row = { strasse: 'Hauptstraße', hausnummer }
    expect(codes(row)).toEqual(['hausnummerFehlt'])
    expect(zeilen(row)).toContain('Hauptstraße')
    expect(checkRow({ ...PERSON, ...row }).korrekturen).toEqual([{ feld: 'hausnummer', alt: hausnummer, neu: '' }])
  }) // oxfmt-ignore

  test('the street may hold what its column lacks', () => {
    expect(zeilen({ strasse: 'Hauptstr. 5', hausnummer: '-' })).toContain('Hauptstr. 5')
    expect(codes({ strasse: 'Hauptstr. 5', hausnummer: '-' })).toEqual(['hausnummerGetrennt'])
    expect(codes({ strasseHausnummer: 'Hauptstr. 0' })).toEqual(['hausnummerFehlt'])
  })

  test.each(['12345', '100000', '12345,0', '1234567'])('%s has too many digits', (hausnummer) => {
    expect(codes({ strasse: 'Hauptstraße', hausnummer })).toEqual(['hausnummerFehlt'])
    expect(codes({ strasseHausnummer: `Hauptstraße ${hausnummer}` })).toEqual(['hausnummerFehlt'])
  })

  test.each([
    ['Hauptstr. 5', '7', ['hausnummerFehlt']],
    ['Hauptstraße 5', '7a', ['hausnummerFehlt']],
    ['Hauptstr. 5', '5', []],
    ['Hauptstr. 5', '5a', []],
    ['Straße 9', '7', []],
    ['Am Haus 3', '7', []],
    ['C 4', '12', []],
    ['Hauptstr. 5', 'a', []],
  ])('two numbers, %s and %s: %j', (strasse, hausnummer, expected) => {
    expect(codes({ strasse, hausnummer })).toEqual(expected)
  })

  test.each(['#NV', '#N/A', '######'])('an error of a table stays one, also behind the street: %s', (fehler) => {
    expect(codes({ strasse: 'Hauptstr.', hausnummer: fehler })).toEqual(['fehlerwert'])
    expect(codes({ strasse: `Hauptstr. ${fehler}` })).toContain('fehlerwert')
    expect(codes({ strasseHausnummer: `Hauptstr. ${fehler}` })).toContain('fehlerwert')
  })
})

describe('placeholders are empty cells', () => {
  const adresse = { strasse: 'Hauptstr.', hausnummer: '5' }
  test.each(['NULL', 'null', 'NaN', 'k. A.', 'k.A.', '-', '--', 'n/a', '.', '?'])('%s', (text) => {
    for (const feld of ['firma', 'titel', 'zusatz', 'vorname'] as const) {
      const row = { ...adresse, [feld]: text }
      expect(codes(row)).toEqual(['zeichenBereinigt'])
      expect(zeilen(row).join('|')).not.toContain(text === '.' ? ' .' : text)
    }
  })
  test('no recipient is left where the name is one', () => {
    expect(codes({ ...adresse, nachname: '-' })).toContain('nameFehlt')
    expect(codes({ hausnummer: '5', strasse: '-' })).toContain('strasseFehlt')
  })
  test.each(['Null', 'NULL', 'Nan', 'Kai'])('but %s is a name', (name) => {
    expect(zeilen({ ...adresse, nachname: name })).toContain(`Hans ${name}`)
  })
})
