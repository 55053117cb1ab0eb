import type { AxiosError, AxiosResponse } from 'axios'
import { ApiError, type FoundRefusal } from '#src/contract/apiError.ts'
import type { WireCall } from '#src/contract/correct/wireCall.ts'
import { hasField, shapeOf } from '#src/contract/encoding.ts'
import type { Operation } from '#src/contract/operation.ts'
import { sessionLost } from './http.ts'

/** What a refusal says that brings no words of its own. */
export const TEXT = {
  network:
    'Keine Verbindung zum Server. Ihre Eingaben sind noch da. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  timeout: 'Der Server antwortet nicht. Ihre Eingaben sind noch da. Bitte versuchen Sie es in einem Moment erneut.',
  blocked:
    'Etwas in Ihrem Browser oder Netz sperrt diesen Abruf; der Server selbst antwortet. Bitte schalten Sie Werbeblocker und ähnliche Filter für diese Seite aus und laden Sie sie neu, oder fragen Sie Ihre IT-Abteilung.',
  session: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  fields: 'Einige Angaben wurden nicht angenommen. Bitte prüfen Sie die markierten Felder.',
  unconnected:
    'Dieser Bereich ist noch nicht angeschlossen. Ihre Eingaben sind noch da. Bitte wenden Sie sich an Ihren Anbieter.',
  zuGross:
    'Die Datei ist größer, als der Server annimmt. Es wurde nichts gespeichert, Ihre Eingaben sind noch da. Bitte teilen Sie sie auf oder nehmen Sie eine kleinere.',
  http: 'Der Server konnte die Anfrage nicht bearbeiten. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
  contract: 'Die Antwort des Servers war unvollständig. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
}

/** What is kept where something was typed, in each sentence that may be about it. */
const KEPT = ' Ihre Eingaben sind noch da.'

/** Nothing was typed for what only reads, or does something to one thing by its number. */
const hasInputs = ({ operation, wire }: CallOf): boolean =>
  !(wire?.reads ?? operation.method === 'GET') &&
  Object.keys(shapeOf(operation)).some((field) => !/^(?:id[A-Z]\w*|version)$/.test(field))

/** The failure as it is told: of inputs where there are some. */
export function told(of: CallOf, error: ApiError): ApiError {
  if (!hasInputs(of)) error.message = error.message.replace(KEPT, '')
  return error
}

/** Code of an answer that is a page of something else: a login, a notice, a portal. */
export const FOREIGN_PAGE = 'FREMDE_SEITE'

/** The call that an answer is about. */
export interface CallOf {
  name: string
  /** As the backend has it. */
  operation: Operation
  /** The contract's own address, as long as it is open whether the service knows the neutral one that is asked. */
  own?: Operation['path']
  /** What was asked for: a list that does not say its page answers this one. */
  asked?: { page?: unknown }
  /** Size of the file that goes along. */
  bytes?: number
  /** Its names on the wire, where they are others than ours (src/contract/correction.ts). */
  wire?: WireCall & { ownRefusal: (error: ApiError) => ApiError; fieldOnWire: (field: string) => string }
}

/** What is typed to prove something: a 401 refuses that, and ends no session. */
export const SECRETS = ['passwort', 'altesPasswort', 'code']

/** Codes by which our own stand-in says that it does not know a call. */
export const UNKNOWN_CODES = ['UNBEKANNTER_AUFRUF', 'FALSCHE_METHODE']

/** An answer that is none of success, or that says so. */
export interface RefusedAnswer {
  body: string
  status: number
  request: AxiosError | AxiosResponse
  retryAfter?: unknown
}

/** `unknown`: the service does not know the call. */
export function errorOf(
  { name, operation }: CallOf,
  found: FoundRefusal | null,
  { status, request, retryAfter, unknown = false }: Omit<RefusedAnswer, 'body'> & { unknown?: boolean },
): ApiError {
  const details = { status, code: found?.code, cause: request }
  if (unknown) return new ApiError('unconnected', TEXT.unconnected, { ...details, code: name })
  if (status === 401 && !SECRETS.some((field) => hasField(operation.input, field))) {
    sessionLost(request)
    return new ApiError('session', found?.text ?? TEXT.session, details)
  }
  const wordless = !found?.text && Object.keys(found?.felder ?? {}).length === 0
  // Sent once more it is refused once more, by whatever stands before the service.
  if (wordless && status === 413) return new ApiError('domain', TEXT.zuGross, details)
  if (wordless) return new ApiError('http', TEXT.http, details)
  return new ApiError(status >= 500 ? 'http' : 'domain', found?.text ?? TEXT.fields, {
    ...details,
    fieldErrors: found?.felder,
    current: found?.aktuell,
    requestNumber: found?.anfrage,
    retryAfterS: status === 429 || status === 503 ? secondsOf(retryAfter) : null,
  })
}

/** Seconds of a Retry-After header; a date or nothing there is no countdown. */
export function secondsOf(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null
}
