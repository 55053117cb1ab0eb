import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkRow, type RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { plzOrtPasstNicht } from '#src/engines/addresses/places/ortspruefung.ts'
import stadtteile from '#src/engines/addresses/places/stadtteile.json' with { type: 'json' }
import { isBekanntePlz } from '#src/engines/addresses/places/verzeichnis.ts'

const PERSON: RohZeile = { anrede: 'Frau', vorname: 'Anna', nachname: 'Weber', strasse: 'Lindenweg', hausnummer: '9' }
const codesVon = (text: string, cells: RohZeile = {}) =>
  checkRow({ ...PERSON, plz: text.slice(0, 5), ort: text.slice(6), ...cells }).codes

describe('PLZ and place', () => {
  test.each([
    '22085 Garmisch-Partenkirchen', '10115 Biberach an der Riß', '01067 Berchtesgaden', '24103 Husum', '80331 Bremen',
    '28195 MUENCHEN', '10115 Paris', '50667 Wien', '99084 Oberstdorf', '01067 Westerland', '33602 Berchtesgaden',
  ])('contradict each other: %s', (text) => {
    expect(codesVon(text)).toEqual(['plzOrtPasstNicht'])
  }) // oxfmt-ignore

  test.each([
    '21449 Winsen', '82362 Weilheim', '39218 Schönebeck', '14542 Werder', '88239 Wangen', '35792 Löhnberg', '13129 Blankenburg',
    '10715 Wilmersdorf', '21073 Harburg', '13125 Buch', '50996 Rodenkirchen', '22391 Wellingsbüttel', '38112 Wenden',
    '60598 Sachsenhausen', '15755 Schwerin', '24576 Hagen', '76887 Oberhausen', '79098 Freiburg', '60313 Frankfurt a. M.',
    '50667 Münschen', '55116 Mainz-Kastel', '25980 Westerland', '28195 Kleinkleckersdorf', '91522 Ansbach 1',
  ])('agree, or nobody knows: %s', (text) => {
    expect(codesVon(text)).toEqual([])
  }) // oxfmt-ignore

  test.each(['50424 Köln', '60261 Frankfurt am Main', '33519 Bielefeld', '12345 Berlin', '39014 Magdeburg'])(
    'of a large recipient agree: %s',
    (text) => {
      expect(codesVon(text, { firma: 'Weber GmbH' })).toEqual([])
      expect(plzOrtPasstNicht(text.slice(0, 5), text.slice(6))).toBe(false)
    },
  )

  test.each(['50667 Hamburg', '80331 Köln', '50424 München'])('of a firm contradict each other, too: %s', (text) => {
    expect(codesVon(text, { firma: 'Weber GmbH' })).toEqual(['plzOrtPasstNicht'])
  })

  test('every part of a town passes with the PLZ that it is named for', () => {
    for (const text of stadtteile) {
      const [regionen = '', namen = ''] = text.split(': ')
      expect(regionen).toMatch(/^\d\d(?: \d\d)*$/)
      expect(namen.split(';').length).toBeGreaterThan(0)
    }
  })
})

describe('a PLZ that no list has', () => {
  test.each(['59000 Hamm', '59000 Nirgends', '20000 Hamburg', '67000 Ludwigshafen'])('is doubtful: %s', (text) => {
    expect(isBekanntePlz(text.slice(0, 5))).toBe(false)
    expect(codesVon(text)).toEqual(['plzOrtPasstNicht'])
  })

  test('may be that of a post box or of a firm in the place', () => {
    expect(codesVon('01008 Dresden', { strasse: 'Postfach 12 34', hausnummer: '' })).toEqual([])
    expect(codesVon('01008 Dresden', { firma: 'Weber GmbH' })).toEqual([])
    expect(codesVon('01008 München', { firma: 'Weber GmbH' })).toEqual(['plzOrtPasstNicht'])
  })
})

/** Where the table of GeoNames is at hand: all its rows are right. */
const TABELLE = '../shared/data/plz.csv'
test.runIf(existsSync(TABELLE))('no row of the table of PLZ gets a warning', () => {
  const rows = readFileSync(TABELLE, 'utf8').trim().split('\n').slice(1)
  const falsch = rows.filter((line) => {
    const [plz = '', ort = ''] = line.split(';')
    return checkRow({ ...PERSON, plz, ort, firma: 'Weber GmbH' }).codes.some(
      (code) => code.startsWith('plz') || code === 'ausland',
    )
  })
  expect(falsch).toEqual([])
})
