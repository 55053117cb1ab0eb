import * as z from 'zod/mini'
import { brief, type Mismatch } from './readAnswer.ts'

// `_zod` is zod's documented way to look into a schema: https://zod.dev/library-authors

type Schema = z.core.$ZodType

/** What all objects at one place of an answer have in common. */
interface Place {
  /** Fields that may be left out, and that none of them has. */
  missing: Set<string>
  /** Fields that the contract does not know, each with one value. */
  strange: Map<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Fields that the contract does not know, where one is missing that may be left out: most likely one has the other's name.
 * Such an answer fits as it stands, and the value is lost without a word. A field that single rows leave out, as PHP does
 * with null, is not missing.
 */
export function strangers(schema: Schema, answer: unknown): Mismatch[] {
  const places = new Map<string, Place>()
  look(schema, answer, '', places)
  return [...places].flatMap(([path, { missing, strange }]) =>
    missing.size === 0
      ? []
      : [...strange].map(([name, value]) => ({
          feld: path === '' ? name : `${path}.${name}`,
          kam: brief(value),
          erwartet: `kein solches Feld; es fehlt ${[...missing].join(', ')}`,
        })),
  )
}

function look(schema: Schema, value: unknown, path: string, places: Map<string, Place>): void {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
  )
    return look(schema._zod.def.innerType, value, path, places)
  if (schema instanceof z.core.$ZodArray) {
    const rows = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
    for (const row of rows) look(schema._zod.def.element, row, `${path}[]`, places)
    return
  }
  if (!(schema instanceof z.core.$ZodObject) || !isRecord(value)) return
  const { shape } = schema._zod.def
  noteObject(Object.keys(shape), value, path, places)
  for (const [name, inner] of Object.entries(shape))
    look(inner, value[name], path === '' ? name : `${path}.${name}`, places)
}

function noteObject(
  names: readonly string[],
  value: Record<string, unknown>,
  path: string,
  places: Map<string, Place>,
): void {
  const missing = names.filter((name) => value[name] === undefined)
  const place = places.get(path)
  for (const name of place?.missing ?? []) if (!missing.includes(name)) place?.missing.delete(name)
  const { strange } = place ?? { strange: new Map<string, unknown>() }
  for (const [name, came] of Object.entries(value)) if (!names.includes(name)) strange.set(name, came)
  if (!place) places.set(path, { missing: new Set(missing), strange })
}
