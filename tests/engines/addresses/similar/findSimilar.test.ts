import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import texte from '../../../../locales/de/adressdatei.json' with { type: 'json' }
import { UNTERSCHIEDE, type AehnlichArt } from '#src/engines/addresses/similar/arten.ts'
import { findSimilar } from '#src/engines/addresses/similar/findSimilar.ts'
import { unterscheiden, merge } from '#src/engines/addresses/similar/merge.ts'
import { erzeugeListe } from '#tests/support/dubletten/liste.ts'
import { alle, messe } from '#tests/support/dubletten/messe.ts'
import { MAENNER } from '#tests/support/dubletten/woerter.ts'

const LEER: Empfaenger = {
  anrede: '',
  titel: '',
  vorname: 'Jürgen',
  nachname: 'Müller',
  firma: '',
  zusatz: '',
  strasse: 'Lindenstraße',
  hausnummer: '12',
  plz: '10115',
  ort: 'Berlin',
  land: '',
  kundennummer: '',
  gutscheincode: '',
}

const wer = (anders: Partial<Empfaenger> = {}): Empfaenger => ({ ...LEER, ...anders })

function find(zeilen: readonly (Empfaenger | null)[], ...arten: AehnlichArt[]) {
  return alle(findSimilar({ anzahl: zeilen.length, empfaenger: (row) => zeilen[row] ?? null }, arten))
}

test.each([
  ['umlaut', { nachname: 'Muller' }],
  ['klang', { nachname: 'Mühller' }],
  ['buchstabendreher', { nachname: 'Mülelr' }],
  ['buchstabendreher', { vorname: 'Jügren' }],
  ['initiale', { vorname: 'J.' }],
  ['vornameFehlt', { vorname: '' }],
  ['zweitname', { vorname: 'Jürgen Peter' }],
  ['doppelname', { nachname: 'Müller-Brandt' }],
  ['vertauscht', { vorname: 'Müller', nachname: 'Jürgen' }],
  ['vertauscht', { vorname: '', nachname: 'Jürgen Müller' }],
  ['strasse', { strasse: 'Lindnestr.' }],
  ['hausnummer', { hausnummer: '12a' }],
  ['hausnummer', { hausnummer: '12-14' }],
  ['plz', { plz: '10151' }],
] as const)('%s: %o is the same person', (grund, anders) => {
  const [paar, ...mehr] = find([wer(), wer(anders)], 'person')
  expect(paar).toMatchObject({ art: 'person', gruende: expect.arrayContaining([grund]) })
  expect(mehr).toEqual([])
})

test.each([
  ['twins', wer({ vorname: 'Tim', anrede: 'Herr' }), wer({ vorname: 'Tom', anrede: 'Herr' })],
  ['father and son', wer({ vorname: 'Karl' }), wer({ vorname: 'Kurt' })],
  ['father and son of one name', wer(), wer({ nachname: 'Müller jun.' })],
  ['brother and sister', wer({ vorname: 'Christian' }), wer({ vorname: 'Christina' })],
  ['neighbours', wer(), wer({ vorname: 'Jutta', hausnummer: '14' })],
  ['two of one name, a house apart', wer(), wer({ hausnummer: '14' })],
  ['two doors', wer({ hausnummer: '12 a' }), wer({ hausnummer: '12 b' })],
  ['two streets', wer(), wer({ strasse: 'Lindenweg' })],
  ['two towns', wer(), wer({ plz: '10151', ort: 'Köln' })],
] as const)('%s are two people', (_, one, two) => {
  expect(find([one, two], 'person')).toEqual([])
})

test('an initial that fits two people is neither of them', () => {
  const zeilen = [wer({ vorname: 'J.' }), wer({ vorname: 'Jürgen' }), wer({ vorname: 'Julia' })]
  expect(find(zeilen, 'person')).toEqual([])
  expect(find(zeilen.slice(0, 2), 'person')).toHaveLength(1)
})

test('three of one person are two pairs with the fullest row, in the order of the rows', () => {
  const zeilen = [wer({ vorname: 'J.' }), null, wer({ kundennummer: '7' }), wer({ nachname: 'Mülller' })]
  expect(find(zeilen, 'person').map(({ bleibt, geht }) => [bleibt, geht])).toEqual([
    [2, 0],
    [2, 3],
  ])
})

test('a household is one surname at one address, and none of it goes twice', () => {
  const zeilen = [
    wer(),
    wer({ vorname: 'Sabine', strasse: 'Lindenstr.' }),
    wer({ vorname: 'J.' }),
    wer({ hausnummer: '90' }),
  ]
  expect(find(zeilen, 'haushalt').map(({ geht }) => geht)).toEqual([1, 2])
  const beide = find(zeilen, 'person', 'haushalt')
  expect(beide.map(({ art, bleibt, geht }) => [art, bleibt, geht])).toEqual([
    ['haushalt', 0, 1],
    ['person', 0, 2],
  ])
})

test('in a big house a rare name is one household and a common one is not', () => {
  const haus = Array.from({ length: 60 }, (_, row) =>
    wer({ vorname: MAENNER[row] ?? '', nachname: `Familie${'abcdefghij'[row % 10]}` }),
  )
  const andere = Array.from({ length: 2000 }, (_, row) =>
    wer({
      vorname: 'Ute',
      nachname: row % 2 ? 'Vogel' : 'Wirth',
      plz: String(20_000 + row),
      hausnummer: String(row + 20),
    }),
  )
  const selten = [wer({ vorname: 'Anna', nachname: 'Quellmalz' }), wer({ vorname: 'Peter', nachname: 'Quellmalz' })]
  expect(find([...haus, ...andere, ...selten], 'haushalt')).toMatchObject([{ bleibt: 2060, geht: 2061 }])
})

test('a firm is found whatever its legal form and whoever its mail goes to', () => {
  const firma = (name: string, anders: Partial<Empfaenger> = {}) =>
    wer({ vorname: '', nachname: '', firma: name, ...anders })
  const zeilen = [
    firma('Malerbetrieb Groß GmbH & Co. KG'),
    firma('Malerbetreib Groß', { nachname: 'Kern' }),
    firma('Malerbetrieb Klein GmbH'),
  ]
  expect(find(zeilen, 'firma')).toMatchObject([{ art: 'firma', bleibt: 1, geht: 0 }])
})

test('one row of two takes over what is missing, and a title only from who is called alike', () => {
  const bleibt = wer({ vorname: 'J.', kundennummer: '' })
  expect(merge(bleibt, wer({ titel: 'Dr.', kundennummer: '7' }))).toEqual(wer({ titel: 'Dr.', kundennummer: '7' }))
  expect(merge(wer(), wer({ vorname: 'Sabine', titel: 'Dr.', zusatz: '3. OG' }))).toEqual(wer({ zusatz: '3. OG' }))
  expect(unterscheiden(wer(), wer({ vorname: 'J.', plz: '10117' }))).toEqual(['vorname', 'plz'])
})

test.each([
  [
    'another surname',
    { anrede: 'Herr', vorname: '', nachname: 'Lange' },
    { titel: 'Dr.', vorname: 'Petra', nachname: 'Kurz' },
  ],
  ['a first name of the other sex', { anrede: 'Herr', vorname: '' }, { titel: 'Dr.', vorname: 'Petra' }],
  ['a family', { anrede: 'Familie', vorname: '' }, { anrede: 'Frau', titel: 'Dr.', vorname: 'Petra' }],
  ['both names in one cell', { vorname: '', nachname: 'Jürgen Müller' }, { vorname: 'Jürgen' }],
  ['both names in one cell, turned', { vorname: '', nachname: 'Müller, Jürgen' }, { vorname: 'Jürgen' }],
] as const)('two rows do not become somebody who does not exist: %s', (_, bleibt, geht) => {
  expect(merge(wer(bleibt), wer(geht))).toEqual(wer(bleibt))
})

test('who has no first name takes over that of the same man', () => {
  expect(merge(wer({ anrede: 'Herr', vorname: '' }), wer({ titel: 'Dr.' }))).toEqual(
    wer({ anrede: 'Herr', titel: 'Dr.' }),
  )
})

test.each([
  [
    'firma',
    { firma: 'Windpark Nord I GmbH', nachname: '', vorname: '' },
    { firma: 'Windpark Nord II GmbH', nachname: '', vorname: '' },
  ],
  [
    'firma',
    { firma: 'Hausverwaltung 12 GmbH', nachname: '', vorname: '' },
    { firma: 'Hausverwaltung 13 GmbH', nachname: '', vorname: '' },
  ],
  ['person', { nachname: 'Müller d. Ä.' }, { nachname: 'Müller d. J.' }],
  ['person', { nachname: 'Müller I' }, { nachname: 'Müller II' }],
  ['person', { strasse: 'C 3' }, { strasse: 'C 4' }],
  ['person', { strasse: 'Straße 12' }, { strasse: 'Straße 13' }],
] as const)('a number in a name tells two apart: %s %o', (art, a, b) => {
  expect(find([wer(a), wer(b)], art)).toEqual([])
})

test('two digits of a house number are swapped where all else is the same', () => {
  expect(find([wer({ hausnummer: '24' }), wer({ hausnummer: '42' })], 'person')).toHaveLength(1)
  expect(find([wer({ hausnummer: '24' }), wer({ hausnummer: '42', vorname: 'J.' })], 'person')).toEqual([])
})

test('every reason has words', () => {
  expect(Object.keys(texte.unterschied)).toEqual([...UNTERSCHIEDE])
})

test('a house of two thousand rows of one surname is compared in bounded steps', () => {
  const zeilen = Array.from({ length: 2000 }, (_, row) => wer({ vorname: `Vorname${row}`, kundennummer: String(row) }))
  const start = process.cpuUsage()
  find(zeilen, 'person')
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(3)
})

const feld = (...werte: string[]) =>
  fc.oneof(fc.constantFrom('', ...werte), fc.string({ maxLength: 8, unit: 'grapheme' }))
const beliebig = fc.record({
  ...Object.fromEntries(Object.keys(LEER).map((name) => [name, fc.constant('')])),
  anrede: fc.constantFrom('', 'Herr', 'Frau'),
  vorname: feld('J.', 'Jürgen', 'Julia', 'Anna Maria'),
  nachname: feld('Müller', 'Muller', 'Möller-Meier', 'Dr.'),
  firma: feld('GmbH', 'Bäckerei Groß', 'e.K.'),
  strasse: feld('Lindenstr.', 'Lindenstraße', 'A.d. Mühle'),
  hausnummer: feld('12', '12a', '12-14', 'a'),
  plz: feld('10115', '10151'),
  ort: feld('Berlin', 'Bln'),
})

test('whatever the rows are: nobody goes twice, and of one kind nobody stays who goes', () => {
  fc.assert(
    fc.property(fc.array(fc.option(beliebig), { maxLength: 30 }), (zeilen) => {
      const alleZeilen = zeilen.map((zeile) => (zeile === null ? null : wer(zeile)))
      const paare = find(alleZeilen, 'person', 'haushalt', 'firma')
      const gehen = paare.map(({ geht }) => geht)
      expect(new Set(gehen).size).toBe(gehen.length)
      for (const { art, bleibt, geht, gruende, sicherheit } of paare) {
        expect(paare.some((other) => other.art === art && other.geht === bleibt)).toBe(false)
        expect([alleZeilen[bleibt], alleZeilen[geht]]).not.toContain(null)
        expect(gruende).not.toEqual([])
        expect(sicherheit).toBeGreaterThan(0.5)
        expect(sicherheit).toBeLessThanOrEqual(1)
      }
    }),
    { seed: 1, numRuns: 300 },
  )
})

// The whole list and its table: npm run dubletten. The floors lie two points below what was measured here (99.3 % at least).
test.each([
  ['person', 0.98, 0.975],
  ['haushalt', 0.98, 0.97],
  ['firma', 0.98, 0.98],
] as const)(
  'of a labelled list of 3 000 rows: %s, precision %d and recall %d at least',
  (art, praezision, ausbeute) => {
    const messung = messe(erzeugeListe(3000, 7), art)
    expect(messung.paare.length).toBeGreaterThan(30)
    expect(messung.praezision).toBeGreaterThanOrEqual(praezision)
    expect(messung.ausbeute).toBeGreaterThanOrEqual(ausbeute)
  },
)

test('a row without a house number is neither of two neighbours of one name', () => {
  const ohne = wer({ hausnummer: '' })
  expect(find([wer({ hausnummer: '16' }), ohne], 'person')).toHaveLength(1)
  expect(find([wer({ hausnummer: '16' }), ohne, wer({ hausnummer: '6' })], 'person')).toEqual([])
})

test('a house number that a spreadsheet turned into a date says nothing', () => {
  const [paar] = find([wer({ hausnummer: '3' }), wer({ hausnummer: '03. Mai' })], 'person')
  expect(paar?.gruende).toEqual(['hausnummer'])
  expect(paar?.sicherheit).toBeLessThan(0.9)
})
