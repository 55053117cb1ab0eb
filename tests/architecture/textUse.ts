import type { SourceTexts, TextCall } from './sourceTexts.ts'
import { basesOf, isPlural, placeholders, type TextFile } from './textFiles.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A key as code names it; `*` is a word of it. */
const patternOf = (key: string) => new RegExp(`^${key.split('*').map(escaped).join('([^.:]+)')}$`)

const whereOf = ({ file, line }: TextCall) => `${file}:${line}`

interface Text {
  name: string
  /** What the text needs: its placeholders, and the number for its plural form. */
  needs: string[]
}

function textsOf(files: readonly TextFile[]): Map<string, Text> {
  const texts = files.flatMap((file) =>
    [...basesOf(file)].map((base) => ({
      name: `${file.namespace}:${base}`,
      needs: [...new Set([...placeholders(file, base), ...(isPlural(file, base) ? ['count'] : [])])],
    })),
  )
  return new Map(texts.map((text) => [text.name, text]))
}

const isDynamic = (key: string) => key.includes('*')

const lacks = (values: string[] | null, { needs }: Text): string[] =>
  values === null ? [] : needs.filter((name) => !values.includes(name))

/** Names of texts that a file's literals say, for the tables of keys. */
function namedBy({ calls, strings, namespaces }: SourceTexts): string[] {
  const indirect = calls.some((call) => call.indirect)
  return strings.flatMap((name) =>
    name.includes(':') ? [name] : indirect ? namespaces.map((namespace) => `${namespace}:${name}`) : [],
  )
}

/** Keys that code asks for and no file has. */
export function missingKeys(sources: readonly SourceTexts[], files: readonly TextFile[]): string[] {
  const known = [...textsOf(files).keys()]
  const namespaces = new Set(files.map(({ namespace }) => namespace))
  const calls = sources.flatMap((source) => source.calls)
  const byCall = calls.flatMap((call) => [
    ...call.keys
      .filter((names) => !names.map(patternOf).some((pattern) => known.some((name) => pattern.test(name))))
      .map((names) => `${whereOf(call)}: ${names.join(' or ') || 'a key of an unknown namespace'}`),
    ...(call.keys.length === 0 && !call.indirect ? [`${whereOf(call)}: a key that cannot be read`] : []),
  ])
  const called = new Set(calls.flatMap(({ keys }) => keys.flat()))
  const byTable = sources
    .flatMap(({ strings }) => strings)
    .filter((name) => /^\w+:[\w-]+(\.[\w-]+)*$/.test(name) && namespaces.has(name.split(':')[0] ?? ''))
    .filter((name) => !known.includes(name) && !called.has(name))
  return [...byCall, ...new Set(byTable)]
}

/**
 * Texts that no code asks for. A dynamic key asks for those alone whose missing words the code knows somewhere, and
 * whose placeholders it fills.
 */
export function unusedKeys(
  sources: readonly SourceTexts[],
  files: readonly TextFile[],
  /** Sources that name what arrives over the wire. */
  wire: readonly SourceTexts[] = [],
): string[] {
  const byName = sources.flatMap(namedBy)
  const named = new Set(byName)
  // Also of "Past Due" the code makes the word pastDue.
  const words = new Set(
    [...sources, ...wire]
      .flatMap(({ strings, properties }) => [
        ...strings.flatMap((text) => [...text.split(/[^\w-]+/), text.replaceAll(/\W/g, '')]),
        ...properties,
      ])
      .map((word) => word.toLowerCase()),
  )
  const asked = [
    ...sources.flatMap(({ calls }) =>
      calls.flatMap((call) => call.keys.flat().map((key) => ({ values: call.values, pattern: patternOf(key) }))),
    ),
    ...byName.filter((name) => /^\w+:\w.*\*/.test(name)).map((name) => ({ values: null, pattern: patternOf(name) })),
  ]
  const isAsked = (text: Text) =>
    asked.some(({ values, pattern }) => {
      const match = pattern.exec(text.name)
      if (match === null) return false
      return (
        match.length === 1 ||
        (match.slice(1).every((word) => words.has(word.toLowerCase())) && lacks(values, text).length === 0)
      )
    })
  return [...textsOf(files).values()].filter((text) => !named.has(text.name) && !isAsked(text)).map(({ name }) => name)
}

/** Calls that leave a placeholder of their text empty, or a plural without its number. */
export function missingValues(sources: readonly SourceTexts[], files: readonly TextFile[]): string[] {
  const texts = textsOf(files)
  return sources
    .flatMap(({ calls }) => calls)
    .flatMap((call) =>
      call.keys
        .flat()
        .filter((key) => !isDynamic(key))
        .flatMap((key) => {
          const text = texts.get(key)
          return text ? lacks(call.values, text).map((name) => `${whereOf(call)}: ${key} needs ${name}`) : []
        }),
    )
}
