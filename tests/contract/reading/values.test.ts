import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operation } from '#src/contract/operation.ts'
import { adapt } from '#src/contract/reading/adapt.ts'
import { parseBody } from '#src/contract/reading/json.ts'
import { readAnswer } from '#src/contract/reading/readAnswer.ts'
import { flag, ganzzahl, geld, geldOderNull, id, isoDatum, isoZeit } from '#src/contract/wire.ts'

const read = (schema: z.ZodMiniType, value: unknown, german = false) =>
  z.safeParse(schema, adapt(schema, value, { german })).data

describe('single values', () => {
  test.each([
    ['1', true],
    ['true', true],
    ['on', true],
    ['Ja', true],
    [true, true],
    ['0', false],
    ['off', false],
    ['', false],
    [null, false],
    ['vielleicht', undefined],
  ])('flag %j is %j', (came, expected) => expect(read(flag, came)).toBe(expected))

  test.each([
    ['12.50', 1250],
    ['12,50', 1250],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1,234', 123_400],
    ['1.234.567,8', 123_456_780],
    ['-12,5', -1250],
    ['12,50 €', 1250],
    ['1.234,56 EUR', 123_456],
    [12.5, 1250],
    ["1'234.56", 123_456],
    ['1.234,56&nbsp;&euro;', 123_456],
    ['€ 12,00', 1200],
    ['12 Euro', 1200],
    ['12.00-', -1200],
    ['(12.00)', -1200],
    ['−12,00', -1200],
    ['1.5E+3', 150_000],
    ['1.0E-5', 0],
    [1e-7, 0],
    ['12,-', 1200],
    ['umsonst', undefined],
  ])('amount %j is %j ct', (came, ct) => expect(read(geld, came)).toBe(ct))

  test.each([
    ['1.234', 123_400],
    ['1,234', 123],
    ['12', 1200],
    ['12.50', 1250],
  ])('amount %j of a call that writes German is %j ct', (came, ct) => expect(read(geld, came, true)).toBe(ct))

  test('one that may be empty is read in any form as well', () =>
    expect(read(geldOderNull, "1'234,50 €")).toBe(123_450))

  test('an amount that is left out may be', () => expect(read(geldOderNull, undefined)).toBeNull())

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['1.2.2026', '2026-02-01'],
    // 23:30 UTC is the next day in Berlin.
    ['2026-11-20T23:30:00Z', '2026-11-21'],
    ['morgen', undefined],
  ])('day %j is %j', (came, day) => expect(read(isoDatum, came)).toBe(day))

  test.each([
    ['2026-11-20 10:00:00', '2026-11-20T09:00:00.000Z'],
    ['2026-07-20 10:00:00', '2026-07-20T08:00:00.000Z'],
    // The hour that comes twice is taken once, the hour that is missing is the one after it.
    ['2026-10-25 02:30:00', '2026-10-25T01:30:00.000Z'],
    ['2026-03-29 03:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00.000Z'],
    [1_763_632_800, '2025-11-20T10:00:00.000Z'],
    ['2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    ['gestern', undefined],
  ])('moment %j is %j', (came, moment) => expect(read(isoZeit, came)).toBe(moment))

  test.each(['0000-00-00 00:00:00', '0000-00-00', ''])('%j is no date', (came) => {
    expect(read(z.nullable(isoZeit), came)).toBeNull()
    expect(read(z.nullable(isoDatum), came)).toBeNull()
  })

  test('an empty text stays one where a text is due', () => expect(read(z.nullable(z.string()), '')).toBe(''))
  test('a postal code that came as a number is a text', () => expect(read(z.string(), 10_115)).toBe('10115'))
})

describe('objects and lists', () => {
  const liste = operation({
    method: 'GET',
    path: '/api/liste/',
    aktion: 'fetchListe',
    access: 'session',
    input: z.object({}),
    output: z.object({
      zeilen: z.array(z.object({ id, menge: ganzzahl, notiz: z.nullable(z.string()) })),
      total: ganzzahl,
      jeState: z.record(z.string(), ganzzahl),
    }),
  })
  const zeile = (nr: number) => ({ id: nr, menge: 5, notiz: null })

  test('[] is an empty object, null is left out, a list with gaps is a list', () => {
    const came = { zeilen: { 0: { id: '1', menge: '5' }, 2: { id: 2, menge: 5, notiz: 'x' } }, total: '2', jeState: [] }
    expect(readAnswer(liste, came)).toEqual({
      ok: true,
      rows: [],
      data: { zeilen: [zeile(1), { ...zeile(2), notiz: 'x' }], total: 2, jeState: {} },
    })
  })

  test('a row that cannot be read never takes the list with it, and is named with its field', () => {
    const came = { zeilen: [zeile(1), { ...zeile(2), menge: 'viele' }, zeile(3)], total: 3, jeState: {} }
    const reading = readAnswer(liste, came)
    expect(reading).toMatchObject({ ok: true, data: { zeilen: [zeile(1), zeile(3)], total: 3 } })
    expect(reading.ok && reading.rows).toEqual([
      { nr: 2, felder: [{ feld: 'zeilen[1].menge', kam: '"viele"', erwartet: expect.any(String) }] },
    ])
  })

  test('what is no row breaks the answer, with the field', () => {
    const reading = readAnswer(liste, { zeilen: [], total: 'alle', jeState: {} })
    expect(reading).toMatchObject({ ok: false, felder: [{ feld: 'total', kam: '"alle"' }] })
  })

  test('a document is never shortened: of what is no list nothing is left out', () => {
    const dokument = { ...liste, output: z.object({ seiten: z.array(z.object({ id })) }) }
    expect(readAnswer(dokument, { seiten: [{ id: 1 }, { id: 'x' }] }).ok).toBe(false)
  })
})

describe('bodies', () => {
  test.each([
    ['\uFEFF{"a":1}', { a: 1 }],
    ['<br />\n<b>Notice</b>:  Undefined index: x [12] in /srv/a.php on line 7<br />\n{"a":1}', { a: 1 }],
    ['{"a":[1]}\n<!-- 0.03 s -->', { a: [1] }],
    ['', null],
    ['  \n', null],
    ['[]', []],
  ])('%j', (text, expected) => expect(parseBody(text)).toEqual(expected))

  test.each(['<html><body>Bad Gateway</body></html>', 'OK', '{"a":'])('%j is none', (text) =>
    expect(() => parseBody(text)).toThrow(SyntaxError),
  )
})

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['a whole number', ganzzahl, 'n/a', 'whole number'],
  ['an id', id, 'n/a', 'id: whole number from 1'],
  ['a day', isoDatum, 'bald', 'day: 2026-11-20'],
  ['a flag', flag, 'vielleicht', '0 | 1 | 0 | 1 | boolean'],
  ['a word', z.enum(['auf', 'ab']), 'quer', 'auf | ab'],
])('what is expected is said in values: %s', (_, schema, came, expected) => {
  const call = operation({
    method: 'GET',
    path: '/api/kampagne/',
    aktion: 'x',
    access: 'public',
    input: z.object({}),
    output: z.object({ feld: schema }),
  })
  expect(readAnswer(call, { feld: came })).toMatchObject({ felder: [{ erwartet: expected }] })
})
