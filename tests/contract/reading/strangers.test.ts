import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { strangers } from '#src/contract/reading/strangers.ts'

const teil = z.object({ menge: z.nullable(z.number()) })
const schema = z.object({
  rows: z.array(z.object({ id: z.number(), tag: z.nullable(z.string()), teil: z.nullable(teil) })),
  weiter: z.nullable(z.string()),
})

describe('fields that seem to be called otherwise', () => {
  test.each<[string, unknown, string[]]>([
    [
      'in every row of a list',
      {
        rows: [
          { id: 1, day: '2026-12-01', teil: null },
          { id: 2, day: '2026-12-02', teil: null },
        ],
        weiter: null,
      },
      ['rows[].day: kam "2026-12-02", erwartet kein solches Feld; es fehlt tag'],
    ],
    [
      'in a part of a row',
      { rows: [{ id: 1, tag: null, teil: { amount: 3 } }], weiter: null },
      ['rows[].teil.amount: kam 3, erwartet kein solches Feld; es fehlt menge'],
    ],
    [
      'beside a list whose keys have gaps',
      { rows: { 1: { id: 1, tag: 'x', teil: null } }, next: 'abc' },
      ['next: kam "abc", erwartet kein solches Feld; es fehlt weiter'],
    ],
    [
      'none: a single row leaves out its null, and more fields came than are known',
      {
        rows: [
          { id: 1, tag: 'x', teil: null, colour: 'red' },
          { id: 2, teil: null, colour: 'blue' },
        ],
        weiter: null,
      },
      [],
    ],
    ['none: nothing is missing', { rows: [], weiter: null, debug: { ms: 3 } }, []],
    ['none: no object at all', null, []],
  ])('%s', (_what, answer, found) => {
    expect(
      strangers(schema, answer).map(({ feld, kam, erwartet }) => `${feld}: kam ${kam}, erwartet ${erwartet}`),
    ).toEqual(found)
  })
})
