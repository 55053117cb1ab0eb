import * as z from 'zod/mini'
import type { Operation } from './operation.ts'

/** A field of a query, form or multipart body. */
export type WireField = string | Blob

/** Kinds of schema whose value goes as one JSON field, the way PHP reads a nested value. */
export function isNested(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return isNested((def as z.core.$ZodOptionalDef).innerType)
    case 'object':
    case 'array':
    case 'record':
    case 'tuple':
      return true
    case 'union':
      return (def as z.core.$ZodUnionDef).options.some(isNested)
    default:
      return false
  }
}

function takesNull(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod
  if (def.type === 'nullable') return true
  if (def.type === 'optional' || def.type === 'default') return takesNull((def as z.core.$ZodOptionalDef).innerType)
  return false
}

/** The fields of a call's input, by name. */
export function shapeOf(operation: Operation): Record<string, z.core.$ZodType> {
  const { def } = operation.input._zod
  return def.type === 'object' ? (def as z.core.$ZodObjectDef).shape : {}
}

/**
 * Input of a call as flat fields: plain values as text, an object or a list as one JSON field, null as "".
 * Throws a ZodError when the input breaks the contract: that is a mistake of ours, never of the user.
 */
export function encodeFields(operation: Operation, input: unknown): Record<string, WireField> {
  const encoded = z.encode(operation.input, input) as Record<string, unknown>
  const fields: Record<string, WireField> = {}
  for (const [name, value] of Object.entries(encoded)) {
    if (value === undefined) continue
    if (value instanceof Blob) fields[name] = value
    else if (value === null) fields[name] = ''
    else fields[name] = typeof value === 'string' ? value : JSON.stringify(value)
  }
  return fields
}

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
  const { def } = schema._zod
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return asDeclared((def as z.core.$ZodOptionalDef).innerType, raw)
  if (def.type === 'number' && /^-?\d+(\.\d+)?$/.test(raw)) return Number(raw)
  return raw
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return raw
  }
}
