import type { AxiosResponse } from 'axios'
import { ApiError } from '#src/contract/apiError.ts'
import { hasField } from '#src/contract/encoding.ts'
import type { Operation } from '#src/contract/operation.ts'
import { parseBody } from '#src/contract/reading/json.ts'
import { readAnswer } from '#src/contract/reading/readAnswer.ts'
import { refusalIn, saysUnknownCall } from '#src/contract/reading/refusal.ts'
import { withUnreadRows } from '#src/contract/reading/unreadRows.ts'
import { type MismatchReport, reportMismatch } from './mismatch.ts'
import { type CallOf, errorOf, type RefusedAnswer, TEXT } from './refusal.ts'

/**
 * Answers that are not written as our own service writes them (domain 4.14). A part of its own, which comes with the first of
 * them: who never meets one does not load it.
 */

const addressOf = ({ method, path, aktion }: Operation): string =>
  `${method} ${path}${aktion === null ? '' : ` aktion=${aktion}`}`

/** Notes what did not fit, for whoever connects a backend. */
function note({ name, operation }: CallOf, status: number, what: Partial<MismatchReport>): void {
  const { grund = null, felder = [], zeilen = [] } = what
  reportMismatch({ aufruf: name, adresse: addressOf(operation), status, grund, felder, zeilen })
}

/** What a refusal says in other words than ours. */
export function refused(of: CallOf, { body, status: line, ...rest }: RefusedAnswer): ApiError {
  const json = jsonOf(body)
  const found = refusalIn(json, line < 400)
  const status = found?.status === 401 || line < 400 ? (found?.status ?? line) : line
  // A record that does not exist is told in words, or in a code of its own.
  const silent = !found?.text && found?.code === undefined
  const unknown = saysUnknownCall(json ?? body) || ([404, 405, 501].includes(status) && silent)
  return errorOf(of, found, { ...rest, status, unknown })
}

/** An answer of success that does not fit as it stands. */
export function readForeign(of: CallOf, response: AxiosResponse<unknown>): unknown {
  const body = typeof response.data === 'string' ? response.data : ''
  const { status } = response
  const json = jsonOf(body)
  if (json === undefined) {
    if (saysUnknownCall(body)) throw refused(of, { body, status, request: response })
    note(of, status, { grund: `Kein JSON: ${body.slice(0, 80)}` })
    throw new ApiError('contract', TEXT.contract)
  }
  if (isRefusal(of.operation, json)) throw refused(of, { body, status, request: response })
  const reading = readAnswer(of.operation, json)
  if (!reading.ok) {
    note(of, status, reading)
    throw new ApiError('contract', TEXT.contract, { cause: reading.felder })
  }
  if (reading.rows.length > 0) note(of, status, { zeilen: reading.rows })
  return withUnreadRows(reading.data, reading.rows)
}

/** What was sent in place of a file. */
export function noFile(of: CallOf, body: string, response: AxiosResponse<Blob>): ApiError {
  const { status, data } = response
  note(of, status, { grund: `Statt einer Datei kam ${data.type}` })
  return refused(of, { body, status, request: response })
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
