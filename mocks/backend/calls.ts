import type { AnyCorrection } from '#src/contract/correct/correction.ts'
import { type WireCall, wireCallOf } from '#src/contract/correct/wireCall.ts'
import { unflattenFields, shapeOf } from '#src/contract/encoding.ts'
import { operations, type OperationName } from '#src/contract/index.ts'
import { API_WURZEL, apiAdresse } from '#src/contract/openapi/adresse.ts'
import { neutralPath, type Operation } from '#src/contract/operation.ts'
import { unbekannteFelder } from '#src/contract/unbekannteFelder.ts'
import { isPerApiErreichbar } from '#src/domain/apizugang/rechte.ts'
import { Refusal } from './platform/context.ts'
import { FELD as UEBERTRAGUNG, isMitDatei } from './uebertragung/einsetzen.ts'
import type { RequestFields } from './platform/wire/fields.ts'

/** A call of the contract, as a correction has it. */
export interface Hit {
  name: OperationName
  call: WireCall
}

export type CallTable = ReadonlyMap<string, Hit[]>

const table = Object.entries(operations) as [OperationName, Operation][]

/** All calls by their path, as a correction has them; under their neutral one and their own. */
export function callsByPath(by: AnyCorrection): CallTable {
  const found = new Map<string, Hit[]>()
  for (const [name, operation] of table) {
    const call = wireCallOf(name, operation, by)
    const { path } = call.operation
    const both = path === neutralPath(operation) ? [path, operation.path] : [path]
    for (const one of new Set(both)) found.set(one, [...(found.get(one) ?? []), { name, call }])
  }
  return found
}

const asDeclared: AnyCorrection = { calls: {}, everywhere: {}, fields: {}, words: {} }

/**
 * The calls of programs, where every one has a separate address, too. They stay as they are documented, whatever the
 * backend of the pages says otherwise.
 */
export const forPrograms: CallTable = new Map([
  ...callsByPath(asDeclared),
  ...table
    .filter(([name]) => isPerApiErreichbar(name))
    .map(([name, operation]): [string, Hit[]] => [
      apiAdresse(name, operation),
      [{ name, call: wireCallOf(name, operation, asDeclared) }],
    ]),
])

/** An address that only programs use. */
export const isApiAdresse = (path: string): boolean => path.startsWith(API_WURZEL)

/** The calls of an address by this method; refuses where there are none. */
export function callsAt(calls: CallTable, path: string, method: string): Hit[] {
  const hits = calls.get(path)
  if (!hits) throw unknownCall()
  // A reading method never writes: every call has exactly one method (SEC-41).
  if (!hits.some(({ call }) => call.operation.method === method)) throw wrongMethod()
  return hits
}

/** The one call that a request means. */
export function findCall(hits: Hit[], path: string, method: string, { query, body }: RequestFields): Hit {
  const [only] = hits
  if (isApiAdresse(path) && only) return only
  const named = hits.filter(({ call: { operation, aktionField } }) => {
    const inAddress = method === 'GET' || (method === operation.method && operation.encoding === 'query')
    return operation.aktion === ((inAddress ? query : body)[aktionField] ?? null)
  })
  const hit = named.find(({ call }) => call.operation.method === method)
  if (hit) return hit
  throw named.length > 0 ? wrongMethod() : unknownCall()
}

/** Names that are said at most: a program that sends hundreds has another fault. */
const GENANNT = 10

/** What a call does not know is a slip of the program, which would never hear of it. Pages and older programs are never so strict. */
export function refuseUnknownFields({ name, call: { operation } }: Hit, { query, body }: RequestFields): void {
  const fields = operation.encoding === 'query' ? query : body
  const known = new Set([...Object.keys(shapeOf(operation)), ...(isMitDatei(name) ? [UEBERTRAGUNG] : [])])
  const unbekannt = [
    ...Object.keys(fields).filter((field) => !known.has(field)),
    ...(operation.encoding === 'query' ? [] : Object.keys(query)),
    ...unbekannteFelder(operation.input, unflattenFields(operation, fields)),
  ].slice(0, GENANNT)
  if (unbekannt.length === 0) return
  const knows = [...known].map((field) => `\`${field}\``).join(', ')
  const namen = unbekannt.map((field) => `\`${field.slice(0, 60)}\``).join(', ')
  throw new Refusal(
    422,
    'PARAMETER_UNBEKANNT',
    `${name} kennt ${namen} nicht. ${knows === '' ? 'Dieser Aufruf hat keine Parameter.' : `Es gibt: ${knows}.`}`,
    { felder: Object.fromEntries(unbekannt.map((field) => [field.slice(0, 60), 'Diesen Parameter gibt es nicht.'])) },
  )
}

const unknownCall = () => new Refusal(404, 'UNBEKANNTER_AUFRUF', 'Diesen Aufruf gibt es nicht.')
const wrongMethod = () => new Refusal(405, 'FALSCHE_METHODE', 'Diesen Aufruf gibt es so nicht.')
