import { describe, expect, test } from 'vitest'
import type { ZeilenCode } from '#src/contract/zielgruppe.ts'
import { checkRow, type RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { isFremderOrt } from '#src/engines/addresses/places/fremdeOrte.ts'
import { isInland } from '#src/engines/addresses/read/repairs.ts'
import { alleOrte } from '#src/engines/addresses/places/verzeichnis.ts'

const PERSON: RohZeile = { anrede: 'Frau', vorname: 'Anna', nachname: 'Weber', strasse: 'Lindenweg', hausnummer: '9' }

/** "1067 Dresden": PLZ and place as two cells, and what the check makes of them. */
function geprueft(text: string, cells: RohZeile = {}): { codes: ZeilenCode[]; plz: string } {
  const [, plz = '', ort = ''] = /^(\S*) ?(.*)$/u.exec(text) ?? []
  const { codes, empfaenger } = checkRow({ ...PERSON, plz, ort, ...cells })
  return { codes, plz: empfaenger.plz }
}
const codesVon = (text: string, cells?: RohZeile): ZeilenCode[] => geprueft(text, cells).codes

describe('a zero that four digits lost', () => {
  test.each([
    '1067 Dresden', '1097 DRESDEN', '1187 Dresden-Plauen', '4109 Leipzig', '2625 Bautzen', '2826 Goerlitz', '3046 Cottbus',
    '6108 Halle/Saale', '7743 Jena', '7545 Gera', '9111 Chemnitz', '8280 Aue', '6792 Sandersdorf', '1737 Tharandt',
    '4668 Grimma-Süd', '1067 Kleinkleckersdorf', '1053 Dresden', '1067.0 Dresden',
  ])('comes back unasked: %s', (text) => {
    const { codes, plz } = geprueft(text)
    expect({ codes, plz }).toEqual({ codes: ['plzErgaenzt'], plz: `0${text.slice(0, 4)}` })
  }) // oxfmt-ignore

  test('comes back where the place is missing, or the row is one of a post box of the town', () => {
    expect(codesVon('2625')).toEqual(expect.arrayContaining(['ortFehlt', 'plzErgaenzt']))
    expect(codesVon('1008 Dresden', { strasse: 'Postfach 12 34', hausnummer: '' })).toEqual(['plzErgaenzt'])
    expect(codesVon('1008 Dresden')).toEqual(['plzUngueltig'])
  })

  test('comes back with a warning where the place lies in the next town', () => {
    expect(codesVon('1067 Zwickau').toSorted()).toEqual(['plzErgaenzt', 'plzOrtPasstNicht'])
  })

  test.each([
    '3100 St. Pölten', '3100 Sankt Pölten', '2700 Wiener Neustadt', '7000 Eisenstadt', '6800 Feldkirch', '6370 Kitzbühel',
    '3500 Krems', '2340 Mödling', '8700 Leoben', '3430 Tulln', '9000 St. Gallen', '7000 Chur', '6300 Zug',
    '4500 Solothurn', '8200 Schaffhausen', '8280 Kreuzlingen', '2500 Biel', '2500 Biel/Bienne', '2500 Baden', '4700 Eupen',
    '1009 Luxembourg', '1010 Wien', '4103 Bottmingen', '8008 Zürich 8', '8000 Aarhus', '1012 Amsterdam',
  ])('was none abroad: %s', (text) => {
    expect(geprueft(text)).toEqual({ codes: ['ausland'], plz: text.slice(0, 4) })
  }) // oxfmt-ignore

  test.each([
    '8000 München 2', '8000 München', '2000 Hamburg 13', '4600 Dortmund', '4600 Dortmund 1', '5000 Köln 41', '1000 Berlin',
    '1080 Berlin', '8500 Nürnberg-Langwasser', '8010 Dresden', '9200 Freiberg', '5123 Nirgends',
  ])('was none before 1993: %s', (text) => {
    expect(geprueft(text)).toEqual({ codes: ['plzUngueltig'], plz: text.slice(0, 4) })
  }) // oxfmt-ignore

  test('is no matter of places that Germany has there', () => {
    const ost = [...alleOrte()].filter(({ plz }) => plz.some((one) => one.startsWith('0')))
    const falsch = ost.filter(
      ({ name, plz }) => !codesVon(`${Number(plz.find((one) => one.startsWith('0')))} ${name}`).includes('plzErgaenzt'),
    )
    expect(ost.length).toBeGreaterThan(1000)
    expect(falsch).toEqual([])
  })
})

describe('places abroad', () => {
  test.each([
    '75001 Paris', '75015 Paris', '39100 Bozen', '67000 Straßburg', '67000 Strasbourg', '20121 Milano', '11000 Praha',
    'NL-1012AB Amsterdam', 'F-75001 Paris', 'I-39100 Bozen', 'B-4700 Eupen', 'PL-00-950 Warschau', 'DK-2100 København',
    'CZ-11000 Praha', 'AT-1010 Wien', 'CH8001 Zürich', 'L-1009 Luxembourg', 'FL-9490 Vaduz',
  ])('by their PLZ: %s', (text) => {
    expect(codesVon(text)).toEqual(['ausland'])
  }) // oxfmt-ignore

  test.each(['A-1010 Wien', 'CH-8001 Zürich', '1010 Wien', 'Wien', 'L-1009 Luxembourg'])('by the place: %s', (ort) => {
    expect(codesVon('', { ort })).toEqual(['ausland'])
  })

  test.each(['53545 Linz', '53545 Linz am Rhein', '19372 Rom', '22111 Horn', 'D-28195 Bremen', '01067 Dresden'])(
    'but not %s',
    (text) => {
      expect(codesVon(text)).toEqual([])
    },
  )

  test('are told from places of Germany by the name where the PLZ has four digits', () => {
    expect(isFremderOrt('St. Gallen')).toBe(true)
    expect(isFremderOrt('Dresden')).toBe(false)
  })
})

describe('the country', () => {
  test.each([
    '', 'D', 'DE', 'D-', 'Dtl.', 'de_DE', 'de-DE', '276', '-', '–', 'Inland', 'Bundesrep. Deutschland', 'BRD', 'B.R.D.',
    'Germany', 'Allemagne', 'DEUTSCHLAND', 'Deutschland (DE)', 'DE - Deutschland', 'Bundesrepublik Deutschland', '(D)',
  ])('%j is Germany', (land) => {
    expect(isInland(land)).toBe(true)
    expect(checkRow({ ...PERSON, plz: '28195', ort: 'Bremen', land })).toMatchObject({ codes: [], empfaenger: { land: '' } })
  }) // oxfmt-ignore

  test.each(['A', 'AT', 'Österreich', 'Dänemark', 'DK', 'CH', 'Schweiz', '040', '?', 'Ausland', 'Dominica'])(
    '%j is not',
    (land) => {
      expect(isInland(land)).toBe(false)
    },
  )
})

describe('PLZ as other programs write them', () => {
  test.each([
    ['01067.0', '01067', []],
    ['01067,0', '01067', []],
    ['1067.0', '01067', ['plzErgaenzt']],
    ['1067,00', '01067', ['plzErgaenzt']],
    ['="01067"', '01067', []],
    ['="1067"', '01067', ['plzErgaenzt']],
    ["'01067", '01067', []],
    ['0 1067', '01067', []],
  ])('%s is %s', (plz, printed, codes) => {
    expect(geprueft('', { plz, ort: 'Dresden' })).toEqual({ codes, plz: printed })
  })

  test.each(['1.067', '01067.5', '010670', '=01067', '01067x'])('%s is left to a proposal', (plz) => {
    expect(codesVon('', { plz, ort: 'Dresden' })).toEqual(['plzUngueltig'])
  })
})
