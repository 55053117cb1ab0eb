import * as z from 'zod/mini'
import { operations } from '#src/contract/index.ts'
import { isoDatum, isoZeit } from '#src/contract/wire.ts'

// `_zod` is zod's documented way to look into a schema: https://zod.dev/library-authors

interface Vocabulary {
  fields: Set<string>
  /** Fields that hold any text: what people write may stand in them. */
  texts: Set<string>
  words: Set<string>
}

/** Collects what a schema calls its fields, and the words that it knows. `name`: of the field that it describes. */
function collect(schema: z.core.$ZodType, into: Vocabulary, name: string): void {
  const inside = (inner: z.core.$ZodType, of = name) => collect(inner, into, of)
  if (schema instanceof z.core.$ZodObject)
    for (const [field, inner] of Object.entries(schema._zod.def.shape)) {
      into.fields.add(field)
      inside(inner, field)
    }
  else if (schema instanceof z.core.$ZodString) {
    if (schema !== isoDatum && schema !== isoZeit) into.texts.add(name)
  } else if (schema instanceof z.core.$ZodArray) inside(schema._zod.def.element)
  else if (schema instanceof z.core.$ZodTuple) for (const item of schema._zod.def.items) inside(item)
  else if (schema instanceof z.core.$ZodRecord) {
    inside(schema._zod.def.keyType, '')
    inside(schema._zod.def.valueType)
  } else if (schema instanceof z.core.$ZodUnion) for (const option of schema._zod.def.options) inside(option)
  else if (schema instanceof z.core.$ZodPipe) inside(schema._zod.def.out)
  else if (schema instanceof z.core.$ZodOptional) inside(schema._zod.def.innerType)
  else if (schema instanceof z.core.$ZodNullable) inside(schema._zod.def.innerType)
  else if (schema instanceof z.core.$ZodDefault) inside(schema._zod.def.innerType)
  else if (schema instanceof z.core.$ZodEnum)
    for (const word of Object.values(schema._zod.def.entries)) into.words.add(String(word))
  else if (schema instanceof z.core.$ZodLiteral) for (const word of schema._zod.def.values) into.words.add(String(word))
}

/** Names of all fields in the contract, and all words that it knows (states, kinds, formats). */
export function vocabulary(): Vocabulary {
  const found: Vocabulary = { fields: new Set(), texts: new Set(), words: new Set() }
  for (const [name, { input, output, aktion }] of Object.entries(operations)) {
    collect(input, found, '')
    collect(output, found, '')
    found.words.add(name)
    if (aktion !== null) found.words.add(aktion)
  }
  return found
}
