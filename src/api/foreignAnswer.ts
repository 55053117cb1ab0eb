import type { AxiosResponse } from 'axios'
import { ApiError } from '#src/contract/apiError.ts'
import { hasField } from '#src/contract/encoding.ts'
import type { Operation } from '#src/contract/operation.ts'
import { parseBody } from '#src/contract/reading/json.ts'
import { type Mismatch, readAnswer } from '#src/contract/reading/readAnswer.ts'
import { refusalIn, saysUnknownCall } from '#src/contract/reading/refusal.ts'
import { strangers } from '#src/contract/reading/strangers.ts'
import { withUnreadRows } from '#src/contract/reading/unreadRows.ts'
import { foreignFailure } from './foreignFailure.ts'
import { reportMismatch } from './mismatch.ts'
import type { MismatchReport, ReportKind } from './mismatchReport.ts'
import { numberOf } from './opaqueIds.ts'
import { type CallOf, errorOf, type RefusedAnswer, TEXT, UNKNOWN_CODES } from './refusal.ts'
import { noteCall } from './unknownCalls.ts'

/**
 * Answers that are not written as our own service writes them (domain 4.14). A separate part, which comes with the first of
 * them: who never meets one does not load it.
 */

const addressOf = ({ method, path, aktion }: Operation): string =>
  `${method} ${path}${aktion === null ? '' : ` aktion=${aktion}`}`

/** Notes what did not fit, for whoever connects a backend. */
function note(
  { name, operation, wire }: CallOf,
  kind: ReportKind,
  status: number,
  what: Partial<MismatchReport>,
): void {
  const onWire = (felder: Mismatch[]) =>
    wire ? felder.map((one) => ({ ...one, feld: wire.fieldOnWire(one.feld) })) : felder
  const { grund = null } = what
  const felder = onWire(what.felder ?? [])
  const zeilen = (what.zeilen ?? []).map((zeile) => ({ ...zeile, felder: onWire(zeile.felder) }))
  reportMismatch({ kind, aufruf: name, adresse: addressOf(operation), status, grund, felder, zeilen })
}

/** What a refusal says in other words than ours. */
export function refused(of: CallOf, answer: RefusedAnswer): ApiError {
  const error = errorIn(of, answer)
  if (error.kind === 'unconnected') noteUnknown(of, answer.status)
  else note(of, 'refusal', answer.status, { grund: error.message })
  return error
}

const renamed = new Set<string>()

/** Once for each call: a field that is called otherwise is called so every time. */
function noteRenamed(of: CallOf, status: number, json: unknown): void {
  if (renamed.has(of.name)) return
  const felder = strangers(of.operation.output, json)
  if (felder.length === 0) return
  renamed.add(of.name)
  note(of, 'renamed', status, { felder })
}

function noteUnknown(of: CallOf, status: number): void {
  // It is asked for under its own address next.
  if (of.own !== undefined) return
  noteCall(of.name, false)
  note(of, 'unconnected', status, { grund: 'Das Backend kennt den Aufruf nicht' })
}

function errorIn(of: CallOf, { body, status: line, ...rest }: RefusedAnswer): ApiError {
  const json = jsonOf(body)
  const isRenamed = (name: string) => (of.wire?.input?.path([name], 'in')[0] ?? name) !== name
  const found = refusalIn(json, line < 400, isRenamed)
  const says = !!found?.text || Object.keys(found?.felder ?? {}).length > 0
  const failed = foreignFailure(of, { body, status: line, ...rest }, says)
  if (failed) return failed
  const status = found?.status === 401 || line < 400 ? (found?.status ?? line) : line
  // A record that does not exist is told in words, or in a separate code.
  const silent = !found?.text && found?.code === undefined
  const unknown =
    UNKNOWN_CODES.includes(found?.code ?? '') ||
    saysUnknownCall(json ?? body) ||
    ([404, 405, 501].includes(status) && silent)
  return errorOf(of, found, { ...rest, status, unknown })
}

/** An answer of success that does not fit as it stands. */
export function readForeign(of: CallOf, response: AxiosResponse<unknown>): unknown {
  const body = typeof response.data === 'string' ? response.data : ''
  const { status } = response
  const came = jsonOf(body)
  const json = of.wire?.output ? of.wire.output.in(came) : came
  if (json === undefined) {
    const answer = { body, status, request: response, retryAfter: response.headers['retry-after'] }
    const failed = foreignFailure(of, answer, false)
    if (!failed && saysUnknownCall(body)) throw refused(of, answer)
    note(of, 'mismatch', status, { grund: `Kein JSON: ${body.slice(0, 80)}` })
    throw failed ?? new ApiError('contract', TEXT.contract)
  }
  if (isRefusal(of.operation, json)) throw refused(of, { body, status, request: response })
  const reading = readAnswer(of.operation, json, { numberOf, asked: of.asked ?? {} })
  if (!reading.ok) {
    note(of, 'mismatch', status, reading)
    throw new ApiError('contract', TEXT.contract, { cause: reading.felder })
  }
  if (reading.rows.length > 0) note(of, 'mismatch', status, { zeilen: reading.rows })
  noteRenamed(of, status, json)
  return withUnreadRows(reading.data, reading.rows)
}

/** What was sent in place of a file. */
export function noFile(of: CallOf, body: string, response: AxiosResponse<Blob>): ApiError {
  const { status, data } = response
  const error = errorIn(of, { body, status, request: response })
  if (error.kind === 'unconnected') noteUnknown(of, status)
  else note(of, 'mismatch', status, { grund: `Statt einer Datei kam ${data.type}` })
  return error
}

const WORDS = ['error', 'errors', 'fehler', 'message', 'success', 'status', 'code', 'ok']

/**
 * It says that it is none of success: beside what this call's answer holds, or, where the answer itself uses such words
 * (`status` of a target group), in place of all of it.
 */
function isRefusal({ output }: Operation, body: unknown): boolean {
  const fields = Object.entries(Object(body))
  const beside = fields.filter(([name]) => !hasField(output, name))
  if (refusalIn(Object.fromEntries(beside), true) !== null) return true
  const inPlace = fields.every(([name]) => WORDS.includes(name) || !hasField(output, name))
  return inPlace && refusalIn(body, true) !== null
}

/** undefined: there is none. */
function jsonOf(text: string): unknown {
  try {
    return parseBody(text)
  } catch {
    return undefined
  }
}
