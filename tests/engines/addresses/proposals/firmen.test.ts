import { describe, expect, test } from 'vitest'
import type { RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { assignRow, VORSCHLAG_REGELN } from '#src/engines/addresses/proposals/vorschlag.ts'
import { FIRMA, neu, PERSON } from './person.ts'

describe('a firm in the column of names', () => {
  test.each([
    'Dr. Müller GmbH',
    'Dr. Oetker KG',
    'Prof. Dr. Schulz Stiftung',
    "Fr. Meyer's Sohn GmbH",
    'Frau Antje GmbH',
    'Familie Müller Stiftung',
    'Dr. Müller und Partner',
    'Dr. Müller & Partner',
    'Schmidt & Söhne',
    'Otto & Sohn',
    'Müller & Co.',
    'Gebr. Müller',
    'Gebrüder Grimm',
    'Fa. Schmidt',
    'Firma Schmidt',
    'Fa. Hans Schmidt',
    'Stadt Köln',
    'Gemeinde Neuhausen',
    'Landkreis Rostock',
    'Finanzamt Köln',
    'Amtsgericht Köln',
    'TSV Neuhausen',
    'Freiwillige Feuerwehr Neuhausen',
    'Praxis Dr. Schmidt',
  ])('goes to its own as a whole, and loses nothing unasked: %s', (nachname) => {
    const row = { ...FIRMA, nachname }
    expect(assignRow(row, (art) => VORSCHLAG_REGELN[art].sicher)).toEqual(row)
    expect(neu('firmaImNamen', row)).toEqual({ nachname: '', firma: nachname })
  })

  test.each<[RohZeile, Record<string, string>]>([
    [
      { vorname: 'Dr. Müller', nachname: 'GmbH' },
      { vorname: '', nachname: '', firma: 'Dr. Müller GmbH' },
    ],
    [
      { vorname: 'Dr. Müller', nachname: 'und Partner' },
      { vorname: '', nachname: '', firma: 'Dr. Müller und Partner' },
    ],
    [
      { vorname: 'Firma', nachname: 'Schmidt' },
      { vorname: '', nachname: '', firma: 'Firma Schmidt' },
    ],
    [
      { anrede: 'Firma', nachname: 'Schmidt' },
      { anrede: '', nachname: '', firma: 'Firma Schmidt' },
    ],
    [
      { anrede: 'Fa.', nachname: 'Schmidt' },
      { anrede: '', nachname: '', firma: 'Fa. Schmidt' },
    ],
    [
      { vorname: 'Frau', nachname: 'Müller GmbH' },
      { vorname: '', nachname: '', firma: 'Müller GmbH' },
    ],
    [
      { anrede: 'Firma', nachname: 'Dr. Schmidt' },
      { anrede: '', nachname: '', firma: 'Firma Dr. Schmidt' },
    ],
    [
      { anrede: 'Firma', nachname: 'Weber GmbH' },
      { nachname: '', firma: 'Weber GmbH' },
    ],
  ])('in two columns: %j', (cells, expected) => {
    expect(neu('firmaImNamen', { ...FIRMA, ...cells })).toEqual(expected)
  })

  test.each<RohZeile>([
    { nachname: 'Rechtsanwalt Schmidt' },
    { nachname: 'Stadt' },
    { nachname: 'Praxis' },
    { nachname: 'Stadtmüller' },
    { nachname: 'Partner', vorname: 'Hans' },
    { nachname: 'Müller und Meier' },
    { nachname: 'Firmenich' },
    { nachname: 'Frau Petra Verlag' },
    { anrede: 'Firma', nachname: 'Schmidt', firma: 'Weber GmbH' },
    { anrede: 'Firma', vorname: 'Hans', nachname: 'Schmidt' },
    // A sample is left where it is found as such.
    { nachname: 'Test GmbH' },
    { nachname: 'Musterfirma GmbH' },
  ])('is none: %j', (cells) => {
    expect(neu('firmaImNamen', { ...FIRMA, ...cells })).toBeNull()
  })

  test('a doctor whose salutation is a firm stays whole', () => {
    expect(neu('titel', { ...FIRMA, anrede: 'Firma', nachname: 'Dr. Schmidt' })).toBeNull()
  })

  test('a person with the name of a trade keeps title and salutation', () => {
    expect(neu('titel', { ...PERSON, vorname: 'Dr. Petra', nachname: 'Verlag' })).toEqual({
      titel: 'Dr.',
      vorname: 'Petra',
    })
    expect(neu('anredeImNamen', { ...FIRMA, nachname: 'Frau Petra Verlag' })).toEqual({
      anrede: 'Frau',
      nachname: 'Petra Verlag',
    })
  })
})

describe('a person in the column of firms', () => {
  test.each<[string, Record<string, string>]>([
    ['Familie Schmidt', { firma: '', anrede: 'Familie', nachname: 'Schmidt' }],
    ['Fam. Schmidt', { firma: '', anrede: 'Familie', nachname: 'Schmidt' }],
    ['Dr. Schmidt', { firma: '', titel: 'Dr.', nachname: 'Schmidt' }],
    ['Prof. Dr. Schmidt', { firma: '', titel: 'Prof. Dr.', nachname: 'Schmidt' }],
    ['Herr von Bülow', { firma: '', anrede: 'Herr', nachname: 'von Bülow' }],
  ])('%s', (firma, expected) => {
    expect(neu('personInFirma', { ...FIRMA, firma })).toEqual(expected)
  })

  test.each([
    'Dr. Oetker',
    'Dr. Hauschka',
    'Dr. Müller und Partner',
    'Familie Schmidt Gaststube',
    'Herr und Frau Schmidt',
    'Herr Hans und Frau Petra Schmidt',
    'Familie Hans und Petra Schmidt',
    'Fr. Wilhelm Schmidt',
    'Schmidt',
    'Fa. Schmidt',
  ])('is none: %s', (firma) => {
    expect(neu('personInFirma', { ...FIRMA, firma })).toBeNull()
  })
})
