import type { JsonSchema, OpenApi } from '#src/contract/openapi/types.ts'

/**
 * What programs rely on, a line each: calls, parameters, fields of bodies and answers with their kind, words of
 * enumerations. A line with "!" in front is a field that has to be sent.
 */
export function surfaceOf({ paths, components }: OpenApi): string[] {
  const lines = Object.entries(paths).flatMap(([path, { get, post }]) =>
    Object.entries({ GET: get, POST: post }).flatMap(([method, operation]) => {
      if (!operation) return []
      const parameters = (operation.parameters ?? []).flatMap((parameter) => {
        if (!('name' in parameter)) return []
        const { name, schema, required } = parameter
        const line = `${method} ${path} ?${name}`
        return [...linesOf(line, schema ?? {}), ...(required ? [`! ${line}`] : [])]
      })
      return [`${method} ${path}`, ...parameters]
    }),
  )
  const bodies = Object.entries(components.schemas).flatMap(([name, schema]) => linesOf(name, schema))
  return [...new Set([...lines, ...bodies])].toSorted()
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only what is sent can be missing. */
const isSent = (place: string): boolean => /^\w+(Eingabe|Formular)\b/.test(place)

function linesOf(place: string, schema: unknown): string[] {
  if (!isSchema(schema)) return []
  const { type, $ref, properties = {}, items, required = [], anyOf = [], oneOf = [], enum: words = [] } = schema
  const kind = $ref ?? ([type].flat().join('|') || 'any')
  return [
    `${place}: ${kind}`,
    ...words.map((word) => `${place} = ${JSON.stringify(word)}`),
    ...Object.entries(properties).flatMap(([name, inner]) => linesOf(`${place}.${name}`, inner)),
    ...(isSent(place) ? required.map((name) => `! ${place}.${name}`) : []),
    ...linesOf(`${place}[]`, items),
    ...[...anyOf, ...oneOf].flatMap((inner) => linesOf(place, inner)),
  ]
}
