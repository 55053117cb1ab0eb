import * as z from 'zod/mini'
import type { Operation } from '../operation.ts'
import { adapt, type ReadingRules } from './adapt.ts'

/** One field that is not what the contract says. */
export interface Mismatch {
  /** "kampagnen[3].versandDatum"; empty: the answer as a whole. */
  feld: string
  /** What came, in short: its kind, and its first characters where it is plain. */
  kam: string
  /** What the contract says, in zod's words. */
  erwartet: string
}

/** A row of a list that cannot be read; the others can. */
export interface UnreadRow {
  /** From 1, in the order in which they came. */
  nr: number
  felder: Mismatch[]
}

export type Reading = { ok: true; data: unknown; rows: UnreadRow[] } | { ok: false; felder: Mismatch[] }

/** Reads an answer as the contract says, forgiving what PHP does to it (domain 4.14). */
export function readAnswer(
  operation: Operation,
  json: unknown,
  { numberOf, asked = {} }: Pick<ReadingRules, 'numberOf' | 'asked'> = {},
): Reading {
  const schema = operation.output
  // No body at all is an answer without fields.
  const came = json === null && schema instanceof z.core.$ZodObject ? {} : json
  const adapted = adapt(schema, came, {
    german: operation.betraege === 'deutsch',
    asked,
    ...(numberOf ? { numberOf } : {}),
  })
  const parsed = z.safeParse(schema, adapted)
  if (parsed.success) return { ok: true, data: parsed.data, rows: [] }
  const { issues } = parsed.error
  const rest = isList(schema) ? withoutRows(adapted, issues) : null
  const again = rest === null ? null : z.safeParse(schema, rest)
  if (!again?.success) return { ok: false, felder: issues.map((issue) => mismatch(adapted, issue)) }
  return { ok: true, data: again.data, rows: rowsOf(adapted, issues) }
}

/** What pages through rows (seiteAusgabe), and the price list: a row less falsifies nothing that is stored. */
const isList = (schema: Operation['output']): boolean =>
  schema instanceof z.core.$ZodObject && ['total', 'pricelist'].some((name) => name in schema._zod.def.shape)

type Issue = z.core.$ZodIssue

/** The row that an issue is about: the way to it, whose last part is its place in its list; null: it is about something else. */
function rowOf({ path }: Issue): readonly PropertyKey[] | null {
  const place = path.findIndex((part) => typeof part === 'number')
  return place < 1 ? null : path.slice(0, place + 1)
}

function withoutRows(answer: unknown, issues: readonly Issue[]): unknown {
  const odd = issues.map(rowOf)
  if (odd.includes(null)) return null
  return without(answer, [], new Set(odd.map((path) => fieldName(path ?? []))))
}

function without(value: unknown, path: readonly PropertyKey[], odd: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => !odd.has(fieldName([...path, index])))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part, [...path, key], odd)]))
}

function rowsOf(answer: unknown, issues: readonly Issue[]): UnreadRow[] {
  const rows = new Map<string, UnreadRow>()
  for (const issue of issues) {
    const path = rowOf(issue) ?? []
    const row = rows.get(fieldName(path)) ?? { nr: Number(path.at(-1)) + 1, felder: [] }
    row.felder.push(mismatch(answer, issue))
    rows.set(fieldName(path), row)
  }
  return [...rows.values()]
}

function mismatch(answer: unknown, issue: Issue): Mismatch {
  return { feld: fieldName(issue.path), kam: brief(at(answer, issue.path)), erwartet: expected(issue) }
}

/** "kampagnen[3].versandDatum" */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`
    return name === '' ? String(part) : `${name}.${String(part)}`
  }, '')
}

export const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )

const BRIEF = 40

/** Names and addresses may stand in it: plain values are cut, objects named by their keys. */
export function brief(value: unknown): string {
  if (value === undefined) return 'nichts'
  if (Array.isArray(value)) return `Liste mit ${value.length}`
  if (typeof value === 'object' && value !== null) return `Objekt (${Object.keys(value).slice(0, 8).join(', ')})`
  const text = JSON.stringify(value)
  return text.length > BRIEF ? `${text.slice(0, BRIEF)} …` : text
}

/** What a pattern of ours wants, in words; any other is shown as it is. */
const PATTERNS = new Map<string, string>([
  [String.raw`^-?\d{1,15}$`, 'whole number'],
  [String.raw`^[1-9]\d{0,14}$`, 'id: whole number from 1'],
  [String.raw`^-?\d+(\.\d+)?$`, 'number'],
  [String.raw`^\d{4}-\d{2}-\d{2}$`, 'day: 2026-11-20'],
  [String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$`, 'moment in UTC: 2026-11-20T09:00:00Z'],
  [String.raw`^\/api\/[^\\\s]+$`, 'address that begins with /api/'],
])

const PATTERN_WORDS = new Set(PATTERNS.values())

function patternText(pattern: string | undefined, format: string): string {
  const bare = pattern?.replaceAll(/^\/|\/[a-z]*$/g, '') ?? ''
  return PATTERNS.get(bare) ?? (bare === '' ? format : `${format} /${bare}/`)
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return issue.values.map(String).join(' | ')
    case 'invalid_format':
      return patternText(issue.pattern, issue.format)
    case 'invalid_union':
      return unionText(issue.errors)
    default:
      return issue.message === '' ? issue.code : issue.message
  }
}

/** What each of the kinds wants; of objects only that they are some. */
function unionText(kinds: readonly (readonly Issue[])[]): string {
  const wanted = kinds.flatMap(([first]) => (first && first.path.length === 0 ? [expected(first)] : []))
  // A number that is written as text says more of it.
  const plain = wanted.some((text) => PATTERN_WORDS.has(text))
    ? wanted.filter((text) => !/^(?:number|int)$/.test(text))
    : wanted
  return [...new Set(plain)].join(' | ') || 'one of the kinds that the contract knows'
}
