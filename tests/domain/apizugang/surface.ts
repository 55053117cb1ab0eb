import type { JsonSchema, OpenApi } from '#src/contract/openapi/types.ts'

/**
 * What programs rely on, a fact each: calls with their answer, parameters, fields of bodies and answers with their kind
 * (`Kampagne.menge: integer`), words of enumerations (`… = "post"`). With "!" in front: a field that has to be sent.
 */
export function surfaceOf({ paths, components }: OpenApi): string[] {
  const calls = Object.entries(paths).flatMap(([path, { get, post }]) =>
    Object.entries({ GET: get, POST: post }).flatMap(([method, operation]) => {
      if (!operation) return []
      const call = `${method} ${path}`
      const answer = operation.responses['200']
      const contents = Object.values((answer && 'content' in answer && answer.content) || {})
      const parameters = (operation.parameters ?? []).flatMap((parameter) => {
        if (!('name' in parameter)) return []
        const { name, schema, required } = parameter
        return [...factsOf(`${call} ?${name}`, schema ?? {}), ...(required ? [`! ${call} ?${name}`] : [])]
      })
      return [...contents.flatMap(({ schema }) => factsOf(call, schema)), ...parameters]
    }),
  )
  const bodies = Object.entries(components.schemas).flatMap(([name, schema]) => factsOf(name, schema))
  return [...new Set([...calls, ...bodies])].toSorted()
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Only what is sent can be missing, and may take more than before. */
const isSent = (place: string): boolean => place.includes('?') || /^\w+(Eingabe|Formular)\b/.test(place)

function factsOf(place: string, schema: unknown): string[] {
  if (!isSchema(schema)) return []
  const { type, $ref, properties = {}, items, required = [], anyOf = [], oneOf = [] } = schema
  const choices = [...anyOf, ...oneOf]
  const words = schema.enum ?? ('const' in schema ? [schema.const] : [])
  const kinds = $ref
    ? [$ref.replace(/.*\//, '')]
    : [type ?? (choices.length > 0 || words.length > 0 ? [] : 'any')].flat()
  return [
    ...kinds.map((kind) => `${place}: ${kind}`),
    ...words.map((word) => `${place} = ${JSON.stringify(word)}`),
    ...Object.entries(properties).flatMap(([name, inner]) => factsOf(`${place}.${name}`, inner)),
    ...(isSent(place) ? required.map((name) => `! ${place}.${name}`) : []),
    ...factsOf(`${place}[]`, items),
    ...choices.flatMap((inner) => factsOf(place, inner)),
  ]
}

/** A line for each call, object and enumeration: its kinds and words, then its fields with theirs. */
export function linesOf(facts: readonly string[]): string[] {
  const sent = new Set(facts.filter((fact) => fact.startsWith('! ')).map((fact) => fact.slice(2)))
  const things = new Map<string, Map<string, string[]>>()
  for (const fact of facts) {
    const [, thing = '', field = '', sign, kind = ''] = FACT.exec(fact) ?? []
    if (!sign) continue
    const name = field.trim().replace('.', '') + (sent.has(thing + field) ? '!' : '')
    const fields = things.get(thing) ?? new Map<string, string[]>()
    things.set(thing, fields.set(name, [...(fields.get(name) ?? []), kind]))
  }
  return [...things].map(([thing, fields]) => {
    const [own = [], ...rest] = [fields.get(''), ...[...fields].filter(([name]) => name !== '')]
    const head = own.length > 0 ? `${thing}: ${own.join('|')}` : thing
    return [head, ...rest.map(([name, kinds]) => `${name} ${kinds.join('|')}`)].join('; ')
  })
}

/** A thing, its field or parameter (the last one), and what is said of it. */
const FACT = /^((?:GET |POST )?[^!?: ]*?)(\.[^.?: ]+| \?[^: ]+)?(: | = )(.*)$/

/** The facts again. */
export function factsIn(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => {
      const [head = '', ...fields] = line.split('; ')
      const [thing = '', own = ''] = head.split(': ')
      return [` ${own}`, ...fields].flatMap((text) => {
        const [, name = '', sent = '', kinds = ''] = /^(\S*?)(!?) (.*)$/.exec(text) ?? []
        const place = thing + (name === '' ? '' : name.startsWith('?') ? ` ${name}` : `.${name}`)
        const said = kinds.split('|').filter((kind) => kind !== '')
        return [
          ...said.map((kind) => (/^[a-z]/i.test(kind) ? `${place}: ${kind}` : `${place} = ${kind}`)),
          ...(sent ? [`! ${place}`] : []),
        ]
      })
    })
    .toSorted()
}

/** What a program of before would no longer find, would have to send, or would not expect (docs/api/changelog.md). */
export function broken(before: readonly string[], now: readonly string[]): string[] {
  const [had, has] = [new Set(before), new Set(now)]
  const places = new Set(before.map((fact) => fact.replace(/^! |(?:: | = ).*$/g, '')))
  const things = new Set([...places].map((place) => place.split(/[.?]/)[0]))
  const gone = before.filter((fact) => !fact.startsWith('! ') && !has.has(fact))
  // A field that has to be sent is one more only where its thing was there before.
  const demanded = now.filter(
    (fact) => fact.startsWith('! ') && !had.has(fact) && things.has(fact.slice(2).split(/[.?]/)[0]),
  )
  // Another kind of a value that is answered. One more thing of a choice is like one more word.
  const other = now.filter((fact) => {
    const [, place = '', kind = ''] = /^([^!].*?): (.*)$/.exec(fact) ?? []
    return /^[a-z]/.test(kind) && !isSent(place) && places.has(place) && !had.has(fact)
  })
  return [...gone, ...demanded, ...other]
}

/**
 * The record of a version, behind the one before. What a version promised is written once: more is a new version, and
 * less one with another first number.
 */
export function recordOf(version: string, facts: readonly string[], before: string | null): string {
  const text = [version, ...linesOf(facts), ''].join('\n')
  if (before === null || before === text) return text
  const [recorded = '', ...lines] = before.trimEnd().split('\n')
  if (recorded === version)
    throw new Error(`${version} is recorded. A change is a new version with its entry (docs/api/changelog.md).`)
  const missing = recorded.split('.')[0] === version.split('.')[0] ? broken(factsIn(lines), facts) : []
  if (missing.length > 0) throw new Error(`${version} breaks programs of ${recorded}:\n${missing.join('\n')}`)
  return text
}
