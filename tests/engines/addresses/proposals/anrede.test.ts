import { describe, expect, test } from 'vitest'
import { platzhalterWert } from '#src/engines/print/beispiel.ts'
import { checkRow, type RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { geschlechtVon, isVorname, vornameSchreibweise } from '#src/base/names/vornamen.ts'
import { isWithoutAnrede } from '#src/engines/addresses/desk/vorschlaege.ts'
import { neu, PERSON } from './person.ts'

describe('a salutation that says nothing is asked of the first name', () => {
  test.each([
    ['', 'Anna', 'Frau'],
    ['k.A.', 'Anna', 'Frau'],
    ['k. A.', 'Anna', 'Frau'],
    ['2', 'Anna', 'Frau'],
    ['1', 'Hans', 'Herr'],
    ['Herr/Frau', 'Anna', 'Frau'],
    ['Herr / Frau', 'Hans', 'Herr'],
    ['Herr oder Frau', 'Hans', 'Herr'],
    ['unbekannt', 'Anna', 'Frau'],
    ['-', 'Anna', 'Frau'],
    ['#NV', 'Anna', 'Frau'],
    ['Sehr geehrter Herr', 'Hans', 'Herr'],
    ['Sehr geehrte Frau', 'Kim', 'Frau'],
    ['Sehr geehrter Herr', '', 'Herr'],
    ['Sehr geehrte Damen und Herren', 'Hans', 'Herr'],
    ['Lieber', 'Hans', 'Herr'],
    ['Fräulein', 'Anna', 'Frau'],
  ])('"%s" %s: %s', (anrede, vorname, expected) => {
    expect(neu('anrede', { ...PERSON, anrede, vorname })).toEqual({ anrede: expected })
  })

  test('a title goes along', () => {
    expect(neu('anrede', { ...PERSON, anrede: 'Dr.', vorname: 'Hans' })).toEqual({ anrede: 'Herr', titel: 'Dr.' })
  })

  test.each([
    // Said on purpose.
    ['Divers', 'Anna'],
    ['keine', 'Anna'],
    ['Familie', 'Anna'],
    ['Firma', 'Anna'],
    ['Erbengemeinschaft', 'Anna'],
    ['Geschwister', 'Anna'],
    ['Herr und Frau', 'Anna'],
    // Contradiction, and nobody knows.
    ['Sehr geehrter Herr', 'Anna'],
    ['k.A.', 'Kim'],
    ['k.A.', ''],
    // The kind of titles does it, with the title.
    ['Herr Dr.', 'Hans'],
    ['Hr. Dr.', 'Hans'],
  ])('but nothing for "%s" %s', (anrede, vorname) => {
    expect(neu('anrede', { ...PERSON, anrede, vorname })).toBeNull()
  })

  test.each(['Gabriele', 'Simone'])('Herr %s may be a foreign man', (vorname) => {
    expect(neu('anredeKonflikt', { ...PERSON, vorname })).toBeNull()
  })
})

describe('first names as programs without umlauts write them', () => {
  test.each([
    ['Juergen', 'm'],
    ['JOERG', 'm'],
    ['Guenther', 'm'],
    ['Guenter', 'm'],
    ['Soeren', 'm'],
    ['Baerbel', 'w'],
    ['Rene', 'm'],
    ['Hans-Juergen', 'm'],
  ])('%s', (vorname, geschlecht) => {
    expect(isVorname(vorname.split('-').at(-1) ?? '')).toBe(true)
    expect(geschlechtVon(vorname)).toBe(geschlecht)
  })

  test('they are no spelling of their own', () => {
    expect(vornameSchreibweise('JUERGEN')).toBeUndefined()
    expect(geschlechtVon('Noe')).toBeNull()
  })
})

test.each<RohZeile>([
  { anrede: 'Herr' },
  { anrede: ' Herrn\u00a0' },
  { anrede: 'Frau\u200b' },
  { anrede: 'Familie' },
  { anrede: '' },
  { anrede: 'Mrs' },
  { anrede: 'k.A.' },
  { nachname: '' },
  { nachname: '\u200b' },
  { nachname: 'k.A.' },
  { nachname: '-' },
  { nachname: 'NULL' },
  { vorname: '', nachname: '', firma: 'Weber GmbH' },
  { vorname: '', firma: 'Weber GmbH' },
])('"Guten Tag" is counted where it is printed: %j', (cells) => {
  const row = { ...PERSON, ...cells }
  expect(isWithoutAnrede(row)).toBe(platzhalterWert(checkRow(row).empfaenger, 'briefanrede') === '')
})
