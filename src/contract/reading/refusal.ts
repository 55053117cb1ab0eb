import { type FoundRefusal, ownRefusal } from '../apiError.ts'

const WORDS = ['fehler', 'error', 'errors', 'message', 'meldung', 'msg'] as const
const FAILED = new Set<unknown>([false, 0, '0', 'false', 'error', 'fail', 'failed', 'fehler', 'nok'])
const MAX_TEXT = 300

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The refusal in a body, in our own form or one that is usual in PHP: `error`, `errors`, `message` or `fehler` (domain
 * 4.14). `answered`: the line said that all went well; then `message` alone is no refusal. `isRenamed`: a field of the call
 * has this name on the wire (src/contract/correction.ts), as "title" or "status". null: none.
 */
export function refusalIn(
  body: unknown,
  answered: boolean,
  isRenamed: (name: string) => boolean = () => false,
): FoundRefusal | null {
  // A list of fields and nothing around it; of an answer a list is no refusal.
  if (Array.isArray(body) && !answered) return refusalIn({ errors: body }, answered, isRenamed)
  if (!isRecord(body)) return null
  const own = ownRefusal(body)
  if (own) return own
  const failed =
    FAILED.has(body.success) || FAILED.has(body.status) || FAILED.has(body.ok) || (statusOf(body) ?? 0) >= 400
  const said = WORDS.filter((word) => body[word] !== undefined && body[word] !== null && body[word] !== false)
  const names = answered && !failed ? said.filter((word) => /^err|^feh/.test(word) && !isEmpty(body[word])) : said
  if (names.length === 0 && !failed) return null
  const felder = Object.assign({}, ...names.map((word) => fieldsOf(body[word], isRenamed))) as Record<string, string>
  const texts = names.map((word) => textOf(body[word], isRenamed)).filter((text) => text !== null)
  return { code: codeOf(body), text: texts.find(isFit) ?? null, felder, status: statusOf(body) }
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === 0 || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** A number that is a status of HTTP, under the names that it goes by. */
function statusOf(body: Record<string, unknown>): number | null {
  const nested = isRecord(body.error) ? [body.error.code, body.error.status] : []
  for (const value of [body.status, body.code, body.statusCode, body.http_status, ...nested]) {
    const status = Number(value)
    if (Number.isInteger(status) && status >= 400 && status < 600) return status
  }
  return null
}

function codeOf(body: Record<string, unknown>): string | undefined {
  const value = isRecord(body.error) ? (body.error.code ?? body.error.type) : (body.code ?? body.error_code)
  return typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : undefined
}

function textOf(value: unknown, isRenamed?: (name: string) => boolean): string | null {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map((one) => textOf(one)).find((text) => text !== null) ?? null
  if (!isRecord(value)) return null
  for (const key of ['text', 'message', 'msg', 'meldung', 'detail', 'title'])
    if (typeof value[key] === 'string' && !isRenamed?.(key)) return value[key].trim()
  return null
}

/** Texts by field: {"bezeichnung": "fehlt"}, {"bezeichnung": ["fehlt"]} or [{"field": "bezeichnung", "message": "fehlt"}]. */
function fieldsOf(value: unknown, isRenamed: (name: string) => boolean): Record<string, string> {
  if (Array.isArray(value)) {
    const pairs = value.filter(isRecord).flatMap((entry) => {
      const field = entry.field ?? entry.feld ?? entry.name ?? entry.path
      const text = textOf(entry)
      const said = text === null ? null : fieldText(text)
      return typeof field === 'string' && said !== null ? [[field, said] as const] : []
    })
    return Object.fromEntries(pairs)
  }
  if (!isRecord(value)) return {}
  const inner = isRecord(value.fields) ? value.fields : isRecord(value.felder) ? value.felder : value
  const pairs = Object.entries(inner).flatMap(([field, texts]) => {
    const text = typeof texts === 'string' || Array.isArray(texts) ? textOf(texts) : null
    const isField =
      isRenamed(field) ||
      !['text', 'message', 'msg', 'code', 'status', 'type', 'title', 'detail', 'meldung'].includes(field)
    const said = text === null ? null : fieldText(text)
    return isField && said !== null ? [[field, said] as const] : []
  })
  return Object.fromEntries(pairs)
}

const MAX_FAILURE = 20_000

const FAILURE =
  /\b(?:(?:fatal|parse) error(?:<\/b>)?:|uncaught \w*(?:error|exception)|call to (?:a member|(?:an? )?undefined)|allowed memory size|maximum execution time|SQLSTATE|stack trace)/i

/** A program that broke off: no answer of the call, and not that there is none. */
export const isProgramFailure = (body: string): boolean => FAILURE.test(body.slice(0, MAX_FAILURE))

const PROGRAM =
  /[<>{}]|SQLSTATE|Exception|Stack trace|Traceback|Fatal error|Undefined |Warning:|Notice:|\.php\b|::|\bon line \d/

/** Words for people, and no markup, trace or statement of a program. */
export const isFit = (text: string): boolean =>
  text.length > 0 &&
  text.length <= MAX_TEXT &&
  !isProgramFailure(text) &&
  /\p{L}{2}/u.test(text) &&
  /\s/.test(text) &&
  !PROGRAM.test(text)

const LOOK = 'Bitte prüfen Sie diese Angabe.'

/** What stands at a field: a word is enough there, and a rule's name ("validation.unique") at least marks it. null: no text. */
function fieldText(text: string): string | null {
  if (isFit(text) || /^\p{Lu}\p{Ll}+[.!]?$/u.test(text)) return text
  return /^[\w.-]{1,60}$/.test(text) && !PROGRAM.test(text) && !/^\d/.test(text) ? LOOK : null
}

const A_CALL = /\b(?:aktion|action|route|endpoint|method|call|aufruf)\b/i
const UNKNOWN =
  /\b(?:unknown|unbekannte?r?|invalid|ungültige?|undefined|unsupported|no such|not (?:found|supported)|does not exist|nicht gefunden|existiert nicht)(?!\p{L})/iu

/** Does a body say, in any words that are usual, that the service does not know the call itself? */
export function saysUnknownCall(body: unknown): boolean {
  const text =
    typeof body === 'string'
      ? body.slice(0, 2_000)
      : isRecord(body)
        ? WORDS.map((word) => textOf(body[word]) ?? '').join(' ')
        : ''
  return A_CALL.test(text) && UNKNOWN.test(text) && !isProgramFailure(text)
}
