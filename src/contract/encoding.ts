import * as z from 'zod/mini'
import type { Operation } from './operation.ts'

/** A field of a query, form or multipart body. */
export type WireField = string | Blob

// `_zod` is zod's documented way to look into a schema: https://zod.dev/library-authors

/** What is around a value without a separate place on the wire: it may be left out, be null or have a default. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.core.$ZodOptional) return schema._zod.def.innerType
  if (schema instanceof z.core.$ZodNullable) return schema._zod.def.innerType
  return schema instanceof z.core.$ZodDefault ? schema._zod.def.innerType : null
}

const NESTED = [z.core.$ZodObject, z.core.$ZodArray, z.core.$ZodRecord, z.core.$ZodTuple]

/** Kinds of schema whose value goes as one JSON field, the way PHP reads a nested value. */
export function isNested(schema: z.core.$ZodType): boolean {
  const inner = innerOf(schema)
  if (inner !== null) return isNested(inner)
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.some(isNested)
  return NESTED.some((kind) => schema instanceof kind)
}

function takesNull(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodNullable) return true
  const inner = innerOf(schema)
  return inner !== null && takesNull(inner)
}

/** The fields of a call's input, by name. */
export function shapeOf(operation: Operation): Record<string, z.core.$ZodType> {
  const { input } = operation
  return input instanceof z.core.$ZodObject ? input._zod.def.shape : {}
}

/** Has an answer a field of this name, in any of its forms? */
export function hasField(schema: z.core.$ZodType, name: string): boolean {
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.some((option) => hasField(option, name))
  return schema instanceof z.core.$ZodObject && name in schema._zod.def.shape
}

/**
 * Input of a call as it is written on the wire, field by field. Throws a ZodError when the input breaks the contract: that
 * is a mistake of ours, never of the user.
 */
export const encodeInput = (operation: Operation, input: unknown): Record<string, unknown> =>
  Object(z.encode(operation.input, input))

/** Flat fields of an input: plain values as text, an object or a list as one JSON field, null as "". */
export function flatFields(values: Record<string, unknown>): Record<string, WireField> {
  const fields: Record<string, WireField> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (value instanceof Blob) fields[name] = value
    else if (value === null) fields[name] = ''
    else fields[name] = typeof value === 'string' ? value : JSON.stringify(value)
  }
  return fields
}

/** Both at once. */
export const encodeFields = (operation: Operation, input: unknown): Record<string, WireField> =>
  flatFields(encodeInput(operation, input))

/** Flat fields (or a JSON body) back to what the input schema reads. Unreadable JSON is left as text and fails there. */
export function unflattenFields(operation: Operation, fields: Record<string, unknown>): Record<string, unknown> {
  const shape = shapeOf(operation)
  const values: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    if (!Object.hasOwn(fields, name)) continue
    const raw = fields[name]
    values[name] = raw
    if (typeof raw !== 'string') continue
    if (raw === '' && takesNull(schema)) values[name] = null
    else if (isNested(schema)) values[name] = parseJson(raw)
    else values[name] = asDeclared(schema, raw)
  }
  return values
}

/** Number schemas that are no codec get their number from text. */
function asDeclared(schema: z.core.$ZodType, raw: string): unknown {
  const inner = innerOf(schema)
  if (inner !== null) return asDeclared(inner, raw)
  if (schema instanceof z.core.$ZodNumber && /^-?\d+(\.\d+)?$/.test(raw)) return Number(raw)
  return raw
}

/** Unreadable JSON stays text. */
export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}
