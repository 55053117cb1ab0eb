import { expect, test } from 'vitest'
import { checkRow } from '#src/engines/addresses/row/checkRow.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'

const person = { nachname: 'Weber', strasse: 'Am Wall', plz: '28195', ort: 'Bremen' }

test.each([
  ['03. Mai', true],
  ['3. Mai', true],
  ['03. Mrz', true],
  ['3-May', true],
  ['Mai 26', true],
  ['5. Oktober 2026', true],
  ['03.05.', true],
  ['03.05.2026', true],
  ['2026-05-03 00:00:00', true],
  ['3-5', false],
  ['12 a', false],
  ['3/5', false],
  ['7 Mar', true],
  ['12 Hinterhaus', false],
  ['1.2', false],
])('house number %s is a date: %s', (hausnummer, isDate) => {
  expect(checkRow({ ...person, hausnummer }).codes.includes('hausnummerDatum')).toBe(isDate)
})

test.each([
  ['#NV', true],
  ['#N/A', true],
  ['#BEZUG!', true],
  ['#DIV/0!', true],
  ['######', true],
  ['# 12', false],
  ['C#', false],
  ['#Mut', false],
])('%s is an error of a spreadsheet: %s', (nachname, isError) => {
  expect(checkRow({ ...person, nachname, hausnummer: '3' }).codes.includes('fehlerwert')).toBe(isError)
})

test('both are found on the short way through a list, too', () => {
  const rows = ['Weber;Am Wall;03. Mai', '#NV;Am Wall;3', 'Weber;Am Wall;3-5']
  const { liste } = checkList(
    new TextEncoder().encode(`n;s;h;p;o\n${rows.map((row) => `${row};28195;Bremen`).join('\n')}`),
    {
      zeichensatz: 'utf-8',
      trennzeichen: ';',
      anfuehrung: 'umschliesst',
      kopfzeile: 0,
      zuordnung: new Map([
        [0, 'nachname'],
        [1, 'strasse'],
        [2, 'hausnummer'],
        [3, 'plz'],
        [4, 'ort'],
      ]),
    },
  )
  expect(liste.pruefung()).toMatchObject({ zustellbar: 1, warnung: 2, jeCode: { hausnummerDatum: 1, fehlerwert: 1 } })
})
