import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { ZEILEN_CODES, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import { ABGLEICH_GRUENDE } from '#src/contract/ausschluss.ts'
import { checkRow, type RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { splitAnschrift } from '#src/engines/addresses/row/anschrift.ts'
import { BREITE } from '#src/engines/addresses/row/textbreite.ts'

const GUT: RohZeile = {
  anrede: 'Frau',
  vorname: 'Anna',
  nachname: 'Weber',
  strasse: 'Lindenweg',
  hausnummer: '9',
  plz: '28195',
  ort: 'Bremen',
}

const FAELLE: [string, RohZeile, ZeilenCode[]][] = [
  ['a good row', {}, []],
  ['a company without a person', { vorname: '', nachname: '', firma: 'Wall & Söhne GmbH' }, []],
  ['spaces around and between', { nachname: '  von   Weber ' }, []],
  ['an academic title', { titel: 'Prof. Dr.' }, []],
  ['another word for the form of address', { anrede: 'Herrn' }, []],
  ['a country that is ours', { land: 'Deutschland' }, []],
  ['a post box', { strasse: 'Postfach 12 34', hausnummer: '' }, []],
  ['an unknown place with any code', { ort: 'Kleinkleckersdorf', plz: '99998' }, []],
  ['a company code next to the range', { ort: 'Bremen', plz: '28199' }, []],
  ['lost zero', { plz: '1067', ort: 'Dresden' }, ['plzErgaenzt']],
  ['country before the code', { plz: 'D-28195' }, []],
  ['CSV-14 decomposed umlaut', { nachname: 'Mu\u0308ller' }, ['zeichenBereinigt']],
  ['CSV-14 no-break space, soft hyphen, zero width', { ort: 'Bre\u00admen\u200b\u00a0' }, ['zeichenBereinigt']],
  ['CSV-15 bidi override and control', { vorname: '\u202eAnna\u0007' }, ['zeichenBereinigt']],
  ['umlaut encoded twice', { ort: 'MÃ¼nchen', plz: '80331' }, ['zeichenBereinigt']],
  ['number in the street column', { strasse: 'Lindenweg 9a', hausnummer: '' }, ['hausnummerGetrennt']],
  ['no name', { vorname: 'Anna', nachname: '' }, ['nameFehlt']],
  ['no street', { strasse: '', hausnummer: '' }, ['strasseFehlt']],
  ['no place', { ort: ' ' }, ['ortFehlt']],
  ['no code', { plz: '' }, ['plzFehlt']],
  ['six digits', { plz: '281950' }, ['plzUngueltig']],
  ['letters in the code', { plz: '2819O' }, ['plzUngueltig']],
  ['a Leitregion without use', { plz: '05123', ort: 'Nirgends' }, ['plzUngueltig']],
  ['a zero that leads nowhere', { plz: '5123', ort: 'Nirgends' }, ['plzUngueltig']],
  ['code of another town', { plz: '80331', ort: 'Bremen' }, ['plzOrtPasstNicht']],
  ['code of another town, written otherwise', { plz: '28195', ort: 'MUENCHEN' }, ['plzOrtPasstNicht']],
  ['Frankfurt on the wrong river', { plz: '15230', ort: 'Frankfurt/Main' }, ['plzOrtPasstNicht']],
  ['no house number', { hausnummer: '' }, ['hausnummerFehlt']],
  ['Austria by country', { land: 'AT', plz: '1010', ort: 'Wien' }, ['ausland']],
  ['Austria by place', { plz: '1010', ort: 'Wien' }, ['ausland']],
  ['Austria by code', { plz: 'A-1010', ort: 'Irgendwo' }, ['ausland']],
  ['Linz on the Rhine', { plz: '53545', ort: 'Linz' }, []],
  ['test entry', { nachname: 'Mustermann' }, ['mustermann']],
  ['test street', { strasse: 'Musterstraße', hausnummer: '1' }, ['mustermann']],
  ['CSV-16 line too wide', { nachname: 'Schwarzenberger-Hohenfels von und zu Tannenberg' }, ['zuLang']],
  ['a date for a house number', { hausnummer: '03. Mai' }, ['hausnummerDatum']],
  ['an error of a spreadsheet', { vorname: '#NV' }, ['fehlerwert']],
  ['form of address unknown', { anrede: 'Sehr geehrte' }, ['anredeUnklar']],
  ['CSV-15 emoji', { vorname: 'Anna 🎉' }, ['zeichenNichtDruckbar']],
  ['Polish and Turkish names', { nachname: 'Łukaszewiç Şahin' }, []],
  ['a parcel station', { strasse: 'Packstation 123', hausnummer: '' }, ['keineBriefzustellung']],
  ['somebody dead', { nachname: 'Weber †' }, ['nichtAnschreiben']],
  ['an estate', { vorname: 'Erben des', nachname: 'Heinrich Weber' }, ['nachlass']],
  ['a telephone number in the addition', { zusatz: 'Tel. 0421 998877' }, ['gehoertNicht']],
  ['several at once', { plz: '', hausnummer: '', nachname: '' }, ['plzFehlt', 'nameFehlt', 'hausnummerFehlt']],
]

test('what is no part of an address is put in order and kept', () => {
  const felder = ['purl', 'frei1', 'frei2', 'frei3', 'frei4', 'frei5'] as const
  const roh = Object.fromEntries(felder.map((feld) => [feld, ` Wert\u200b ${feld} `]))
  const { weitere, codes, korrekturen } = checkRow({ ...GUT, ...roh })
  expect(weitere).toEqual(Object.fromEntries(felder.map((feld) => [feld, `Wert ${feld}`])))
  expect(codes).toEqual(['zeichenBereinigt'])
  expect(korrekturen.map(({ feld }) => feld)).toEqual(felder)
  expect(checkRow(GUT).weitere).toEqual({})
})

describe('check of a row', () => {
  test.each(FAELLE)('%s', (_, change, codes) => {
    expect(checkRow({ ...GUT, ...change }).codes.toSorted()).toEqual(codes.toSorted())
  })

  test.each([
    ['1067', 'Dresden', '01067'],
    ['1010', 'Wien', '1010'],
    ['5123', 'Nirgends', '5123'],
  ])('CSV-11 the code %s of %s is printed as %s', (plz, ort, printed) => {
    expect(checkRow({ ...GUT, plz, ort }).empfaenger.plz).toBe(printed)
  })

  test('a number without a street is no house number', () => {
    expect(splitAnschrift(', 5')).toEqual({ strasse: ', 5', hausnummer: '', zusatz: '' })
  })

  test('every code that one row can show has a case here', () => {
    const listOnly: ZeilenCode[] = ['dublette', 'spaltenzahl', 'spaltenregel', ...ABGLEICH_GRUENDE]
    const seen = new Set([...listOnly, ...FAELLE.flatMap(([, , codes]) => codes)])
    expect(ZEILEN_CODES.filter((code) => !seen.has(code))).toEqual([])
  })

  test('CSV-11 repairs show old and new', () => {
    const { empfaenger, korrekturen } = checkRow({
      ...GUT,
      plz: '1067',
      ort: 'Dresden',
      strasse: 'Am Wall 3 b',
      hausnummer: '',
    })
    expect(empfaenger).toMatchObject({ plz: '01067', strasse: 'Am Wall', hausnummer: '3 b' })
    expect(korrekturen).toEqual([
      { feld: 'strasse', alt: 'Am Wall 3 b', neu: 'Am Wall | 3 b' },
      { feld: 'plz', alt: '1067', neu: '01067' },
    ])
  })

  test('CSV-27 a formula guard of our own download comes off again', () => {
    expect(checkRow({ ...GUT, firma: "'+49 Immobilien" }).empfaenger.firma).toBe('+49 Immobilien')
  })
})

describe('street and house number', () => {
  test.each([
    ['Hauptstraße 5', 'Hauptstraße', '5'],
    ['Hauptstr.5a', 'Hauptstr.', '5a'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Am Wall 12-14', 'Am Wall', '12-14'],
    ['Am Wall 12 - 14 b', 'Am Wall', '12 - 14 b'],
    ['Weg am See, 7/9', 'Weg am See', '7/9'],
    ['Straße 9', 'Straße 9', ''],
    ['Lindenweg', 'Lindenweg', ''],
    ['', '', ''],
  ])('%j', (text, strasse, hausnummer) => {
    expect(splitAnschrift(text)).toEqual({ strasse, hausnummer, zusatz: '' })
  })
})

describe('address face', () => {
  const font = create(readFileSync('src/engines/print/fonts/source-sans-3/SourceSans3_400Regular.ttf'))
  if (!('glyphForCodePoint' in font)) throw new Error('no single font')

  test('has the widths of the table', () => {
    const wrong = Array.from({ length: 256 }, (_, code) => code).filter(
      (code) =>
        font.hasGlyphForCodePoint(code) &&
        code >= 32 &&
        Math.abs((font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000 - (BREITE[code] ?? 0)) >= 1,
    )
    expect(wrong).toEqual([])
  })
})
