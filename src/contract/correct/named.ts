import type * as z from 'zod/mini'

/** Schemas by the name of the thing or of the list of words that they describe. */
export type Names = Readonly<Record<string, z.core.$ZodType | readonly z.core.$ZodType[]>>

/** By definition: a schema that zod has cloned is still the same thing. */
const NAMES = new WeakMap<object, string>()

/**
 * Gives schemas the name by which a correction speaks of them (src/contract/correction.ts): an object is a thing with
 * fields, an enum a list of words. Said beside the schemas, so that a page brings along the names of its own noun alone.
 */
export function named<const N extends Names>(names: N): N {
  for (const [name, schemas] of Object.entries(names))
    for (const { _zod } of [schemas].flat()) NAMES.set(_zod.def, name)
  return names
}

/** What the schema was named; undefined: it is part of the thing around it. */
export const nameOf = (schema: z.core.$ZodType): string | undefined => NAMES.get(schema._zod.def)
