import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatBetrag, formatEuro, formatZahl } from '#src/base/number/german.ts'
import { westernDigits } from '#src/base/number/digits.ts'
import { readAmount, readDecimal, readWhole } from '#src/base/number/typed.ts'

describe('an amount as people of three languages type it', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['1.234,56 €', 123_456],
    ['1.234,56\u00a0€', 123_456],
    ['€1,234.56', 123_456],
    ['EUR 1,234.56', 123_456],
    ['1,234.50', 123_450],
    ['1 234,5', 123_450],
    ['1\u202f234,50', 123_450],
    ['1’234.50', 123_450],
    ["1'234'567.05", 123_456_705],
    ['12,5', 1250],
    ['12.50', 1250],
    ['12', 1200],
    ['12 Euro', 1200],
    ['Euro 12', 1200],
    ['12,-', 1200],
    ['12,– €', 1200],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['1.234.567', 123_456_700],
    [' 1 234,50 EUR ', 123_450],
    ['-3,00', -300],
    ['\u22123,00', -300],
    ['-0,00', 0],
    ['0,05', 5],
    ['+3,00', 300],
    ['3,00 eur', 300],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['\u200f١٢ يورو', 1200],
    ['۱۲٫۵', 1250],
    ['１，２３４．５０', 123_450],
    ['１２　€', 1200],
    ['90071992547409,91', Number.MAX_SAFE_INTEGER],
  ])('%j is %d ct', (typed, ct) => {
    expect(readAmount(typed)).toBe(ct)
  })

  test.each([
    '1.23,00',
    '1,2345',
    '0,123',
    '1.2345,00',
    '1234.567,00',
    '1.234 567',
    "1'23,00",
    '1.234.56',
    '',
    '€',
    'zwölf',
    '1,',
    ',5',
    '12 € 5',
    '12 km',
    'x12,00',
    '5²',
    '½',
    '1e3',
    '1,2,3',
    '--3',
    '90071992547409,92',
    '99999999999999999999',
  ])('%j is refused', (typed) => {
    expect(readAmount(typed)).toBeNull()
  })

  it('reads back every amount that is written, here and in other countries', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (ct) => {
        expect(readAmount(formatEuro(ct))).toBe(ct)
        expect(readAmount(formatBetrag(ct))).toBe(ct)
      }),
      { numRuns: 1000 },
    )
    const ways = ['de', 'de-CH', 'en', 'fr', 'ar-EG', 'fa'].flatMap((locale) => [
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', currencyDisplay: 'symbol' }),
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(...ways), (ct, way) => {
        expect(readAmount(way.format(ct / 100))).toBe(ct)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a whole number', () => {
  test.each([
    ['1500', 1500],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1 500', 1500],
    ['1’500', 1500],
    ['500 Stück', 500],
    ['500stk.', 500],
    ['1.500,0', 1500],
    ['١٬٥٠٠', 1500],
    ['５００', 500],
    ['0', 0],
  ])('%j is %d', (typed, value) => {
    expect(readWhole(typed, 'stueck')).toBe(value)
  })

  test.each(['', '12,5', '-3', '1.50', 'viele', '500 km', '1234567890'])('%j is none', (typed) => {
    expect(readWhole(typed, 'stueck')).toBeNull()
  })

  it('reads back what is written', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (value) => {
        expect(readWhole(formatZahl(value))).toBe(value)
      }),
    )
  })
})

test.each([
  ['tage', '14 Tagen | 14 Tage | Tag 14 | 14 days | 14 day | 14 jours | 14 jour | ١٤ يوم | ١٤ أيام'],
  ['stueck', '14 Stück | 14 Stueck | 14 Personen | 14 Empfänger | 14 Adressen | 14 pieces | 14 pcs. | ١٤ قطعة'],
  ['km', '14 km | 14 Kilometer | 14 kilometers | 14 kilometres | ١٤ كم'],
  ['mm', '14 mm | 14 Millimeter | 14 millimeters | 14 millimetres | ١٤ مم'],
  ['grad', '14° | 14 Grad'],
  ['pt', '14 pt | 14 Punkt'],
  ['prozent', '14 % | 14 Prozent'],
] as const)('a unit of %s may stand beside a number', (einheit, typed) => {
  const texts = typed.split(' | ')
  expect(texts.filter((text) => readWhole(text, einheit) !== 14 || readDecimal(text, einheit) !== 14)).toEqual([])
})

test('nothing is below nothing', () => {
  expect(['-0', '-0,0', '-1', '-0,5'].map((text) => readDecimal(text, 'mm'))).toEqual([0, 0, -1, -0.5])
})

test('a measure has decimals before anything else', () => {
  const typed = ['12,5', '12.5 mm', '1.234', '١٢٫٥', '-3', '1.234,5', '210 mm', '1,5 cm', '']
  expect(typed.map((text) => readDecimal(text, 'mm'))).toEqual([12.5, 12.5, 1.234, 12.5, -3, 1234.5, 210, null, null])
})

test('digits of other scripts are read wherever digits are meant', () => {
  expect(westernDigits('٠١٠٦٧ ۱ ０１０６７ Straße')).toBe('01067 1 01067 Straße')
})
