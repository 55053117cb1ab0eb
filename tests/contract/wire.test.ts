import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeFields, unflattenFields } from '#src/contract/encoding.ts'
import { operations } from '#src/contract/index.ts'
import type { Operation } from '#src/contract/operation.ts'
import {
  flag,
  formatWireAmount,
  ganzzahl,
  ganzzahlOderNull,
  geld,
  geldOderNull,
  id,
  mailAdresse,
  moment,
  parseWireAmount,
} from '#src/contract/wire.ts'
import { formatBetrag } from '#src/base/number/german.ts'

describe('mail addresses', () => {
  test.each([
    ['info@Müller.de', 'info@xn--mller-kva.de'],
    [' a@straße.example ', 'a@xn--strae-oqa.example'],
    ['a@مثال.example', 'a@xn--mgbh0fb.example'],
    ['A@b.de', 'A@b.de'],
    ['a@xn--mller-kva.de', 'a@xn--mller-kva.de'],
  ])('%j is %j', (typed, address) => {
    expect(z.parse(mailAdresse(), typed)).toBe(address)
  })

  test.each(['jörg@b.de', 'a@mü/ller.de', 'a@müller', 'a@mü ller.de', 'a@@müller.de', 'müller.de', 'a@.ü.de', ''])(
    '%j is none',
    (typed) => {
      expect(z.safeParse(mailAdresse(), typed).success).toBe(false)
    },
  )
})

describe('amounts of the wire', () => {
  test.each([
    ['1234.50', 123_450],
    ['1,234.50', 123_450],
    ['0.05', 5],
    ['-12.30', -1230],
    ['7', 700],
    ['', null],
    ['abc', null],
    ['1.234,50', null],
    ['12.3.4', null],
    ['1e5', null],
  ])('%s is %s ct', (wire, ct) => {
    expect(parseWireAmount(wire)).toBe(ct)
  })

  test.each([
    ['1,234.5', '1.234,50'],
    ['1234.5', '1.234,50'],
    ['0', '0,00'],
    ['-0', '0,00'],
    ['.5', '0,50'],
    ['5.', '5,00'],
    ['+5', '5,00'],
    ['-1,234,567.891', '-1.234.567,89'],
    ['12,50', '1.250,00'],
    ['1.005', '1,01'],
    ['-1.005', '-1,01'],
    [' 7 ', '7,00'],
  ])('%j is shown as %j (spec 5)', (wire, german) => {
    expect(formatBetrag(parseWireAmount(wire) ?? Number.NaN)).toBe(german)
  })

  test.each([
    '',
    ' ',
    ',',
    'abc',
    '1.2.3',
    '12 €',
    '1e3',
    'NaN',
    'Infinity',
    '--1',
    '1-',
    '0x10',
    '１',
    '9'.repeat(20),
  ])('%j is no amount and no quantity (spec 5)', (wire) => {
    expect(parseWireAmount(wire)).toBeNull()
    expect(z.decode(ganzzahlOderNull, wire)).toBeNull()
  })

  test.each([
    ['1,000', 1000],
    ['500', 500],
    ['500.00', 500],
    ['1.5', null],
    [7, 7],
    [null, null],
  ])('a quantity of %j is %j', (wire, quantity) => {
    expect(z.decode(ganzzahlOderNull, wire)).toBe(quantity)
  })

  test('every amount survives the way there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (ct) => {
        expect(parseWireAmount(formatWireAmount(ct))).toBe(ct)
      }),
    )
  })

  test('a required amount that cannot be read breaks the contract, an optional one is null', () => {
    expect(z.safeDecode(geld, 'viel').success).toBe(false)
    expect(z.decode(geldOderNull, 'viel')).toBeNull()
    expect(z.encode(geld, 123_450)).toBe('1234.50')
  })
})

describe('plain values of the wire', () => {
  test.each([
    [flag, '1', true],
    [flag, 0, false],
    [flag, true, true],
    [ganzzahl, '42', 42],
    [ganzzahl, -3, -3],
    [id, '7', 7],
  ])('%# reads %s', (schema, wire, value) => {
    expect(z.decode(schema as z.ZodMiniType, wire as never)).toBe(value)
  })

  test.each([
    [flag, 'ja'],
    [flag, 2],
    [ganzzahl, '1e3'],
    [ganzzahl, '1.5'],
    [id, '0'],
    [id, '-1'],
    [id, '01'],
    [id, 1.5],
  ])('%# refuses %s', (schema, wire) => {
    expect(z.safeDecode(schema as z.ZodMiniType, wire as never).success).toBe(false)
  })
})

describe('form encoding as PHP reads it', () => {
  const roundTrip = (operation: Operation, input: unknown) =>
    z.decode(operation.input, unflattenFields(operation, encodeFields(operation, input)) as never)

  test.each([
    ['saveKampagne', { idPtKampagne: 3, version: 2, bezeichnung: 'Herbst', idPtZielgruppe: null, anreicherung: true }],
    ['saveKampagne', {}],
    ['fetchKampagnen', { state: 'all', q: '{kein json', page: 2 }],
    ['stornieren', { idPtKampagne: 3, version: 2, grund: '12', gebuehr: 1999 }],
    [
      'kampagneZurFreigabeGeben',
      {
        idPtKampagne: 1,
        version: 1,
        personen: [{ name: 'Änne', email: 'a@example.org' }],
        gueltigTage: 14,
        quorum: 'alle',
        warnungenAkzeptiert: [],
      },
    ],
    [
      'zaehlePotenzial',
      {
        filter: {
          geschlecht: ['2'],
          kaufkraft: [],
          haustyp: [],
          gebiet: { art: 'umkreis', plz: '01067', radiusKm: 5 },
        },
      },
    ],
  ] as const)('%s comes out as it went in', (name, input) => {
    expect(roundTrip(operations[name], input)).toEqual(input)
  })

  test('objects and lists go as one JSON field, plain values as text', () => {
    const fields = encodeFields(operations.starteZahlung, {
      idPtKampagne: 5,
      zahlungsart: 'paypal',
      betrag: 12_345,
      agbAkzeptiert: true,
    })
    expect(fields).toEqual({ idPtKampagne: '5', zahlungsart: 'paypal', betrag: '123.45', agbAkzeptiert: '1' })
    const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' } }
    expect(encodeFields(operations.zaehlePotenzial, { filter })).toEqual({ filter: JSON.stringify(filter) })
  })

  test('a field that nobody declared does not get in', () => {
    const values = unflattenFields(operations.saveKampagne, { bezeichnung: 'x', idPtKunde: '9', state: 'inVersendet' })
    expect(values).toEqual({ bezeichnung: 'x' })
  })
})

test.each([
  ['2026-11-24T22:00:00+02:00', '2026-11-24T20:00:00.000Z'],
  ['2026-11-24T22:00:00 02:00', '2026-11-24T20:00:00.000Z'],
  ['2026-11-24T14:30:00-0530', '2026-11-24T20:00:00.000Z'],
  ['2026-11-24T20:00:00.123456789Z', '2026-11-24T20:00:00.123Z'],
  // As text it would come behind everything of the second that it begins.
  ['2026-11-24T20:00:00Z', '2026-11-24T20:00:00.000Z'],
])('a moment written as %s is %s', (written, utc) => {
  expect(z.decode(moment, written)).toBe(utc)
})

test.each(['2026-13-45T00:00:00Z', '2026-11-24', 'gestern', '2026-11-24T20:00:00', '2026-11-24T20:00:00+99:00'])(
  'no moment: %s',
  (written) => expect(z.safeDecode(moment, written).success).toBe(false),
)

test('the four specified calls stand as the specification writes them', () => {
  const specified = Object.entries(operations)
    .filter(([, operation]) => operation.source === 'spec 7')
    .map(([, { method, path, aktion }]) => `${method} ${path} ${aktion}`)
  expect(specified).toEqual([
    'POST /api/login/ checkUserLogin',
    'POST /api/logout/ null',
    'GET /api/verwaltung/ downloadAvvContractAsPdf',
    'GET /api/ajaxServer/ fetchGeneralPricelist',
  ])
})
