import { isNested, shapeOf } from '../encoding.ts'
import type { Operation } from '../operation.ts'
import { dateiAufruf } from '../uebertragung.ts'
import type { JsonSchema } from './types.ts'

/** Field that names the call. */
export const CALL_FIELD = 'aktion'
/** A file, or what names it when it came before its call. */
const DATEI = 'datei'
const UEBERTRAGUNG = 'uebertragung'

/**
 * A call's input as flat fields: `aktion` names the call, an object or a list is one field that holds JSON, nothing is
 * the empty text. That is what `encodeFields` sends.
 */
export function formSchema(
  operation: Operation,
  schema: JsonSchema,
  describe: (field: string) => string | undefined,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const inTeilen = dateiAufruf.safeParse(operation.aktion).success
  const required = (schema.required ?? []).filter((name) => !inTeilen || name !== DATEI)
  if (operation.aktion !== null) {
    properties[CALL_FIELD] = { type: 'string', const: operation.aktion, description: 'Name des Aufrufs.' }
    required.unshift(CALL_FIELD)
  }
  const nested = shapeOf(operation)
  for (const [name, value] of Object.entries(schema.properties ?? {})) {
    const field = typeof value === 'boolean' ? {} : value
    const inner = nested[name]
    const description = describe(name)
    properties[name] = {
      ...(inner && isNested(inner) ? asJsonText(field) : withoutNull(field)),
      ...(description === undefined ? {} : { description }),
    }
  }
  const text = describe(UEBERTRAGUNG)
  if (inTeilen) properties[UEBERTRAGUNG] = { type: 'string', ...(text === undefined ? {} : { description: text }) }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false }
}

function asJsonText(schema: JsonSchema): JsonSchema {
  return { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
}

/** In a form nothing is written as empty text. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { anyOf: [{ ...schema, type: schema.type.filter(isNoNull) }, EMPTY] }
  if (!schema.anyOf?.some(({ type }) => type === 'null')) return schema
  return { ...schema, anyOf: [...schema.anyOf.filter(({ type }) => type !== 'null'), EMPTY] }
}

const isNoNull = (type: string) => type !== 'null'
const EMPTY: JsonSchema = { const: '', description: 'Leer: nichts gewählt.' }
