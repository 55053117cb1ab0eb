import { describe, expect, test } from 'vitest'
import { checkRow, type RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { splitAnschrift } from '#src/engines/addresses/row/anschrift.ts'
import { hausnummerOf } from '#src/engines/addresses/similar/anschrift.ts'
import { sperrSchluessel } from '#src/domain/zielgruppe/abgleich/schluessel.ts'
import { adressZeilen } from '#src/engines/print/beispiel.ts'

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
      expect(splitAnschrift(`${strasse} 12`)).toEqual({ strasse, hausnummer: '12', zusatz: '' })
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
    expect(splitAnschrift(text)).toEqual({ strasse, hausnummer, zusatz: '' })
  })

  test.each([
    ['C 3, 12', 'C 3, 12'],
    ['Q 7, 24', 'Q 7, 24'],
    ['C 3 12', 'C 3, 12'],
    ['Packstation 123', 'Packstation 123'],
    ['Hauptstr. 12 (bei Müller)', 'Hauptstr. 12'],
    ['Hauptstr. 5, Postfach 12 34', 'Hauptstr. 5, Postfach 12 34'],
  ])('%s prints %s and lacks no number', (text, line) => {
    for (const row of [{ strasse: text }, { strasse: text, hausnummer: '' }, { strasseHausnummer: text }]) {
      expect(zeilen(row)).toContain(line)
      expect(codes(row)).not.toContain('hausnummerFehlt')
    }
  })

  test.each(['Postfach 1234', 'PF 1234', 'Postfach 100245'])('%s is what it is', (strasse) => {
    expect(checkRow({ ...PERSON, strasse })).toMatchObject({ codes: [], korrekturen: [] })
  })
  test.each(['Packstation 123', 'Packstation 123, 1234567'])('%s stays as it is, and gets no letters', (strasse) => {
    expect(checkRow({ ...PERSON, strasse })).toMatchObject({ codes: ['keineBriefzustellung'], korrekturen: [] })
  })

  test('a post box may stand in two columns', () => {
    expect(codes({ strasse: 'Postfach', hausnummer: '100245' })).toEqual([])
    expect(codes({ strasse: 'Postfach', hausnummer: '45415' })).toEqual([])
  })
})

/** Street, number and what is printed above them. */
const ZERLEGT: readonly (readonly [text: string, strasse: string, hausnummer: string, zusatz: string])[] = [
  ['Hauptstr. 25 u. 29', 'Hauptstr.', '25 u. 29', ''],
  ['Hauptstr. 25 und 29', 'Hauptstr.', '25 und 29', ''],
  ['Hauptstr. 5 bis 7', 'Hauptstr.', '5 bis 7', ''],
  ['Hauptstr. 5 & 7', 'Hauptstr.', '5 & 7', ''],
  ['Hauptstr. 5 + 7', 'Hauptstr.', '5 + 7', ''],
  ['Hauptstr. 7 ½', 'Hauptstr.', '7 ½', ''],
  ['Hauptstr. 12 1/2', 'Hauptstr.', '12 1/2', ''],
  ['Hauptstr. 5a-7b', 'Hauptstr.', '5a-7b', ''],
  ['Hauptstr. 5 A/B', 'Hauptstr.', '5 A/B', ''],
  ['Lange Str. 5 // W 12', 'Lange Str.', '5', 'W 12'],
  ['Lange Str. 5 W 12', 'Lange Str.', '5', 'W 12'],
  ['Hauptstr. 5//12', 'Hauptstr.', '5', '12'],
  ['Bahnhofstr. 1 // 3. OG // Müller', 'Bahnhofstr.', '1', '3. OG // Müller'],
  ['Hauptstr. 5 Whg. 12', 'Hauptstr.', '5', 'Whg. 12'],
  ['Hauptstr. 5, Whg 12', 'Hauptstr.', '5', 'Whg 12'],
  ['Hauptstr. 5 a Whg. 12', 'Hauptstr.', '5 a', 'Whg. 12'],
  ['Halemweg 20 Wohnung 00293/12', 'Halemweg', '20', 'Wohnung 00293/12'],
  ['Hauptstr. 5 Geb. 12', 'Hauptstr.', '5', 'Geb. 12'],
  ['Hauptstr. 5, Geb. C', 'Hauptstr.', '5', 'Geb. C'],
  ['Hauptstr. 5 Gebäude B 3', 'Hauptstr.', '5', 'Gebäude B 3'],
  ['Hauptstr. 5, Zi. 204', 'Hauptstr.', '5', 'Zi. 204'],
  ['Hauptstr. 5 Zimmer 3.12', 'Hauptstr.', '5', 'Zimmer 3.12'],
  ['Hauptstr. 5 Apt. 7', 'Hauptstr.', '5', 'Apt. 7'],
  ['Hauptstr. 5 App. 12 b', 'Hauptstr.', '5', 'App. 12 b'],
  ['Hauptstr. 5 OG', 'Hauptstr.', '5', 'OG'],
  ['Hauptstr. 5 1. OG', 'Hauptstr.', '5', '1. OG'],
  ['Hauptstr. 5 3 OG', 'Hauptstr.', '5', '3 OG'],
  ['Hauptstr. 5, 2.OG links', 'Hauptstr.', '5', '2.OG links'],
  ['Hauptstr. 5, III. OG', 'Hauptstr.', '5', 'III. OG'],
  ['Hauptstr. 12 a 3. OG', 'Hauptstr.', '12 a', '3. OG'],
  ['Hauptstr. 5/2. OG', 'Hauptstr.', '5', '2. OG'],
  ['Hauptstr. 5/EG', 'Hauptstr.', '5', 'EG'],
  ['Neustr. 5 b / 2. Etage', 'Neustr.', '5 b', '2. Etage'],
  ['Hauptstr. 5 Hofgebäude', 'Hauptstr.', '5', 'Hofgebäude'],
  ['Hauptstr. 5; Hinterhaus', 'Hauptstr.', '5', 'Hinterhaus'],
  ['Hauptstr. 5, Hinterhaus, 2. OG', 'Hauptstr.', '5', 'Hinterhaus, 2. OG'],
  ['Hauptstr. 5 Hinterhaus 2. OG re.', 'Hauptstr.', '5', 'Hinterhaus 2. OG re.'],
  ['Hauptstr. 5 Haus 3', 'Hauptstr.', '5', 'Haus 3'],
  ['Industriestr. 5 Halle 3', 'Industriestr.', '5', 'Halle 3'],
  ['Mariahilfer Str. 101, Stiege 2, Top 14', 'Mariahilfer Str.', '101', 'Stiege 2, Top 14'],
  ['Werkstr. 7-11, Eingang Hof, 2. Tor li.', 'Werkstr.', '7-11', 'Eingang Hof, 2. Tor li.'],
  ['Einsteinstr. 29, Studentenwohnheim Zi. 2041', 'Einsteinstr.', '29', 'Studentenwohnheim Zi. 2041'],
  ['Hauptstr. 5 - Ortsteil', 'Hauptstr.', '5', 'Ortsteil'],
  ['Dorfstr. 5 – Groß Neuhof', 'Dorfstr.', '5', 'Groß Neuhof'],
  ['Dorfstr. 5 / Kleinstadt', 'Dorfstr.', '5', 'Kleinstadt'],
  ['Dorfstr. 5/Kleinstadt', 'Dorfstr.', '5', 'Kleinstadt'],
  ['Dorfstr. 5 OT Neuhof', 'Dorfstr.', '5', 'OT Neuhof'],
  ['Dorfstr. 5 (Neuhof)', 'Dorfstr.', '5', 'Neuhof'],
  ['Dorfstr. 5 Neuhof', 'Dorfstr.', '5', 'Neuhof'],
  ['Hauptstr. 5 Ecke Gartenweg', 'Hauptstr.', '5', 'Ecke Gartenweg'],
  ['Ringstr. 5 c/o Huber', 'Ringstr.', '5', 'c/o Huber'],
  ['Ringstr. 5, bei Fam. Huber', 'Ringstr.', '5', 'bei Fam. Huber'],
  ['Ringstr. 5 (bei Huber)', 'Ringstr.', '5', 'bei Huber'],
  ['bei Huber, Ringstr. 5', 'Ringstr.', '5', 'bei Huber'],
  ['c/o Huber, Ringstr. 5', 'Ringstr.', '5', 'c/o Huber'],
  ['c/o Familie Huber Ringstr. 5', 'Ringstr.', '5', 'c/o Familie Huber'],
  ['Hinterhaus, Hauptstr. 5', 'Hauptstr.', '5', 'Hinterhaus'],
  ['2. OG, Hauptstr. 5', 'Hauptstr.', '5', '2. OG'],
  ['Haus 3, Hauptstr. 5', 'Hauptstr.', '5', 'Haus 3'],
  ['Q 7, 24, 2. OG', 'Q 7,', '24', '2. OG'],
  ['C 3, 12 // W 4', 'C 3,', '12', 'W 4'],
  ['Straße des 17. Juni 135, 2. OG', 'Straße des 17. Juni', '135', '2. OG'],
]
/** What stands as it is, and its number. */
const OHNE_ZUSATZ: readonly (readonly [text: string, strasse: string, hausnummer: string])[] = [
  ['Haus Nr. 5', 'Haus Nr.', '5'],
  ['Am Haus 3', 'Am Haus', '3'],
  ['Straße 9', 'Straße 9', ''],
  ['Straße 9 5', 'Straße 9', '5'],
  ['Weg 12 Nr. 5', 'Weg 12 Nr.', '5'],
  ['An der B 3 5', 'An der B 3', '5'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Telegrafenberg A 31', 'Telegrafenberg A', '31'],
  ['c/o Huber Am Ring 5', 'c/o Huber Am Ring', '5'],
  ['c/o Huber Alte Ringstr. 5', 'c/o Huber Alte Ringstr.', '5'],
  ['Bei den Mühren 5', 'Bei den Mühren', '5'],
  ['Bei der Kirche, Hof 2', 'Bei der Kirche, Hof', '2'],
  ['Hauptstr. 5, Postfach 12 34', 'Hauptstr. 5, Postfach 12 34', ''],
  ['Hauptstr. 5, 01067 Dresden', 'Hauptstr. 5, 01067 Dresden', ''],
  ['Am Markt 5 Rathaus', 'Am Markt 5 Rathaus', ''],
  ['1 Mai Straße', '1 Mai Straße', ''],
]

describe('what follows the number', () => {
  test.each(ZERLEGT)('%s', (text, strasse, hausnummer, zusatz) => {
    for (const row of [{ strasse: text }, { strasse: text, hausnummer: '' }, { strasseHausnummer: text }]) {
      const { empfaenger, codes: found } = checkRow({ ...PERSON, ...row })
      expect(empfaenger).toMatchObject({ strasse, hausnummer, zusatz })
      expect(found.filter((code) => code !== 'hausnummerGetrennt' && code !== 'zuLang')).toEqual([])
    }
    expect(zeilen({ strasseHausnummer: text })).toContain(`${strasse} ${hausnummer}`)
  })

  test.each(OHNE_ZUSATZ)('%s', (text, strasse, hausnummer) => {
    expect(splitAnschrift(text)).toEqual({ strasse, hausnummer, zusatz: '' })
    expect(zeilen({ strasseHausnummer: text })).toContain(text)
  })

  test.each([
    ['5, 2. OG', '5', '2. OG'],
    ['5 // W 12', '5', 'W 12'],
    ['5//12', '5', '12'],
    ['5 W 1', '5', 'W 1'],
    ['5-W1', '5', 'W1'],
    ['5/EG', '5', 'EG'],
    ['5 Hinterhaus', '5', 'Hinterhaus'],
    ['5a c/o Müller', '5a', 'c/o Müller'],
    ['5 c, Hinterhaus', '5 c', 'Hinterhaus'],
    ['5 a 2. OG', '5 a', '2. OG'],
    ['25 u. 29', '25 u. 29', ''],
    ['5 Markt', '5 Markt', ''],
  ])('in a column of numbers: %s', (text, hausnummer, zusatz) => {
    const { empfaenger } = checkRow({ ...PERSON, strasse: 'Hauptstr.', hausnummer: text })
    expect(empfaenger).toMatchObject({ strasse: 'Hauptstr.', hausnummer, zusatz })
  })

  test('behind a street whose number has a column', () => {
    const row = { strasse: 'Hauptstr., Hinterhaus', hausnummer: '5' }
    expect(zeilen(row)).toEqual(['Herrn', 'Hans Meier', 'Hinterhaus', 'Hauptstr. 5', '01067 Dresden'])
    expect(zeilen({ strasse: 'Am Markt - Süd', hausnummer: '5' })).toContain('Am Markt - Süd 5')
  })

  test('is printed behind the addition that is there, and once', () => {
    expect(zeilen({ zusatz: 'Abt. Einkauf', strasse: 'Hauptstr. 5, 2. OG' })).toContain('Abt. Einkauf, 2. OG')
    expect(zeilen({ zusatz: '2. OG', strasse: 'Hauptstr. 5, 2. OG' })).toContain('2. OG')
  })

  test('is shown as a repair', () => {
    expect(checkRow({ ...PERSON, strasseHausnummer: 'Hauptstr. 5 // W 12' })).toMatchObject({
      codes: ['hausnummerGetrennt'],
      korrekturen: [{ feld: 'strasseHausnummer', alt: 'Hauptstr. 5 // W 12', neu: 'Hauptstr. | 5 | W 12' }],
    })
  })

  test('makes no other person: the blocklist and duplicates have the same house', () => {
    const keys = ['Hauptstr. 5', 'Hauptstr. 5 // W 12', 'Hauptstr. 5, 2. OG', 'Hinterhaus, Hauptstr. 5'].map((text) =>
      sperrSchluessel(checkRow({ ...PERSON, strasseHausnummer: text }).empfaenger),
    )
    expect(new Set(keys).size).toBe(1)
  })
})

test.each([
  ['25 u. 29', '25-29', true],
  ['5 bis 7', '5-7', true],
  ['5 & 7', '5/7', true],
  ['7 ½', '7 1/2', true],
  ['7½', '7', false],
  ['5, 2. OG', '5', true],
  ['5 a', '5A', true],
  ['5 a', '5 b', false],
])('the house %s beside %s: %j', (one, other, same) => {
  expect(hausnummerOf(one) === hausnummerOf(other)).toBe(same)
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
