import { Fehlschlag } from './fehlschlag.ts'

/** What a refusal says, whatever its shape (docs/bilddienst.md). */
export interface Absage {
  status: number
  /** Codes and types, those of inner errors too. */
  codes: string[]
  message: string
  /** Fields that it complains of by name. */
  felder: string[]
}

/** A member of something foreign, or undefined. */
export function member(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

const texts = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string')

/** Reads OpenAI's and Azure's `error`, xAI's `error` as a text, FastAPI's `detail` as a text or a list. */
export function readAbsage(status: number, body: unknown): Absage {
  const error = member(body, 'error')
  const inner = member(error, 'inner_error') ?? member(error, 'innererror')
  const detail = member(body, 'detail')
  const details = Array.isArray(detail) ? detail.slice(0, 20) : []
  return {
    status,
    codes: texts([member(error, 'code'), member(error, 'type'), member(inner, 'code'), member(body, 'code')]),
    message: texts([
      member(error, 'message'),
      error,
      detail,
      member(body, 'message'),
      ...details.map((entry) => member(entry, 'msg')),
    ])
      .join(' ')
      .slice(0, 4_000),
    felder: texts([
      member(error, 'param'),
      ...details.flatMap((entry) => {
        const loc = member(entry, 'loc')
        return Array.isArray(loc) ? [loc.at(-1)] : []
      }),
    ]),
  }
}

const INHALT_CODE =
  /^(?:content_?policy_?violation|moderation_blocked|content_?filter(?:ed)?|responsibleaipolicyviolation|image_generation_user_error|safety|nsfw)/i
const INHALT_TEXT =
  /safety (?:system|polic|filter|check)|safety_violations|content[ _](?:management )?polic|content[ _](?:filter|moderation)|blocked by our|unsafe[ _](?:content|generation)|image_safety|guardrails|\bnsfw\b/i
const GUTHABEN_CODE =
  /^(?:insufficient_(?:user_)?quota|billing_(?:hard_limit_reached|not_active)|budget_exceeded|insufficient_(?:balance|credits?|funds))$/i
const GUTHABEN_TEXT = /billing hard limit|exceeded your current quota|insufficient (?:balance|credits?|funds|quota)/i

/** Whether the description was refused for what it shows, by a code or in words. */
export const isInhalt = ({ codes, message }: Absage): boolean =>
  codes.some((code) => INHALT_CODE.test(code)) || INHALT_TEXT.test(message)

const isGuthaben = ({ status, codes, message }: Absage): boolean =>
  status === 402 || codes.some((code) => GUTHABEN_CODE.test(code)) || GUTHABEN_TEXT.test(message)

/** What becomes of a refusal that nothing can be left out for. `worte` are those of the service, fit to be shown. */
export function fehlschlagAus(absage: Absage, worte: string, wartenS: number | undefined): Fehlschlag {
  const { status } = absage
  // Before what the status says: content is refused with 400, 403, 422 and 500, an empty account with 400, 403 and 429.
  if (isInhalt(absage)) return new Fehlschlag('ABGELEHNT', { worte })
  if (isGuthaben(absage)) return new Fehlschlag('GUTHABEN')
  if (status === 401 || status === 403) return new Fehlschlag('ZUGANG')
  if (status === 404 || status === 405 || status === 410) return new Fehlschlag('NICHT_GEFUNDEN')
  if (status === 429) return new Fehlschlag('AUSGELASTET', { wartenS })
  if (status >= 500 || status === 408 || status === 425) return new Fehlschlag('STOERUNG', { wartenS })
  return new Fehlschlag('AUFTRAG', { worte })
}
