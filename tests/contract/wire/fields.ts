import type { JsonSchema } from '#src/contract/openapi/types.ts'
import { absentOf } from '#src/contract/reading/absent.ts'
import { REF } from '#src/contract/openapi/wireSchemas.ts'

/** One line of a table of fields. */
export interface Field {
  /** "personen[].name" */
  name: string
  type: string
  required: boolean
  /** What it means where it is not sent, though it is a must to programs; undefined: nothing. */
  absent?: string | undefined
}

/** Link of a thing that has a separate table. */
const link = (name: string) => `[${name}](things.md#${name.toLowerCase()})`

const refOf = (schema: JsonSchema): string | null => schema.$ref?.replace(REF, '') ?? null
const plain = (schema: unknown): JsonSchema => (typeof schema === 'object' && schema !== null ? { ...schema } : {})

/** All fields of an object, those of unnamed parts behind a point. */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const part = plain(value)
    const name = `${prefix}${key}`
    const absent = absentOf(Object.keys(schema.properties ?? {}), key)?.means
    const field = { name, type: typeText(part), required: schema.required?.includes(key) ?? false, absent }
    const [inner, mark] = innerOf(part)
    return inner?.properties ? [field, ...fieldsOf(inner, `${name}${mark}.`)] : [field]
  })
}

/** The object within: itself, what may be null, the entries of a list or a map. */
function innerOf(schema: JsonSchema): [JsonSchema | null, string] {
  if (refOf(schema) !== null) return [null, '']
  if (schema.properties) return [schema, '']
  const option = schema.anyOf?.map(plain).find(({ type }) => type !== 'null')
  if (option && schema.anyOf?.length === 2) return innerOf(option)
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    const [inner, mark] = innerOf(plain(schema.items))
    return [inner, `[]${mark}`]
  }
  if (typeof schema.additionalProperties === 'object') {
    const [inner, mark] = innerOf(schema.additionalProperties)
    return [inner, `{}${mark}`]
  }
  return [null, '']
}

/** Words that are listed; beyond that their number. */
const MAX_WORDS = 20

/** The kind of a value in words. */
export function typeText(schema: JsonSchema): string {
  const name = refOf(schema)
  if (name !== null) return link(name)
  if (schema.enum) return words(schema.enum.map(String))
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  const options = schema.anyOf ?? schema.oneOf
  if (options) return [...new Set(options.map((option) => typeText(plain(option))))].join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type })).join(' or ')
  if (schema.type === 'array')
    return schema.prefixItems ? 'list of fixed length' : `list of ${typeText(plain(schema.items))}`
  if (schema.type === 'object')
    return typeof schema.additionalProperties === 'object'
      ? `map to ${typeText(schema.additionalProperties)}`
      : 'object'
  return value(schema)
}

const words = (all: string[]): string =>
  all.length > MAX_WORDS ? `one of ${all.length} words` : all.map((word) => `\`${word}\``).join(', ')

function value({ type, format, pattern, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  if (type === 'null') return 'null'
  if (format === 'date') return 'day, `YYYY-MM-DD`'
  if (format === 'date-time') return 'moment, ISO 8601 in UTC'
  if (format === 'binary') return 'file'
  if (pattern?.includes(String.raw`\.\d{2}`)) return 'amount in EUR, `1234.50`'
  if (type === 'string') return `text${range(minLength, maxLength, ' characters')}`
  if (type === 'integer') return `whole number${range(minimum, maximum)}`
  if (type === 'number') return `number${range(minimum, maximum)}`
  return type === 'boolean' ? 'true or false' : 'any value'
}

function range(from: number | undefined, to: number | undefined, unit = ''): string {
  if (from === undefined && to === undefined) return ''
  if (to === undefined) return `, from ${String(from)}${unit}`
  return from === undefined ? `, up to ${to}${unit}` : `, ${from} to ${to}${unit}`
}
