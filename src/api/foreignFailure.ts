import { ApiError } from '#src/contract/apiError.ts'
import { hasField } from '#src/contract/encoding.ts'
import { isProgramFailure, saysUnknownCall } from '#src/contract/reading/refusal.ts'
import { sessionLost } from './http.ts'
import { type CallOf, FOREIGN_PAGE, type RefusedAnswer, SECRETS, secondsOf, TEXT } from './refusal.ts'

/** Failures of what stands around a service (PHP, its web server, a network), told by their marks (domain 4.14). */

const WORDS = {
  gewartet: (wann: string) =>
    `Der Server wird gerade gewartet. Ihre Eingaben sind noch da. Bitte versuchen Sie es ${wann} erneut.`,
  zuViele: (wann: string) =>
    `Der Server bekam gerade zu viele Anfragen. Ihre Eingaben sind noch da. Bitte versuchen Sie es ${wann} erneut.`,
  fremdeSeite:
    'Der Server wurde nicht erreicht: Statt seiner hat etwas anderes geantwortet, etwa die Anmeldeseite eines WLANs oder ein Filter Ihres Netzes. Ihre Eingaben sind noch da. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  gefiltert:
    'Der Server oder ein Filter Ihres Netzes lässt diesen Abruf nicht zu. Ihre Eingaben sind noch da. Bitte versuchen Sie es in einem anderen Netz, oder fragen Sie Ihre IT-Abteilung.',
  abgeschnitten:
    'Die Antwort des Servers ist nicht vollständig angekommen. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
}

const TOO_LARGE =
  /POST Content-Length of|exceeds the (?:limit|upload_max|MAX_FILE)|post_max_size|upload_max_filesize|UPLOAD_ERR_(?:INI|FORM)_SIZE|(?:request entity|payload|content|file) too large/i
/** What PHP takes without being told otherwise (`upload_max_filesize`), bytes; of more it loses all fields, the call's name too. */
const PHP_UPLOAD_MAX = 2 * 1024 * 1024

const isPage = (body: string): boolean =>
  /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|h1|title|meta)\b/i.test(body)
const asksForLogin = (body: string): boolean => /<input[^>]*type\s*=\s*["']?password/i.test(body)

/** An answer is sent whole or not at all: one that begins as JSON and is none was cut off. */
const isCutOff = (body: string): boolean => /^\s*[[{]/.test(body) && !isJson(body)

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}

/** "in 5 Minuten"; without a time that was said: `sonst`. */
function inTime(seconds: number | null, sonst: string): string {
  if (seconds === null) return sonst
  if (seconds < 90) return `in ${seconds} Sekunden`
  return seconds < 5_400 ? `in ${Math.ceil(seconds / 60)} Minuten` : `in ${Math.ceil(seconds / 3_600)} Stunden`
}

/**
 * What failed around the service. null: it is the service's own answer. `says`: it has words for people, which go before what its
 * status would be told as.
 */
export function foreignFailure(of: CallOf, answer: RefusedAnswer, says: boolean): ApiError | null {
  const { body, status, request } = answer
  const retryAfterS = secondsOf(answer.retryAfter)
  const details = { status, cause: request }
  if (isTooLarge(of, answer)) return new ApiError('domain', TEXT.zuGross, details)
  if (isProgramFailure(body)) return new ApiError('http', TEXT.http, details)
  if (says) return null
  if (status === 503)
    return new ApiError('http', WORDS.gewartet(inTime(retryAfterS, 'in einigen Minuten')), { ...details, retryAfterS })
  if (status === 429)
    return new ApiError('http', WORDS.zuViele(inTime(retryAfterS, 'in einem Moment')), { ...details, retryAfterS })
  if (status === 407 || status === 511) return otherPage(details)
  if (isPage(body) && (status < 400 || status === 403)) return pageFailure(of, answer)
  return status < 400 && isCutOff(body) ? new ApiError('contract', WORDS.abgeschnitten, details) : null
}

const otherPage = (details: { status: number; cause: unknown }): ApiError =>
  new ApiError('contract', WORDS.fremdeSeite, { ...details, code: FOREIGN_PAGE })

/** A login page is a session that is over, but to somebody who is proving who he is. */
function pageFailure({ operation }: CallOf, { body, status, request }: RefusedAnswer): ApiError {
  const details = { status, cause: request }
  if (asksForLogin(body) && !SECRETS.some((field) => hasField(operation.input, field))) {
    sessionLost(request)
    return new ApiError('session', TEXT.session, details)
  }
  return status === 403 ? new ApiError('http', WORDS.gefiltert, details) : otherPage(details)
}

/** Said in words, or a file that is larger than PHP takes by itself and whose call it does not know any more. */
function isTooLarge({ bytes = 0 }: CallOf, { body, status }: RefusedAnswer): boolean {
  if (bytes === 0) return false
  return TOO_LARGE.test(body) || (bytes > PHP_UPLOAD_MAX && ![404, 405, 501].includes(status) && saysUnknownCall(body))
}
