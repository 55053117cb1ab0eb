import { describe, expect, test } from 'vitest'
import type { RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import {
  assignRow,
  propose,
  VORSCHLAG_ARTEN,
  VORSCHLAG_REGELN,
  applyTo,
  type VorschlagArt,
} from '#src/engines/addresses/proposals/vorschlag.ts'
import { FIRMA, neu, PERSON } from './person.ts'

describe('what is right stays', () => {
  test.each<RohZeile>([
    {},
    { ort: 'Dresden-Neustadt' },
    { ort: 'Frankfurt/Main', plz: '60313' },
    { ort: 'Frankfurt a. M.', plz: '60313' },
    { ort: 'Freiburg', plz: '79098' },
    { ort: 'Halle (Saale)', plz: '06108' },
    // Of a large recipient, and of post boxes: no typing error.
    { ort: 'Frankfurt am Main', plz: '60261', firma: 'Commerzbank AG' },
    { ort: 'Dresden', plz: '01008', strasse: 'Postfach 12 08 12', hausnummer: '' },
    { strasse: 'Packstation 123', hausnummer: '' },
    { strasse: 'Straße des 17. Juni', hausnummer: '135' },
    { strasse: 'Straße des 17. Juni 135', hausnummer: '' },
    { strasse: 'C 4', hausnummer: '12' },
    { strasse: 'Am Haus 3', hausnummer: '' },
    { strasse: 'Bauernstraße' },
    { strasse: 'Strasserweg' },
    { strasse: 'Koenigsallee' },
    { strasse: '1 Mai Straße', hausnummer: '' },
    { strasse: '3 Linden Weg', hausnummer: '' },
    { vorname: 'Fr. Wilhelm', anrede: '' },
    { ...FIRMA, firma: 'Monitore 24"' },
    { strasse: 'Bei der Kirche', hausnummer: '2' },
    { nachname: 'von der Leyen' },
    { nachname: "O'Neill" },
    { nachname: 'Mueller' },
    { nachname: 'Weiss' },
    { nachname: 'Freiherr von Knigge' },
    { vorname: 'Kim', anrede: 'Frau' },
    { vorname: 'Andrea', anrede: 'Herr' },
    { vorname: 'H.', anrede: '' },
    { vorname: 'Luca', anrede: '' },
    { vorname: 'Hans und Petra', anrede: '' },
    { vorname: 'Petra', nachname: 'Verlag', anrede: 'Frau' },
    { nachname: 'Diplinger' },
    { nachname: 'Frauendorf' },
    { land: 'Österreich', plz: '1010', ort: 'Wien' },
  ])('%j', (cells) => {
    const row = { ...PERSON, ...cells }
    expect(propose(row)).toEqual([])
  })

  test.each([
    'IKEA',
    'BMW AG',
    'SAP SE',
    'Gasthaus "Zum Löwen"',
    'Dr. Vogel & Partner',
    'Müller & Söhne GmbH',
    'adidas AG',
  ])('the firm %s', (firma) => {
    expect(propose({ ...FIRMA, firma })).toEqual([])
  })
})

describe('each kind', () => {
  test.each<[VorschlagArt, RohZeile, Record<string, string>]>([
    ['anfuehrungszeichen', { vorname: '"Max"', strasse: '"Hauptstraße' }, { vorname: 'Max', strasse: 'Hauptstraße' }],
    ['plzOrtGetrennt', { plz: '', ort: '01067 Dresden' }, { plz: '01067', ort: 'Dresden' }],
    ['plzOrtGetrennt', { plz: 'D-01067' }, { plz: '01067' }],
    ['plzOrtGetrennt', { plz: '01067 Dresden', ort: '' }, { plz: '01067', ort: 'Dresden' }],
    [
      'plzOrtGetrennt',
      { strasse: 'Hauptstr. 5, 01067 Dresden', plz: '', ort: '' },
      { strasse: 'Hauptstr. 5', plz: '01067', ort: 'Dresden' },
    ],
    ['firmaImNamen', { ...FIRMA, nachname: 'Weber Bau GmbH' }, { nachname: '', firma: 'Weber Bau GmbH' }],
    ['firmaImNamen', { ...FIRMA, vorname: 'Weber', nachname: 'AG' }, { vorname: '', nachname: '', firma: 'Weber AG' }],
    [
      'firmaImNamen',
      { ...FIRMA, nachname: 'Turnverein Einheit e.V.' },
      { nachname: '', firma: 'Turnverein Einheit e.V.' },
    ],
    [
      'personInFirma',
      { ...FIRMA, firma: 'Frau Dr. Petra Schmidt' },
      { anrede: 'Frau', titel: 'Dr.', vorname: 'Petra', nachname: 'Schmidt', firma: '' },
    ],
    ['anredeImNamen', { anrede: '', vorname: 'Herrn Max' }, { anrede: 'Herr', vorname: 'Max' }],
    ['titel', { nachname: 'Prof. Dr. Weber' }, { titel: 'Prof. Dr.', nachname: 'Weber' }],
    ['titel', { anrede: 'Herr Dr.' }, { anrede: 'Herr', titel: 'Dr.' }],
    ['titel', { nachname: 'Weber, Dr.' }, { titel: 'Dr.', nachname: 'Weber' }],
    ['zusatz', { nachname: 'Weber c/o Schmidt' }, { nachname: 'Weber', zusatz: 'c/o Schmidt' }],
    ['nameGeteilt', { vorname: '', nachname: 'Weber, Max' }, { vorname: 'Max', nachname: 'Weber' }],
    [
      'nameGeteilt',
      { vorname: '', nachname: 'Anna Lena von der Weber' },
      { vorname: 'Anna Lena', nachname: 'von der Weber' },
    ],
    ['nameGeteilt', { vorname: 'Max Weber' }, { vorname: 'Max' }],
    ['nameGeteilt', { nachname: 'Max Weber' }, { nachname: 'Weber' }],
    ['titel', { vorname: '', nachname: 'Weber, Dr. Max' }, { titel: 'Dr.', nachname: 'Weber, Max' }],
    ['schreibweise', { ...FIRMA, firma: 'MAX WEBER E.K.' }, { firma: 'Max Weber e.K.' }],
    ['hausnummerDatum', { hausnummer: '03. Mai' }, { hausnummer: '3-5' }],
    ['hausnummerDatum', { hausnummer: '5-Mar' }, { hausnummer: '3-5' }],
    ['hausnummerDatum', { hausnummer: 'Dez 14' }, { hausnummer: '12-14' }],
    ['hausnummerDatum', { hausnummer: '2024-05-03 00:00:00' }, { hausnummer: '3-5' }],
    ['hausnummerDatum', { hausnummer: '45780' }, { hausnummer: '3-5' }],
    ['hausnummerDatum', { strasse: 'Hauptstraße 03.05.2024', hausnummer: '' }, { strasse: 'Hauptstraße 3-5' }],
    ['strasseForm', { strasse: '12, Hauptstr.', hausnummer: '' }, { strasse: 'Hauptstr.', hausnummer: '12' }],
    ['strasseForm', { strasse: 'Hauptstraße 5' }, { strasse: 'Hauptstraße' }],
    ['strasseForm', { strasse: 'Hauptstr' }, { strasse: 'Hauptstr.' }],
    ['hausnummerForm', { hausnummer: '12 - 14' }, { hausnummer: '12-14' }],
    ['hausnummerForm', { hausnummer: '12a – 14 b' }, { hausnummer: '12a-14 b' }],
    ['hausnummerForm', { hausnummer: 'Nr. 5' }, { hausnummer: '5' }],
    ['hausnummerForm', { hausnummer: '5 .' }, { hausnummer: '5' }],
    ['ortSchreibweise', { plz: '50667', ort: 'KOELN' }, { ort: 'Köln' }],
    ['ortSchreibweise', { plz: '50667', ort: 'K\ufffdln' }, { ort: 'Köln' }],
    [
      'schreibweise',
      { vorname: 'HANS-PETER', nachname: 'VON DER LEYEN' },
      { vorname: 'Hans-Peter', nachname: 'von der Leyen' },
    ],
    ['schreibweise', { nachname: "o'neill" }, { nachname: "O'Neill" }],
    ['schreibweise', { nachname: 'MCDONALD' }, { nachname: 'McDonald' }],
    ['schreibweise', { strasse: 'AN DER ALTEN MUEHLE' }, { strasse: 'An der Alten Muehle' }],
    ['schreibweise', { strasse: 'graf-von-stauffenberg-str.' }, { strasse: 'Graf-von-Stauffenberg-Str.' }],
    ['schreibweise', { ...FIRMA, firma: 'WEBER BAU GMBH & CO. KG' }, { firma: 'Weber Bau GmbH & Co. KG' }],
    [
      'schreibweise',
      { ...FIRMA, firma: 'IKEA DEUTSCHLAND UG (HAFTUNGSBESCHRÄNKT)' },
      { firma: 'IKEA Deutschland UG (haftungsbeschränkt)' },
    ],
    ['umlaute', { vorname: 'J?rgen', strasse: 'M?nchener Stra?e' }, { vorname: 'Jürgen', strasse: 'Münchener Straße' }],
    ['umlaute', { strasse: 'Muehlenweg' }, { strasse: 'Mühlenweg' }],
    ['strassenwort', { strasse: 'Hauptstrasse' }, { strasse: 'Hauptstraße' }],
    ['strassenwort', { strasse: 'Alte Stra?e' }, { strasse: 'Alte Straße' }],
    ['schreibweise', { strasse: 'GROSSE STRASSE' }, { strasse: 'Große Straße' }],
    ['schreibweise', { strasse: 'VINCENT-VAN-GOGH-STRASSE' }, { strasse: 'Vincent-van-Gogh-Straße' }],
    ['ortErgaenzt', { ort: '' }, { ort: 'Dresden' }],
    ['plzErgaenzt', { plz: '', ort: 'Kleinmachnow' }, { plz: '14532' }],
    ['ortVertippt', { ort: 'Dredsen' }, { ort: 'Dresden' }],
    // An umlaut is one letter, whichever slip is beside it.
    ['ortVertippt', { plz: '81477', ort: 'Mnchen' }, { ort: 'München' }],
    ['ortVertippt', { plz: '48249', ort: 'Dulmen' }, { ort: 'Dülmen' }],
    ['ortVertippt', { plz: '72160', ort: 'Horb am Nekcar' }, { ort: 'Horb am Neckar' }],
    ['ortVertippt', { plz: '06231', ort: 'BadDürrenberg' }, { ort: 'Bad Dürrenberg' }],
    ['ortVertippt', { plz: '88161', ort: 'Lindenbergi m Allgäu' }, { ort: 'Lindenberg im Allgäu' }],
    // A place of that name lies at the other end of the country.
    ['ortVertippt', { plz: '95358', ort: 'Gutenberg' }, { ort: 'Guttenberg' }],
    ['plzVertippt', { plz: '14523', ort: 'Kleinmachnow' }, { plz: '14532' }],
    ['plzVertippt', { ...FIRMA, firma: 'Frau Dagmar Maier', plz: '24538', ort: 'Boostedt' }, { plz: '24598' }],
    // PLZ of other places, and a village that shares its PLZ: no large recipient's.
    ['plzVertippt', { ...FIRMA, firma: 'Schumacher KG', plz: '54491', ort: 'Morbach' }, { plz: '54497' }],
    ['plzVertippt', { ...FIRMA, firma: 'Weber GmbH', plz: '55559', ort: 'Allenfeld' }, { plz: '55595' }],
    ['anrede', { anrede: '', vorname: 'Hans-Peter' }, { anrede: 'Herr' }],
    ['anredeKonflikt', { vorname: 'Petra' }, { anrede: 'Frau' }],
    ['zuLang', { ...FIRMA, firma: 'Weber Gesellschaft mit beschränkter Haftung' }, { firma: 'Weber GmbH' }],
    [
      'zuLang',
      { ...FIRMA, firma: 'Weber Maschinenbau und Anlagentechnik GmbH' },
      { firma: 'Weber Maschinenbau', zusatz: 'und Anlagentechnik GmbH' },
    ],
  ])('%s: %j', (art, cells, expected) => {
    expect(neu(art, { ...PERSON, ...cells })).toEqual(expected)
  })

  test('street and number of one column stay in it', () => {
    const row: RohZeile = { plz: '01067', ort: 'Dresden', nachname: 'Weber', strasseHausnummer: '12, HAUPTSTR' }
    expect(neu('strasseForm', row)).toEqual({ strasseHausnummer: 'HAUPTSTR 12' })
  })
})

describe('no evidence, no proposal', () => {
  test.each<[VorschlagArt, RohZeile]>([
    ['ortErgaenzt', { plz: '99999', ort: '' }],
    // Six places share it.
    ['ortErgaenzt', { plz: '17213', ort: '' }],
    ['plzErgaenzt', { plz: '', ort: 'Neustadt' }],
    ['plzErgaenzt', { plz: '', ort: 'Berlin' }],
    // A separate known place, though one letter away.
    ['ortVertippt', { plz: '06886', ort: 'Wittenburg' }],
    // Other ways to write the river, a district, and a place of that name nearby.
    ['ortVertippt', { plz: '72160', ort: 'Horb a. Neckar' }],
    ['ortVertippt', { plz: '87561', ort: 'Oberstdorf 2' }],
    ['ortVertippt', { plz: '86559', ort: 'Odelzhausen' }],
    // Large recipients and post boxes have a PLZ of their own.
    ['plzVertippt', { ...FIRMA, firma: 'Adolf Würth GmbH & Co. KG', plz: '74650', ort: 'Künzelsau' }],
    ['plzVertippt', { ...FIRMA, firma: 'Bauhaus AG', plz: '68132', ort: 'Mannheim' }],
    ['plzVertippt', { ...FIRMA, firma: 'Haas Holzbau KG', plz: '94386', ort: 'Perkam' }],
    ['plzVertippt', { strasse: 'Postfach 12 34', plz: '84507', ort: 'Emmerting' }],
    ['hausnummerDatum', { hausnummer: '05. Mai' }],
    ['anrede', { anrede: '', vorname: 'Jean-Marie' }],
    ['anrede', { ...FIRMA, firma: 'Petra GmbH' }],
    ['umlaute', { nachname: 'M?ller' }],
    ['umlaute', { strasse: 'R?dersdorfer Weg' }],
    ['plzErgaenzt', { plz: '', ort: 'Neustadt', land: 'Österreich' }],
    ['zusatz', { zusatz: 'Hinterhaus', nachname: 'Weber c/o Schmidt' }],
    // The check parts them by itself.
    ['zusatz', { strasse: 'Hauptstraße 5, 2. OG', hausnummer: '' }],
    ['titel', { titel: 'Prof.', nachname: 'Dr. Weber' }],
    ['firmaImNamen', { firma: 'Anders KG', nachname: 'Weber GmbH' }],
  ])('%s: %j', (art, cells) => {
    expect(neu(art, { ...PERSON, ...cells })).toBeNull()
  })
})

describe('applied', () => {
  test('one after the other they put a whole row in order', () => {
    const row: RohZeile = { nachname: 'DR. WEBER, PETRA', strasse: '"HAUPTSTR 03. Mai"', plz: 'D-50667', ort: 'KOELN' }
    expect(assignRow(row, () => true)).toEqual({
      anrede: 'Frau',
      titel: 'Dr.',
      vorname: 'Petra',
      nachname: 'Weber',
      strasse: 'Hauptstr. 3-5',
      plz: '50667',
      ort: 'Köln',
    })
  })

  test('a row in order is left alone', () => {
    const once = assignRow({ ...PERSON, vorname: 'PETRA', ort: 'DRESDNE' }, () => true)
    expect(assignRow(once, () => true)).toEqual(once)
  })

  test('a change of a cell that has changed since is left out', () => {
    const row = { ...PERSON, nachname: 'DR. WEBER' }
    const all = propose(row).flatMap(({ aenderungen }) => aenderungen)
    expect(applyTo(row, all)).toMatchObject({ titel: 'Dr.', nachname: 'WEBER' })
  })

  test('a cell that is no part of an address is left alone, however long', () => {
    expect(propose({ ...PERSON, strasse: '? a, '.repeat(10_000) })).toEqual([])
  })

  test('only what is never wrong is accepted unasked', () => {
    const sicher = VORSCHLAG_ARTEN.filter((art) => VORSCHLAG_REGELN[art].sicher)
    expect(sicher).toEqual([
      'anfuehrungszeichen',
      'plzOrtGetrennt',
      'anredeImNamen',
      'titel',
      'strasseForm',
      'hausnummerForm',
      'ortSchreibweise',
      'strassenwort',
    ])
  })
})
