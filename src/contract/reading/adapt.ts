import * as z from 'zod/mini'
import { angemeldet, loginAntwort, user } from '../session.ts'
import { flag, geld, geldOderNull, id, isoDatum, isoZeit } from '../wire.ts'
import { absentIn, type Asked } from './absent.ts'
import { sessionForm, userForm } from './session.ts'
import { asAmount, asDay, asFlag, asMoment, asNumber, isNoDate } from './values.ts'

// `_zod` is zod's documented way to look into a schema: https://zod.dev/library-authors

export interface ReadingRules {
  /** All amounts of the call are written in German (Operation.betraege). */
  german: boolean
  /** The number of an id that is a text to the service; left out: such an id is a mismatch. */
  numberOf?: (id: string) => number
  /** Given: what is not sent means what src/contract/reading/absent.ts says. */
  asked?: Asked
}

type Schema = z.core.$ZodType
type Rule = (value: unknown, rules: ReadingRules) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Kinds of value that only their own schema tells apart: all of them are texts and numbers. */
const VALUES = new Map<Schema, Rule>([
  [flag, (value) => asFlag(value) ?? value],
  [id, (value, { numberOf }) => (numberOf && isOpaque(value) ? numberOf(value) : (asNumber(value) ?? value))],
  [geld, (value, { german }) => asAmount(value, german) ?? value],
  [geldOderNull, (value, { german }) => (value === undefined ? null : (asAmount(value, german) ?? value))],
  [isoDatum, (value) => asDay(value) ?? value],
  [isoZeit, (value) => asMoment(value) ?? value],
])

/** An id that is no number as we write it: with zeros before it, a UUID, a key. A word alone, nothing and zero are none. */
const isOpaque = (value: unknown): value is string =>
  typeof value === 'string' && /^(?=.*\d)(?=.*[1-9a-z])[\w:.{}-]{1,64}$/i.test(value) && !/^[1-9]\d{0,14}$/.test(value)

/** What is specified by name alone: its other forms are turned into ours before its fields are looked at (spec 3, 7). */
const FORMS = new Map<Schema, (value: unknown) => unknown>([
  [user, userForm],
  [loginAntwort, sessionForm],
  [angemeldet, sessionForm],
])

/**
 * What came, in the shape that the contract says: the one place that knows how PHP writes things (domain 4.14). What no
 * rule knows goes on as it came, and is a mismatch where it is read.
 */
export function adapt(schema: Schema, came: unknown, rules: ReadingRules): unknown {
  const own = VALUES.get(schema)
  if (own) return own(came, rules)
  const value = FORMS.get(schema)?.(came) ?? came
  const inside = (inner: Schema, part: unknown) => adapt(inner, part, rules)
  if (schema instanceof z.core.$ZodOptional)
    return value === undefined || value === null ? undefined : inside(schema._zod.def.innerType, value)
  if (schema instanceof z.core.$ZodNullable) return adaptNullable(schema._zod.def.innerType, value, inside)
  if (schema instanceof z.core.$ZodDefault)
    return value === undefined ? value : inside(schema._zod.def.innerType, value)
  if (schema instanceof z.core.$ZodObject) return adaptObject(schema, value, inside, rules.asked)
  if (schema instanceof z.core.$ZodArray) {
    const list = listOf(value)
    return Array.isArray(list) ? list.map((part) => inside(schema._zod.def.element, part)) : value
  }
  if (schema instanceof z.core.$ZodTuple) return adaptTuple(schema, value, inside)
  if (schema instanceof z.core.$ZodRecord) return adaptRecord(schema, value, inside)
  if (schema instanceof z.core.$ZodUnion) return adaptUnion(schema, value, inside)
  if (schema instanceof z.core.$ZodPipe) return inside(schema._zod.def.in, value)
  return adaptPlain(schema, value)
}

type Inside = (inner: Schema, part: unknown) => unknown

/** PHP leaves out what is null, or writes it as something empty: a text, 0 for no id, false or a list for no row. */
function adaptNullable(inner: Schema, value: unknown, inside: Inside): unknown {
  if (value === undefined || value === null) return null
  const isText = inner instanceof z.core.$ZodString && inner !== isoDatum && inner !== isoZeit
  if (!isText && isNoDate(value)) return null
  const adapted = inside(inner, value)
  return isNothing(value) && !z.safeParse(inner, adapted).success ? null : adapted
}

const isNothing = (value: unknown): boolean =>
  ['', 0, '0', false].some((empty) => empty === value) || (Array.isArray(value) && value.length === 0)

/** An object without keys is written as an empty list. */
function adaptObject(schema: z.core.$ZodObject, value: unknown, inside: Inside, asked: Asked | undefined): unknown {
  const sent = Array.isArray(value) && value.length === 0 ? {} : value
  if (!isRecord(sent)) return value
  const came = asked ? withAbsent(schema, sent, asked) : sent
  const adapted: Record<string, unknown> = { ...came }
  for (const [key, inner] of Object.entries(schema._zod.def.shape)) {
    const part = inside(inner, came[key])
    if (part === undefined) delete adapted[key]
    else adapted[key] = part
  }
  return adapted
}

function withAbsent(schema: z.core.$ZodObject, came: Record<string, unknown>, asked: Asked): Record<string, unknown> {
  const absent = absentIn(schema).filter(([name]) => came[name] === undefined || came[name] === null)
  if (absent.length === 0) return came
  return { ...came, ...Object.fromEntries(absent.map(([name, { value }]) => [name, value(came, asked)])) }
}

/** A list whose keys have gaps is written as an object, an empty one now and then as null or an empty text. */
function listOf(value: unknown): unknown {
  if (value === null || value === '') return []
  const isList = isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
  return isList ? Object.values(value) : value
}

function adaptTuple(schema: z.core.$ZodTuple, value: unknown, inside: Inside): unknown {
  const { items, rest } = schema._zod.def
  const list = listOf(value)
  if (!Array.isArray(list)) return value
  return list.map((part, i) => {
    const inner = items[i] ?? rest
    return inner ? inside(inner, part) : part
  })
}

function adaptRecord(schema: z.core.$ZodRecord, value: unknown, inside: Inside): unknown {
  const came = Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : value
  if (!isRecord(came)) return value
  return Object.fromEntries(Object.entries(came).map(([key, part]) => [key, inside(schema._zod.def.valueType, part)]))
}

/** The first kind that takes it, as it came or adapted. */
function adaptUnion(schema: z.core.$ZodUnion, value: unknown, inside: Inside): unknown {
  if (z.safeParse(schema, value).success && !isRecord(value)) return value
  for (const option of schema._zod.def.options) {
    const adapted = inside(option, value)
    if (z.safeParse(option, adapted).success) return adapted
  }
  return value
}

function adaptPlain(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.core.$ZodNumber) return asNumber(value) ?? value
  if (schema instanceof z.core.$ZodBoolean) return value === 1 ? true : value === 0 ? false : (asFlag(value) ?? value)
  if (schema instanceof z.core.$ZodLiteral && (typeof value === 'string' || typeof value === 'number'))
    return schema._zod.def.values.find((one) => String(one) === String(value).trim()) ?? value
  const isText = schema instanceof z.core.$ZodString || schema instanceof z.core.$ZodEnum
  return isText && typeof value === 'number' ? String(value) : value
}
