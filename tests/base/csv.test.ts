import { expect, test } from 'vitest'
import { BOM, csvLine, formelsicher, quoted } from '#src/base/csv.ts'

test('the mark of UTF-8 is one character', () => {
  expect(Buffer.from(BOM).toString('hex')).toBe('efbbbf')
})

test.each([
  ['plain text', 'plain text'],
  ['a;b', '"a;b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  [' before', '" before"'],
  ['after ', '"after "'],
  ['', ''],
])('%j is written as %j', (cell, written) => {
  expect(quoted(cell)).toBe(written)
})

test('SEC-30 no cell is a formula', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'])
    expect(formelsicher(`${sign}1`)).toBe(`'${sign}1`)
  expect(['a=1', '1', '', ' =1'].map(formelsicher)).toEqual(['a=1', '1', '', ' =1'])
})

test('a line keeps its figures, and ends as in every file for people', () => {
  expect(csvLine(['=1+1', -5, 'a;b', 'Ort'])).toBe('\'=1+1;-5;"a;b";Ort\r\n')
})
