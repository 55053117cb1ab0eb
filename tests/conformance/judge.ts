import * as z from 'zod/mini'
import { numberOf } from '#src/api/opaqueIds.ts'
import type { ApiError } from '#src/contract/apiError.ts'
import type { WireCall } from '#src/contract/correct/wireCall.ts'
import { adapt } from '#src/contract/reading/adapt.ts'
import { parseBody } from '#src/contract/reading/json.ts'
import { at, brief, fieldName, type Mismatch, readAnswer } from '#src/contract/reading/readAnswer.ts'
import { refusalIn } from '#src/contract/reading/refusal.ts'
import type { Exchange } from './line.ts'
import { type CallResult, grouped, type FieldFault, type Tolerated } from './outcome.ts'

type Verdict = Pick<CallResult, 'outcome' | 'reason' | 'fields' | 'tolerated'>

const verdict = (outcome: Verdict['outcome'], rest: Partial<Verdict> = {}): Verdict => ({
  outcome,
  reason: '',
  fields: [],
  tolerated: [],
  ...rest,
})

const DAMAGED =
  'characters got lost: the bytes are not in the charset that Content-Type names (UTF-8 where it names none)'

/** What came, under the contract's own names where the backend has others (docs/integration.md). */
function jsonOf({ output }: WireCall, body: string | null): unknown {
  const json: unknown = parseBody(body ?? '')
  return output ? output.in(json) : json
}

/** Of an answer that the product could use. */
export function judgeAnswer(call: WireCall, exchange: Exchange): Verdict {
  const { operation } = call
  if (exchange.damaged) return verdict('does not fit', { reason: DAMAGED })
  if (operation.answer !== 'json') {
    const named = operation.answer === 'bild' || exchange.disposition !== ''
    const tolerated = named ? [] : [forgiven('Content-Disposition', 'nothing', 'a file called "Datei"')]
    return verdict(tolerated.length > 0 ? 'fits after reading' : 'fits', { tolerated })
  }
  const reading = readAnswer(operation, jsonOf(call, exchange.body), { numberOf })
  const rows = reading.ok ? reading.rows : []
  if (rows.length > 0) {
    const reason = `${rows.length} ${rows.length === 1 ? 'row is' : 'rows are'} left out of the list`
    return verdict('does not fit', { reason, fields: faults(rows.flatMap(({ felder }) => felder)) })
  }
  const tolerated = [...forgivenInBody(exchange), ...forgivenInFields(call, exchange)]
  return verdict(tolerated.length > 0 ? 'fits after reading' : 'fits', { tolerated })
}

/** Of a call that the product could do nothing with. */
export function judgeError(call: WireCall, error: ApiError, exchange: Exchange | undefined): Verdict {
  const { operation } = call
  const { kind, status, code, message, fieldErrors } = error
  if (kind === 'unconnected') return verdict('unknown')
  if (kind === 'network') return verdict('failed', { reason: `no answer: ${causeOf(error) ?? code ?? 'network'}` })
  if (kind === 'contract' || (status !== null && status < 400 && operation.answer !== 'json'))
    return verdict('does not fit', misfit(call, exchange))
  if (status !== null && status >= 300 && status < 400)
    return verdict('does not fit', { reason: 'it leads elsewhere in place of an answer' })
  const words = !isSaid(call, message, exchange)
    ? [MEANS[status ?? 0] ?? null, beginning(exchange)]
    : [code, message, ...Object.entries(fieldErrors).map(([field, text]) => `${field}: ${text}`)]
  const reason = words.filter((word) => word !== null).join(', ')
  if ((status ?? 0) >= 500) return verdict('failed', { reason })
  return verdict('refused', { reason })
}

/** What the product tells its users in German, where the service had no words. */
const MEANS: Partial<Record<number, string>> = {
  401: 'not logged in',
  403: 'not allowed, by the service or a filter before it',
  413: 'the file is too large for it',
  429: 'too many calls',
  503: 'maintenance',
}

/** The words are the service's own, and not those of the product for an answer without any. */
function isSaid(call: WireCall, message: string, exchange: Exchange | undefined): boolean {
  try {
    const found = refusalIn(jsonOf(call, exchange?.body ?? null), false)
    return found !== null && (found.text === message || Object.keys(found.felder).length > 0)
  } catch {
    return false
  }
}

const BEGINNING = 120

/** First words of what no rule can read. */
function beginning(exchange: Exchange | undefined): string {
  const words = (exchange?.body ?? '')
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return words === '' ? 'no words at all' : `"${words.slice(0, BEGINNING)}"`
}

/** The last word of what went wrong below: ECONNREFUSED, a certificate, a name that nobody knows. */
function causeOf(error: Error): string | null {
  const { cause } = error
  if (!(cause instanceof Error)) return null
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null
  return causeOf(cause) ?? (code === 'ERR_NETWORK' ? null : code)
}

function misfit(call: WireCall, exchange: Exchange | undefined): Partial<Verdict> {
  const { operation } = call
  if (operation.answer !== 'json') return { reason: `a file is due, ${exchange?.contentType || 'nothing'} came` }
  const body = exchange?.body ?? ''
  let json: unknown
  try {
    json = jsonOf(call, body)
  } catch {
    return {
      reason: `no JSON: ${body
        .replaceAll(/<[^>]*>|\s+/g, ' ')
        .trim()
        .slice(0, 80)}`,
    }
  }
  const reading = readAnswer(operation, json, { numberOf })
  return reading.ok ? { reason: 'the answer could not be read' } : { fields: faults(reading.felder) }
}

const faults = (found: readonly Mismatch[]): FieldFault[] =>
  grouped(
    found.map(({ feld, kam, erwartet }) => ({ field: feld, came: inEnglish(kam), expected: erwartet, times: 1 })),
    ({ expected }) => expected,
  )

const forgiven = (field: string, came: string, readAs: string): Tolerated => ({
  field,
  came: inEnglish(came),
  readAs: inEnglish(readAs),
  times: 1,
})

/** What the product's console says in German of a value; a text that came stands in quotes. */
const inEnglish = (kam: string): string =>
  kam
    .replace(/^nichts$/, 'nothing')
    .replace(/^Liste mit (\d+)$/, 'list of $1')
    .replace(/^Objekt \(/, 'object (')

/** What is around the JSON. */
function forgivenInBody({ body, bom, contentType }: Exchange): Tolerated[] {
  const found: Tolerated[] = []
  const text = body ?? ''
  if (bom) found.push(forgiven('', 'a byte order mark', 'JSON without it'))
  if (text.trim() === '') found.push(forgiven('', 'an empty body', 'an answer without fields'))
  else if (!isJson(text)) found.push(forgiven('', 'text around the JSON', 'the JSON alone'))
  if (!contentType.includes('json')) found.push(forgiven('Content-Type', contentType || 'nothing', 'application/json'))
  return found
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Fields that the contract would not take as they came: each with what it was read as. */
function forgivenInFields(call: WireCall, { body }: Exchange): Tolerated[] {
  const { operation } = call
  const json = jsonOf(call, body)
  if (json === null) return []
  const strict = z.safeParse(operation.output, json)
  if (strict.success) return []
  const read = adapt(operation.output, json, { german: operation.betraege === 'deutsch', numberOf, asked: {} })
  const found = strict.error.issues.flatMap(({ path }) => changes(at(json, path), at(read, path), path))
  return grouped(found, ({ came }) => (came.startsWith('"') ? 'text' : came))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Where two values part: an object of several kinds is a fault as a whole, and read otherwise in one field. */
function changes(came: unknown, read: unknown, path: readonly PropertyKey[]): Tolerated[] {
  if (Object.is(came, read)) return []
  if (!isObject(came) || !isObject(read) || Array.isArray(came) !== Array.isArray(read))
    return [forgiven(fieldName(path), brief(came), brief(read))]
  return [...new Set([...Object.keys(came), ...Object.keys(read)])].flatMap((key) =>
    changes(Reflect.get(came, key), Reflect.get(read, key), [...path, Array.isArray(came) ? Number(key) : key]),
  )
}
