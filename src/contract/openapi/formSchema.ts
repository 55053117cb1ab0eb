import { isNested, shapeOf } from '../encoding.ts'
import type { Operation } from '../operation.ts'
import { dateiAufruf } from '../uebertragung.ts'
import type { JsonSchema } from './types.ts'

/** A file, or what names it when it came before its call. */
const DATEI = 'datei'
const UEBERTRAGUNG = 'uebertragung'

/** A call's input as JSON, with what each field is. */
export function describeFields(schema: JsonSchema, describe: (field: string) => string | undefined): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, value]): [string, JsonSchema] => {
    const description = describe(name)
    const field = typeof value === 'boolean' ? {} : value
    return [name, description === undefined ? field : { ...field, description }]
  })
  return { ...schema, properties: Object.fromEntries(properties), additionalProperties: false }
}

/**
 * A call's input as flat fields: an object or a list is one field that holds JSON, nothing is the empty text. That is what
 * `encodeFields` sends.
 */
export function formSchema(
  operation: Operation,
  schema: JsonSchema,
  describe: (field: string) => string | undefined,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const inTeilen = dateiAufruf.safeParse(operation.aktion).success
  const required = (schema.required ?? []).filter((name) => !inTeilen || name !== DATEI)
  const nested = shapeOf(operation)
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    const field = typeof value === 'boolean' ? {} : value
    const inner = nested[name]
    if (!inner || !isNested(inner)) properties[name] = withoutNull(field)
    else properties[name] = asJsonText(field)
  }
  const text = describe(UEBERTRAGUNG)
  if (inTeilen) properties[UEBERTRAGUNG] = { type: 'string', ...(text === undefined ? {} : { description: text }) }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false }
}

function asJsonText({ description, ...schema }: JsonSchema): JsonSchema {
  return {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schema,
    ...(description === undefined ? {} : { description }),
  }
}

/** In a form nothing is written as empty text. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { anyOf: [{ ...schema, type: schema.type.filter(isNoNull) }, EMPTY] }
  if (!schema.anyOf?.some(({ type }) => type === 'null')) return schema
  return { ...schema, anyOf: [...schema.anyOf.filter(({ type }) => type !== 'null'), EMPTY] }
}

const isNoNull = (type: string) => type !== 'null'
const EMPTY: JsonSchema = { type: 'string', const: '', description: 'Leer: nichts gewählt.' }
