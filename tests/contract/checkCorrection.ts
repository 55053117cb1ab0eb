import * as z from 'zod/mini'
import { operations } from '#src/contract/index.ts'
import { nameOf } from '#src/contract/correct/named.ts'
import { wireCallOf } from '#src/contract/correct/wireCall.ts'
import type { AnyCall, AnyCorrection } from '#src/contract/correct/correction.ts'
import type { Operation } from '#src/contract/operation.ts'

/** One place of a schema, with the names by which a correction reaches it. */
export interface Spot {
  schema: z.core.$ZodType
  /** From the call's input or answer. */
  path: string
  thing: string | null
  inThing: string
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** Every object, list of words and constant of a schema, outermost first. */
function spotsOf(schema: z.core.$ZodType, at: Omit<Spot, 'schema'> = { path: '', thing: null, inThing: '' }): Spot[] {
  const inside = (inner: z.core.$ZodType) => spotsOf(inner, at)
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable)
    return inside(schema._zod.def.innerType)
  if (schema instanceof z.core.$ZodDefault) return inside(schema._zod.def.innerType)
  if (schema instanceof z.core.$ZodPipe) return inside(schema._zod.def.in)
  if (schema instanceof z.core.$ZodArray) return inside(schema._zod.def.element)
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(inside)
  if (schema instanceof z.core.$ZodRecord) return [schema._zod.def.keyType, schema._zod.def.valueType].flatMap(inside)
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) return [{ schema, ...at }]
  if (!(schema instanceof z.core.$ZodObject)) return []
  const name = nameOf(schema)
  const here = name === undefined ? at : { path: at.path, thing: name, inThing: '' }
  const parts = Object.entries(schema._zod.def.shape).flatMap(([key, part]) =>
    spotsOf(part, { ...here, path: join(here.path, key), inThing: join(here.inThing, key) }),
  )
  return [{ schema, ...here }, ...parts]
}

const fieldsAt = ({ schema }: Spot): string[] =>
  schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []

const wordsAt = ({ schema }: Spot): string[] => {
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries).map(String)
  return schema instanceof z.core.$ZodLiteral ? schema._zod.def.values.map(String) : []
}

const calls = Object.entries(operations) as [string, Operation][]
const outermost = ({ path }: Operation): Omit<Spot, 'schema'> => ({
  path: '',
  thing: path.split('/')[2] ?? null,
  inThing: '',
})
export const inputSpots = (operation: Operation) => spotsOf(operation.input, outermost(operation))
export const outputSpots = (operation: Operation) =>
  operation.answer === 'json' ? spotsOf(operation.output, outermost(operation)) : []

/** What a correction names that is not there, and what it makes ambiguous; in words. Empty: all is well. */
export function problemsOf(correction: AnyCorrection): string[] {
  const all = calls.flatMap(([, operation]) => [...inputSpots(operation), ...outputSpots(operation)])
  const fields = new Set(all.flatMap((spot) => fieldsAt(spot).map((key) => `${spot.thing} ${join(spot.inThing, key)}`)))
  const keys = new Set(all.flatMap(fieldsAt))
  const onWire = calls.map((call) => corrected(call, correction))
  const lists = new Map<string | undefined, Set<string>>()
  for (const spot of all)
    lists.set(nameOf(spot.schema), new Set([...(lists.get(nameOf(spot.schema)) ?? []), ...wordsAt(spot)]))
  return [
    ...Object.keys(correction.everywhere)
      .filter((key) => !keys.has(key))
      .map((key) => `everywhere.${key}: no such field`),
    ...Object.entries(correction.fields).flatMap(([thing, given = {}]) =>
      Object.keys(given)
        .filter((path) => !fields.has(`${thing} ${path}`))
        .map((path) => `fields.${thing}.${path}: no such field`),
    ),
    ...Object.entries(correction.words).flatMap(([list, given = {}]) => [
      ...Object.keys(given)
        .filter((word) => !lists.get(list)?.has(word))
        .map((word) => `words.${list}.${word}: no such word`),
      ...twice(wordsOnWire(lists.get(list) ?? [], given)).map((word) => `words.${list}: two are "${word}" on the wire`),
    ]),
    ...Object.entries(correction.calls).flatMap(([name, call = {}]) => callProblems(name, call)),
    ...onWire.flatMap(({ problems }) => problems),
    ...twice(onWire.map(({ address }) => address)).map((address) => `two calls are ${address}`),
  ]
}

const wordsOnWire = (list: Iterable<string>, given: Readonly<Record<string, string | number | undefined>>) =>
  [...list].map((word) => String(given[word] ?? word))

const twice = (values: string[]): string[] => [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]

function callProblems(name: string, { input = {}, output = {}, words = {}, encoding, method }: AnyCall): string[] {
  const operation = calls.find(([other]) => other === name)?.[1]
  if (!operation) return [`calls.${name}: no such call`]
  const sides = { input: [input, inputSpots(operation)], output: [output, outputSpots(operation)] } as const
  const unknown = Object.entries(sides).flatMap(([side, [given, spots]]) => {
    const known = new Set(spots.flatMap((spot) => fieldsAt(spot).map((key) => join(spot.path, key))))
    return Object.keys(given)
      .filter((path) => !known.has(path))
      .map((path) => `calls.${name}.${side}.${path}: no such field`)
  })
  const spots = [...sides.input[1], ...sides.output[1]]
  const noWords = Object.entries(words).flatMap(([path, given = {}]) => {
    const known = spots.filter((spot) => spot.path === path).flatMap(wordsAt)
    return Object.keys(given)
      .filter((word) => !known.includes(word))
      .map((word) => `calls.${name}.words.${path}.${word}: no such word`)
  })
  const file = operation.encoding === 'multipart' && ((encoding ?? 'multipart') !== 'multipart' || method === 'GET')
  const body = (method ?? operation.method) === 'GET' && (encoding ?? 'query') !== 'query'
  return [
    ...unknown,
    ...noWords,
    ...(file ? [`calls.${name}: a file goes as multipart alone`] : []),
    ...(body ? [`calls.${name}: a GET has no body`] : []),
  ]
}

/** The address of a call, and what the correction makes ambiguous within it. */
function corrected(
  [name, operation]: [string, Operation],
  correction: AnyCorrection,
): { address: string; problems: string[] } {
  try {
    const { method, path, aktion } = wireCallOf(name, operation, correction).operation
    return { address: `${method} ${path} ${aktion ?? ''}`.trim(), problems: [] }
  } catch (error) {
    return { address: name, problems: [`calls.${name}: ${error instanceof Error ? error.message : String(error)}`] }
  }
}
