import * as z from 'zod/mini'

/** The fields of an object; null for what is none. */
function entriesOf(value: unknown): [string, unknown][] | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null
}

/** The least that one of the options says: a value that fits none of them is named by the schema itself. */
function least(options: readonly z.core.$ZodType[], value: unknown, path: string): string[] {
  const fitting = options.filter((option) => z.safeParse(option, value).success)
  const found = (fitting.length > 0 ? fitting : options).map((option) => unbekannteFelder(option, value, path))
  return found.toSorted((one, other) => one.length - other.length)[0] ?? []
}

/** Paths of the fields in a value that its schema does not know, objects within it included (`filter.gebeit`). */
export function unbekannteFelder(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  )
    return unbekannteFelder(schema._zod.def.innerType, value, path)
  if (schema instanceof z.core.$ZodUnion) return least(schema._zod.def.options, value, path)
  if (schema instanceof z.core.$ZodArray && Array.isArray(value))
    return value.flatMap((item: unknown, index) => unbekannteFelder(schema._zod.def.element, item, `${path}[${index}]`))
  const entries = schema instanceof z.core.$ZodObject ? entriesOf(value) : null
  if (!(schema instanceof z.core.$ZodObject) || entries === null) return []
  const { shape } = schema._zod.def
  return entries.flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined
    return known === undefined ? [own] : unbekannteFelder(known, inner, own)
  })
}
