import { describe, expect, test } from 'vitest'
import { checkRow, type RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { assignRow, propose, type VorschlagArt } from '#src/engines/addresses/proposals/vorschlag.ts'
import { neu, PERSON } from './person.ts'

describe('PLZ and place', () => {
  test.each<[VorschlagArt, RohZeile, Record<string, string>]>([
    // A zero that was lost hides no place.
    ['ortSchreibweise', { plz: '2826', ort: 'GOERLITZ' }, { ort: 'Görlitz' }],
    ['ortSchreibweise', { plz: '1067', ort: 'DRESDEN' }, { ort: 'Dresden' }],
    ['ortVertippt', { plz: '2826', ort: 'Görlizt' }, { ort: 'Görlitz' }],
    ['ortVertippt', { plz: '2625', ort: 'Bautzn' }, { ort: 'Bautzen' }],
    ['ortVertippt', { plz: '4109', ort: 'L?ipzig' }, { ort: 'Leipzig' }],
    ['ortVertippt', { plz: '04109', ort: 'Leip\ufffdig' }, { ort: 'Leipzig' }],
    ['ortErgaenzt', { plz: '2625', ort: '' }, { ort: 'Bautzen' }],
    ['ortSchreibweise', { plz: '50667.0', ort: 'KOELN' }, { ort: 'Köln' }],
    // Both in one cell, without the zero.
    ['plzOrtGetrennt', { plz: '1067 Dresden', ort: '' }, { plz: '01067', ort: 'Dresden' }],
    ['plzOrtGetrennt', { plz: '1067 Dresden', ort: 'Dresden' }, { plz: '01067' }],
    ['plzOrtGetrennt', { plz: '', ort: '1067 Dresden' }, { plz: '01067', ort: 'Dresden' }],
    ['plzOrtGetrennt', { plz: '', ort: 'Dresden, 1067' }, { plz: '01067', ort: 'Dresden' }],
    ['plzOrtGetrennt', { plz: '1067', ort: '1067 Dresden' }, { ort: 'Dresden' }],
    // In the column of the other.
    ['plzOrtGetrennt', { plz: 'Dresden', ort: '01067' }, { plz: '01067', ort: 'Dresden' }],
    ['plzOrtGetrennt', { plz: 'Dresden', ort: '1067' }, { plz: '01067', ort: 'Dresden' }],
    ['plzOrtGetrennt', { plz: 'Köln', ort: '50667.0' }, { plz: '50667', ort: 'Köln' }],
    // The sign of thousands.
    ['plzVertippt', { plz: '1.067', ort: 'Dresden' }, { plz: '01067' }],
    ['plzVertippt', { plz: '50.667', ort: 'Köln' }, { plz: '50667' }],
    ['plzVertippt', { plz: '50,667', ort: 'Köln' }, { plz: '50667' }],
  ])('%s: %j', (art, cells, expected) => {
    expect(neu(art, { ...PERSON, ...cells })).toEqual(expected)
  })

  test.each<RohZeile>([
    { plz: '1010 Wien', ort: '' },
    { plz: '', ort: '1010 Wien' },
    { plz: 'Wien', ort: '1010' },
    { plz: '1.010', ort: 'Wien' },
    { plz: '8000', ort: 'München' },
    { plz: '8280', ort: 'Kreuzlingen' },
    { plz: 'Dresden', ort: '50667' },
    { plz: 'Weber', ort: '50667' },
    { plz: '50.667', ort: 'Hamburg' },
    { plz: '04109', ort: 'L??????' },
    { plz: '1067', ort: 'Dresden' },
    { plz: '01067.0', ort: 'Dresden' },
    { plz: '="01067"', ort: 'Dresden' },
  ])('nothing for %j', (cells) => {
    expect(propose({ ...PERSON, ...cells })).toEqual([])
  })

  test('what is lost of an umlaut is proposed once', () => {
    const found = propose({ ...PERSON, plz: '50667', ort: 'K?ln' })
    expect(found.map(({ art }) => art)).toEqual(['ortSchreibweise'])
  })

  test.each<RohZeile>([
    { plz: '1067 Dresden', ort: '' },
    { plz: 'DRESDEN', ort: '1067' },
    { plz: '1.067', ort: 'DRESDEN' },
    { plz: '1067', ort: 'Dredsen' },
    { plz: 'D-01067', ort: 'DRESDEN' },
  ])('accepted, %j can be delivered', (cells) => {
    const { empfaenger, codes } = checkRow(assignRow({ ...PERSON, ...cells }, () => true))
    expect(empfaenger).toMatchObject({ plz: '01067', ort: 'Dresden' })
    expect(codes.filter((code) => code !== 'plzErgaenzt')).toEqual([])
  })
})
