import { ApiError } from '../apiError.ts'
import { isNested, parseJson, shapeOf } from '../encoding.ts'
import { neutralPath, type Operation } from '../operation.ts'
import { refusalIn } from '../reading/refusal.ts'
import type { AnyCorrection } from './correction.ts'
import { join, type Place, type Rules, type WireNames, wireNames } from './wireNames.ts'

/** A call as a corrected backend has it. */
export interface WireCall {
  operation: Operation
  /** It only reads, however the backend wants it sent. */
  reads: boolean
  /** Name of the field that names the call. */
  aktionField: string
  /** null: all fields are called as the contract calls them. */
  input: WireNames | null
  output: WireNames | null
}

const KNOWN = new WeakMap<AnyCorrection, Map<string, WireCall>>()

/** Applies a correction to one call, once. */
export function wireCallOf(name: string, operation: Operation, correction: AnyCorrection): WireCall {
  const calls = KNOWN.get(correction) ?? new Map<string, WireCall>()
  KNOWN.set(correction, calls)
  const call = calls.get(name) ?? wireCall(name, operation, correction)
  calls.set(name, call)
  return call
}

function wireCall(name: string, operation: Operation, correction: AnyCorrection): WireCall {
  const { confirmed: _, input, output, words, ...given } = correction.calls[name] ?? {}
  const method = given.method ?? operation.method
  const usual = method === 'GET' ? 'query' : 'form'
  const encoding = method === operation.method ? operation.encoding : usual
  const path = correction.neutralPaths === false ? operation.path : neutralPath(operation)
  const corrected: Operation = { ...operation, path, encoding, ...given }
  // The outermost fields of a call are those of the thing that its address names.
  const place: Place = { path: '', thing: operation.path.split('/')[2] ?? null, inThing: '' }
  const rules = (fields: typeof input): Rules => ({
    field: (key, { path, thing, inThing }) =>
      fields?.[join(path, key)] ??
      (thing === null ? undefined : correction.fields[thing]?.[join(inThing, key)]) ??
      correction.everywhere[key] ??
      (correction.snakeCase ? snakeCase(key) : key),
    words: (list, { path }) => words?.[path] ?? (list === undefined ? undefined : correction.words[list]),
    german: corrected.betraege === 'deutsch',
  })
  return {
    operation: corrected,
    reads: operation.method === 'GET',
    aktionField: correction.aktionField ?? 'aktion',
    input: wireNames(operation.input, place, rules(input)),
    output:
      operation.answer === 'json' ? inEnvelope(wireNames(operation.output, place, rules(output)), correction) : null,
  }
}

const snakeCase = (key: string): string =>
  key.replaceAll(/(?<=[a-z\d])\p{Lu}/gu, (letter) => `_${letter.toLowerCase()}`)

/** An answer that lies in a field; one that says that the call failed is no such answer. */
function inEnvelope(names: WireNames | null, { envelope }: AnyCorrection): WireNames | null {
  if (envelope === undefined) return names
  const unwrapped = (value: unknown): unknown => {
    const { [envelope]: inner, ...around } = Object(value) as Record<string, unknown>
    return inner === undefined || refusalIn(around, true) !== null ? value : inner
  }
  return {
    out: (value) => ({ [envelope]: names?.out(value) ?? value }),
    in: (value) => names?.in(unwrapped(value)) ?? unwrapped(value),
    path: (path, direction) => names?.path(path, direction) ?? path,
  }
}

/** Name of an outermost field of the input on the wire. */
export const wireField = ({ input }: WireCall, own: string): string => input?.path([own], 'out')[0] ?? own

/** Fields of a request as they came, under their own names; what holds JSON is read. */
export function ownFields({ operation, input }: WireCall, fields: Record<string, unknown>): Record<string, unknown> {
  if (input === null) return fields
  const shape = shapeOf(operation)
  const read = Object.entries(fields).map(([wire, value]) => {
    const schema = shape[input.path([wire], 'in')[0] ?? wire]
    return [wire, typeof value === 'string' && schema && isNested(schema) ? parseJson(value) : value]
  })
  return Object(input.in(Object.fromEntries(read)))
}

const parts = (field: string): string[] => field.split(/[.[\]]+/).filter((part) => part !== '')

/** Texts at fields, from one side's names to the other's. */
export const renameFields = ({ input }: WireCall, felder: Record<string, string>, direction: 'in' | 'out') =>
  input === null
    ? felder
    : Object.fromEntries(
        Object.entries(felder).map(([field, text]) => [input.path(parts(field), direction).join('.'), text]),
      )

/** A refusal whose fields have their own names. */
export function ownRefusal(call: WireCall, error: ApiError): ApiError {
  const { kind, message, status, code, fieldErrors, current, requestNumber, retryAfterS, cause } = error
  return new ApiError(kind, message, {
    status: status ?? undefined,
    code: code ?? undefined,
    fieldErrors: renameFields(call, fieldErrors, 'in'),
    current: call.output ? call.output.in(current) : current,
    requestNumber: requestNumber ?? undefined,
    retryAfterS,
    cause,
  })
}

/** A field of an answer by the name that it has on the wire, its own one behind it: "rows[3].dispatch_date (versandDatum)". */
export function fieldOnWire({ output }: WireCall, field: string): string {
  const own = parts(field)
  const wire = output?.path(own, 'out') ?? own
  if (wire.join('.') === own.join('.')) return field
  const named = wire.reduce((name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : join(name, part)), '')
  return `${named} (${own.findLast((part) => !/^\d+$/.test(part)) ?? ''})`
}
