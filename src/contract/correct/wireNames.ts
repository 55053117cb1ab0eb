import * as z from 'zod/mini'
import { adapt } from '../reading/adapt.ts'
import { nameOf } from './named.ts'

// `_zod` is zod's documented way to look into a schema: https://zod.dev/library-authors

type Schema = z.core.$ZodType

/** Where a value stands: in its call, and in the thing that it belongs to. */
export interface Place {
  /** Own names from the call's input or answer: "kampagnen.versand.menge". */
  path: string
  /** The named thing around it; null: none. */
  thing: string | null
  /** Own names from that thing. */
  inThing: string
}

/** What is called otherwise on the wire, by place. */
export interface Rules {
  field: (key: string, at: Place) => string
  /** Own word -> wire word; undefined: all are the same. */
  words: (list: string | undefined, at: Place) => Readonly<Record<string, string | number | undefined>> | undefined
  german: boolean
}

type Direction = 'out' | 'in'

/** Renames what belongs to one schema, in both directions, and paths of its fields. Where there is nothing to rename there is none (null). */
export interface WireNames {
  /** Own names and words to those of the wire. */
  out: (value: unknown) => unknown
  /** The other way round. What stands on the wire under an own name that is called otherwise there is dropped. */
  in: (value: unknown) => unknown
  path: (path: readonly string[], direction: Direction) => readonly string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Compiled once per call: parts without a rule cost nothing at each answer. */
export function wireNames(schema: Schema, at: Place, rules: Rules): WireNames | null {
  const inside = (inner: Schema) => wireNames(inner, at, rules)
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return inside(schema._zod.def.innerType)
  if (schema instanceof z.core.$ZodDefault) return inside(schema._zod.def.innerType)
  if (schema instanceof z.core.$ZodPipe) return inside(schema._zod.def.in)
  if (schema instanceof z.core.$ZodObject) return objectNames(schema, at, rules)
  if (schema instanceof z.core.$ZodArray) return entriesNames(inside(schema._zod.def.element), null)
  if (schema instanceof z.core.$ZodRecord)
    return entriesNames(inside(schema._zod.def.valueType), inside(schema._zod.def.keyType))
  if (schema instanceof z.core.$ZodUnion) return unionNames(schema, inside, rules)
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) return wordNames(schema, at, rules)
  return null
}

function objectNames(schema: z.core.$ZodObject, outer: Place, rules: Rules): WireNames | null {
  const name = nameOf(schema)
  const at = name === undefined ? outer : { path: outer.path, thing: name, inThing: '' }
  const fields = Object.entries(schema._zod.def.shape).map(([own, part]) => {
    const place = { ...at, path: join(at.path, own), inThing: join(at.inThing, own) }
    return { own, wire: rules.field(own, at), inner: wireNames(part, place, rules) }
  })
  const changed = fields.filter(({ own, wire, inner }) => own !== wire || inner !== null)
  if (changed.length === 0) return null
  const twice = fields.find(({ own, wire }) => fields.some((other) => other.own !== own && other.wire === wire))
  if (twice) throw new Error(`two fields of "${at.path}" are "${twice.wire}" on the wire`)
  const renamed = new Set(changed.flatMap(({ own, wire }) => (own === wire ? [] : [own, wire])))
  const translate = (value: unknown, direction: Direction) => {
    if (!isRecord(value)) return value
    const result = Object.fromEntries(Object.entries(value).filter(([key]) => !renamed.has(key)))
    for (const { own, wire, inner } of changed) {
      const [from, to] = direction === 'out' ? [own, wire] : [wire, own]
      if (Object.hasOwn(value, from)) result[to] = inner ? inner[direction](value[from]) : value[from]
    }
    return result
  }
  return {
    out: (value) => translate(value, 'out'),
    in: (value) => translate(value, 'in'),
    path: ([head, ...rest], direction) => {
      if (head === undefined) return []
      const field = changed.find(({ own, wire }) => head === (direction === 'out' ? own : wire))
      const next = field && (direction === 'out' ? field.wire : field.own)
      return [next ?? head, ...(field?.inner?.path(rest, direction) ?? rest)]
    },
  }
}

/** A key of a map, which may be a word. */
function nameIn(keys: WireNames | null, key: string, direction: Direction): string {
  const name = keys?.[direction](key) ?? key
  return typeof name === 'number' ? String(name) : typeof name === 'string' ? name : key
}

/** Lists and maps; a list whose keys have gaps comes as a map (domain 4.14). */
function entriesNames(inner: WireNames | null, keys: WireNames | null): WireNames | null {
  if (inner === null && keys === null) return null
  const translate = (value: unknown, direction: Direction) => {
    const each = (part: unknown) => inner?.[direction](part) ?? part
    if (Array.isArray(value)) return value.map(each)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [nameIn(keys, key, direction), each(part)]))
  }
  return {
    out: (value) => translate(value, 'out'),
    in: (value) => translate(value, 'in'),
    path: ([head, ...rest], direction) => (head === undefined ? [] : [head, ...(inner?.path(rest, direction) ?? rest)]),
  }
}

/** The first kind that takes the value, as it is or as it becomes. */
function unionNames(
  schema: z.core.$ZodUnion,
  inside: (inner: Schema) => WireNames | null,
  rules: Rules,
): WireNames | null {
  const kinds = schema._zod.def.options.map((option) => ({ option, names: inside(option) }))
  const [first] = kinds.flatMap(({ names }) => names ?? [])
  if (first === undefined) return null
  const { german } = rules
  return {
    out: (value) => {
      const kind = kinds.find(({ option }) => z.safeParse(option, value).success)
      return kind?.names ? kind.names.out(value) : value
    },
    in: (value) => {
      for (const { option, names } of kinds) {
        const own = names ? names.in(value) : value
        if (z.safeParse(option, adapt(option, own, { german })).success) return own
      }
      return first.in(value)
    },
    path: (path, direction) => {
      const ways = kinds.map(({ names }) => names?.path(path, direction) ?? path)
      return ways.find((way) => way.join('.') !== path.join('.')) ?? path
    },
  }
}

function wordNames(schema: Schema, at: Place, rules: Rules): WireNames | null {
  const words = rules.words(nameOf(schema), at)
  if (words === undefined) return null
  const own = new Map(Object.entries(words).map(([word, wire]) => [String(wire), word]))
  return {
    out: (value) => words[String(value)] ?? value,
    in: (value) => own.get(String(value)) ?? value,
    path: (path) => path,
  }
}
