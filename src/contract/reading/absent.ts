import type * as z from 'zod/mini'

/**
 * Fields of answers that came to the contract after 22 November 2026, and what it means where a backend does not send
 * them: one that fitted that day still does (docs/wire/changelog.md). Whoever adds a field that must be there adds its
 * absence here, which tests/contract/dated holds him to. Values as on the wire.
 */

export interface Absent {
  since: string
  /** What it means, in words for docs/wire. */
  means: string
  value: (record: Readonly<Record<string, unknown>>, asked: Asked) => unknown
}

/** What was asked for, which a list that does not say its page is taken to answer. */
export interface Asked {
  page?: unknown
}

const SINCE = '2026-11-23'
const none: Absent = { since: SINCE, means: 'no entries', value: () => [] }
const no: Absent = { since: SINCE, means: '0', value: () => 0 }

/** The list of things among the fields. */
const rowsOf = (record: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.values(record).flatMap((value) => (Array.isArray(value) && typeof value[0] === 'object' ? [value] : []))[0] ??
  []

const sum = (record: Readonly<Record<string, unknown>>, field: string): number =>
  rowsOf(record).reduce<number>((total, row) => total + numberIn(row, field), 0)

function numberIn(row: unknown, field: string): number {
  const value = Number(Reflect.get(Object(row), field))
  return Number.isFinite(value) ? value : 0
}

const quote = (row: unknown): number => numberIn(row, 'eindeutig') / Math.max(numberIn(row, 'versendet'), 1)

/** By the fields of an object: what it has to have beside, and what its own one means. */
const ABSENT: readonly { beside: string; fields: Readonly<Record<string, Absent>> }[] = [
  {
    beside: 'weiter',
    fields: {
      total: { since: SINCE, means: 'the rows that came', value: (list) => rowsOf(list).length },
      page: { since: SINCE, means: 'the page that was asked for', value: (_, { page }) => page ?? 1 },
      seitenGroesse: { since: SINCE, means: 'the rows that came', value: (list) => Math.max(rowsOf(list).length, 1) },
    },
  },
  {
    beside: 'verwendetIn',
    fields: { verwendungen: { since: SINCE, means: 'the entries of verwendetIn', value: usesOf } },
  },
  { beside: 'zahlungsStatus', fields: { eigeneFreigabe: no } },
  {
    beside: 'qrCodes',
    fields: {
      qrCodes: none,
      fassung: { since: SINCE, means: '1, the first layout', value: () => 1 },
      soGelassen: none,
    },
  },
  { beside: 'terminVerpasst', fields: { terminVerpasst: no } },
  { beside: 'codes', fields: { codes: none } },
  {
    beside: 'besteQuote',
    fields: {
      gesamt: {
        since: SINCE,
        means: 'the sums of the rows that came',
        value: (list) => ({
          versendet: sum(list, 'versendet'),
          scans: sum(list, 'scans'),
          eindeutig: sum(list, 'eindeutig'),
        }),
      },
      besteQuote: {
        since: SINCE,
        means: 'the best of the rows that came',
        value: (list) => Math.max(0, ...rowsOf(list).map(quote)),
      },
    },
  },
]

function usesOf({ verwendetIn }: Readonly<Record<string, unknown>>): number {
  return Array.isArray(verwendetIn) ? verwendetIn.length : 0
}

/** What a field of an object with these fields means where it is not sent; undefined: it must be there. */
export const absentOf = (fields: readonly string[], field: string): Absent | undefined =>
  ABSENT.find(({ beside, fields: own }) => fields.includes(beside) && field in own)?.fields[field]

/** Those of one schema, ready to be asked. */
export function absentIn(schema: z.core.$ZodObject): readonly (readonly [string, Absent])[] {
  const known = KNOWN.get(schema)
  if (known) return known
  const names = Object.keys(schema._zod.def.shape)
  const found = names.flatMap((name) => {
    const absent = absentOf(names, name)
    return absent ? [[name, absent] as const] : []
  })
  KNOWN.set(schema, found)
  return found
}
const KNOWN = new WeakMap<z.core.$ZodObject, readonly (readonly [string, Absent])[]>()
