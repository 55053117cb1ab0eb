import { describe, expect, test } from 'vitest'
import type { RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { propose, type VorschlagArt } from '#src/engines/addresses/proposals/vorschlag.ts'
import { FIRMA, neu, PERSON } from './person.ts'

describe('a date in the place of the house number', () => {
  test.each([
    ['03.05.2024 00:00', '3-5'],
    ['03.05', '3-5'],
    ['05/03/2024', '3-5'],
    ['5/3/2024', '3-5'],
    ['5/13/2024', null],
    ['Mar 5', '3-5'],
    ['May 3, 2024', '3-5'],
    ['12/Okt', '10-12'],
    ['2024-05-03 00:00:00', '3-5'],
    ['03. Mai 00:00', '3-5'],
    ['05. Mrz', '3-5'],
    ['01.12.2014 00:00', '12-14'],
    ['45415,0', '3-5'],
    ['45415.0', '3-5'],
    // "29/2" or something else; "5-5" is no span.
    ['29. Feb', null],
    ['Mai 5', null],
    ['12345', null],
  ])('%s was %s', (hausnummer, nummer) => {
    expect(neu('hausnummerDatum', { ...PERSON, hausnummer })).toEqual(nummer === null ? null : { hausnummer: nummer })
    expect(neu('hausnummerForm', { ...PERSON, hausnummer })).toBeNull()
  })

  test.each([
    ['Hauptstr. 3. Mai', 'Hauptstr. 3-5'],
    ['Hauptstr. 03.05.2024 00:00', 'Hauptstr. 3-5'],
    ['Hauptstr. 45415', 'Hauptstr. 3-5'],
    ['Siedlung 1. Mai', null],
    ['KGA 1. Mai', null],
    ['Postfach 45415', null],
  ])('in the street: %s was %s', (strasse, text) => {
    expect(neu('hausnummerDatum', { ...PERSON, strasse, hausnummer: '' })).toEqual(
      text === null ? null : { strasse: text },
    )
  })
})

describe('street and number', () => {
  test.each<[RohZeile, Record<string, string> | null]>([
    [{ strasse: 'Hauptstr. 5', hausnummer: '5a' }, { strasse: 'Hauptstr.' }],
    [
      { strasse: 'Hauptstr. 5a', hausnummer: '5' },
      { strasse: 'Hauptstr.', hausnummer: '5a' },
    ],
    [{ strasse: 'Hauptstr. 5', hausnummer: '7' }, null],
    [
      { strasse: '12', hausnummer: 'Bahnhofstr.' },
      { strasse: 'Bahnhofstr.', hausnummer: '12' },
    ],
    [
      { strasse: '12a', hausnummer: 'Am Marktplatz' },
      { strasse: 'Am Marktplatz', hausnummer: '12a' },
    ],
    [{ strasse: '12', hausnummer: 'Hinterhaus' }, null],
    [{ strasse: 'Q 7', hausnummer: '7' }, null],
    [{ strasse: 'C 3, 12', hausnummer: '12' }, { strasse: 'C 3,' }],
    [{ strasse: 'Postfach 1234', hausnummer: '1234' }, { strasse: 'Postfach' }],
    [{ strasse: 'Packstation 123', hausnummer: '' }, null],
    [{ strasse: '1. Mai Straße', hausnummer: '' }, null],
  ])('%j', (cells, expected) => {
    expect(neu('strasseForm', { ...PERSON, ...cells })).toEqual(expected)
  })

  test.each(['Haus Nr. 3', 'HNr. 3', 'Hs.-Nr. 3', 'Hs. Nr. 3', 'Haus-Nr. 3', 'Hausnummer 3', 'No. 3', 'Nr.3'])(
    '%s is 3',
    (hausnummer) => {
      expect(neu('hausnummerForm', { ...PERSON, hausnummer })).toEqual({ hausnummer: '3' })
      expect(neu('hausnummerForm', { ...PERSON, strasse: `Ringstr. ${hausnummer}`, hausnummer: '' })).toEqual({
        strasse: 'Ringstr. 3',
      })
    },
  )
})

test.each<RohZeile>([
  { strasse: 'Haus Nr. 5', hausnummer: '' },
  { strasse: 'Am Haus Nr. 5', hausnummer: '' },
  { strasse: 'Haus', hausnummer: 'Nr. 5' },
  { strasse: 'Weg 12 Nr. 5', hausnummer: '' },
])('%j keeps its "Nr."', (cells) => {
  expect(neu('hausnummerForm', { ...PERSON, ...cells })).toBeNull()
})

describe('additions', () => {
  test.each<[RohZeile, Record<string, string> | null]>([
    [
      { ...FIRMA, firma: 'Weber GmbH', nachname: 'c/o Schulz' },
      { nachname: '', zusatz: 'c/o Schulz' },
    ],
    [
      { ...FIRMA, firma: 'Weber GmbH', nachname: 'z. Hd. Frau Lange' },
      { nachname: '', zusatz: 'z. Hd. Frau Lange' },
    ],
    // Without a firm nobody would be left to write to.
    [{ nachname: 'c/o Schulz' }, null],
    [{ ...FIRMA, nachname: 'z. Hd. Frau Lange' }, null],
  ])('%j', (cells, expected) => {
    expect(neu('zusatz', { ...PERSON, ...cells })).toEqual(expected)
  })
})

describe('lines that are too long', () => {
  const KANZLEI = 'Rechtsanwaltskanzlei Müller GmbH & Co. KG'
  test.each<[RohZeile, Record<string, string> | null]>([
    [
      { ...FIRMA, firma: KANZLEI },
      { firma: 'Rechtsanwaltskanzlei', zusatz: 'Müller GmbH & Co. KG' },
    ],
    [{ firma: KANZLEI }, null],
    [{ firma: 'Weber Gesellschaft mit beschränkter Haftung' }, { firma: 'Weber GmbH' }],
    [
      { ...FIRMA, firma: 'Freiwillige Feuerwehr der Stadt Neuhausen' },
      { firma: 'Freiwillige Feuerwehr', zusatz: 'der Stadt Neuhausen' },
    ],
    [{ strasse: 'Bürgermeister-Mustermannplatz', hausnummer: '12' }, { strasse: 'Bürgermeister-Mustermannpl.' }],
    [{ strasse: 'Konrad-Adenauer-und-Brandt-Platz', hausnummer: '1' }, { strasse: 'Konrad-Adenauer-und-Brandt-Pl.' }],
    [
      { strasse: 'Straße der Deutschen Freundschaft', hausnummer: '12' },
      { strasse: 'Str. der Deutschen Freundschaft' },
    ],
    [
      { strasse: 'Bürgermeister-Wilhelm-Friedrich-Müller-Straße', hausnummer: '123 a-c' },
      { strasse: 'Bürgermeister-Wilhelm-Friedrich-Müller-Str.' },
    ],
    [{ strasse: 'Bürgermeister-Wilhelm-Friedrich-Müller-Allee', hausnummer: '5' }, null],
    [{ vorname: 'Maximilian Alexander', nachname: 'Schwarzenberger' }, { vorname: 'Maximilian A.' }],
    [{ vorname: 'Maximilian und Alexandra', nachname: 'Schwarzenberger' }, null],
    [{ vorname: 'Maximilian-Alexander', nachname: 'Schwarzenberger-Lüdenscheidt' }, null],
    [{ zusatz: 'Abteilung Rechnungswesen, Gebäude 12' }, { zusatz: 'Abt. Rechnungswesen, Geb. 12' }],
  ])('%j', (cells, expected) => {
    expect(neu('zuLang', { ...PERSON, ...cells })).toEqual(expected)
  })
})

test.each<RohZeile>([
  { strasse: 'C 3, 12', hausnummer: '' },
  { strasse: 'Q 7', hausnummer: '24' },
  { strasse: 'Postfach 1234', hausnummer: '' },
  { strasse: 'Packstation 123, 1234567', hausnummer: '' },
  { strasse: 'Siedlung 1. Mai', hausnummer: '12' },
  { hausnummer: '12 1/2' },
  { hausnummer: '12/14/16' },
])('%j is right as it stands', (cells) => {
  expect(propose({ ...PERSON, ...cells }).map(({ art }): VorschlagArt => art)).toEqual([])
})
