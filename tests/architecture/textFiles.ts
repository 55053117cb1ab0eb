import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { read } from './imports.ts'

/** One namespace in one language: each key of the file with its text. */
export interface TextFile {
  language: string
  namespace: string
  texts: ReadonlyMap<string, string>
}

export const FRAME_LANGUAGES = ['en', 'fr', 'ar'] as const

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The key that code asks for: without the plural form. */
const baseOf = (key: string): string => key.replace(PLURAL, '')
const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1]

const tree = z.record(z.string(), z.unknown())

function* leavesOf(value: unknown, path: string[] = []): Generator<[string, string]> {
  if (typeof value === 'string') yield [path.join('.'), value]
  else for (const [key, inner] of Object.entries(z.parse(tree, value))) yield* leavesOf(inner, [...path, key])
}

export function textFile(language: string, namespace: string, content: unknown): TextFile {
  return { language, namespace, texts: new Map(leavesOf(content)) }
}

/** Every file below `locales`. */
export function allTextFiles(): TextFile[] {
  const root = join(import.meta.dirname, '../../locales')
  return readdirSync(root).flatMap((language) =>
    readdirSync(join(root, language)).map((name) =>
      textFile(language, name.replace(/\.json$/, ''), JSON.parse(read(`locales/${language}/${name}`))),
    ),
  )
}

const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].toSorted()

/** The values that a text needs, over all of its plural forms. */
export function placeholders({ texts }: TextFile, base: string): string[] {
  const forms = [...texts].filter(([key]) => baseOf(key) === base)
  return [...new Set(forms.flatMap(([, text]) => placeholdersOf(text)))].toSorted()
}

export const basesOf = ({ texts }: TextFile): Set<string> => new Set([...texts.keys()].map(baseOf))

export const isPlural = ({ texts }: TextFile, base: string): boolean =>
  [...texts.keys()].some((key) => key !== base && baseOf(key) === base)

const nameOf = ({ language, namespace }: TextFile) => `${language}/${namespace}.json`

/** What is wrong within one file. */
export function findingsOfFile(file: TextFile): string[] {
  const forms = new Intl.PluralRules(file.language).resolvedOptions().pluralCategories
  return [
    ...[...file.texts].filter(([, text]) => text.trim() === '').map(([key]) => `${nameOf(file)}: ${key} is empty`),
    ...[...basesOf(file)]
      .filter((base) => isPlural(file, base))
      .flatMap((base) =>
        forms
          .filter((form) => !file.texts.has(`${base}_${form}`))
          .map((form) => `${nameOf(file)}: ${base} has no form for "${form}"`),
      ),
    ...[...file.texts]
      .filter(([key]) => {
        const form = formOf(key)
        // i18next also looks for "zero" in languages whose grammar has no such form.
        return form !== undefined && form !== 'zero' && !forms.some((needed) => needed === form)
      })
      .map(([key]) => `${nameOf(file)}: ${key} is a form that the language does not have`),
    ...[...file.texts].flatMap(([key, text]) =>
      typographyOf(file.language, text).map((finding) => `${nameOf(file)}: ${key}: ${finding}`),
    ),
  ]
}

/** Marks of the keyboard in place of those of the language. */
function typographyOf(language: string, text: string): string[] {
  const words = text.replaceAll(/\{\{\w+\}\}/g, 'x').replaceAll(/https?:\/\/\S+|www\.\S+/g, '')
  const rules: [RegExp, string][] = [
    [/\.\.\./, 'three dots instead of …'],
    [/"/, 'straight quotation mark'],
    [/\p{L}'\p{L}/u, 'straight apostrophe'],
    [/ {2}/, 'two spaces'],
    ...(language === 'fr' ? FRENCH : []),
    ...(language === 'ar' ? ARABIC : []),
    ...(language === 'de' ? GERMAN : []),
  ]
  return rules.filter(([pattern]) => pattern.test(words)).map(([, finding]) => finding)
}

const FRENCH: [RegExp, string][] = [
  [/(?<![\u202f\u00a0]):(?![\d/])|(?<!\u202f)[;!?]/, 'no narrow space before ; : ! ?'],
  [/«(?![\u202f\u00a0])|(?<![\u202f\u00a0])»|[“”„]/, 'quotation marks other than « … » with narrow spaces'],
]
const ARABIC: [RegExp, string][] = [
  [/\p{Script=Arabic}[^\p{L}\d]*[,;?]/u, 'Latin , ; or ? after Arabic words'],
  [/[“”„]/, 'quotation marks other than « … »'],
]
const GERMAN: [RegExp, string][] = [[/(?<!„[^“]*)“|„[^“]*$/, 'quotation marks other than „ … “']]

/** What is wrong between the languages of one namespace; `same` are keys whose texts may be equal. */
export function findingsOfNamespace(files: readonly TextFile[], same: ReadonlySet<string> = new Set()): string[] {
  const [first] = files
  if (first === undefined) return []
  const all = new Set(files.flatMap((file) => [...basesOf(file)]))
  const findings = files.flatMap((file) =>
    [...all].filter((base) => !basesOf(file).has(base)).map((base) => `${nameOf(file)}: ${base} is missing`),
  )
  for (const file of files)
    for (const base of basesOf(file)) {
      if (!basesOf(first).has(base)) continue
      if (isPlural(first, base) !== isPlural(file, base)) findings.push(`${nameOf(file)}: ${base} has other forms`)
      if (placeholders(first, base).join() !== placeholders(file, base).join())
        findings.push(`${nameOf(file)}: ${base} has other placeholders`)
    }
  for (const file of files.slice(1))
    for (const [key, text] of file.texts) {
      const words = text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}{2,}/gu) ?? []
      if (same.has(`${first.namespace}:${baseOf(key)}`) || words.length === 0) continue
      if (first.texts.get(key) === text && words.length > 1)
        findings.push(`${nameOf(file)}: ${key} reads as in ${first.language}: ${text}`)
      // An abbreviation stays as it is.
      else if (
        file.language === 'ar' &&
        words.some((word) => word !== word.toUpperCase()) &&
        !/\p{Script=Arabic}/u.test(text)
      )
        findings.push(`${nameOf(file)}: ${key} is not Arabic: ${text}`)
    }
  return findings
}
