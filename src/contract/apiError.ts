import * as z from 'zod/mini'

/** Body of every refused call: German text for the person, code for the program, texts per field. */
export const fehlerAntwort = z.object({
  fehler: z.object({
    code: z.string(),
    text: z.string(),
    felder: z.optional(z.record(z.string(), z.string())),
    /** On VERSION_VERALTET: the entity as it is stored now. */
    aktuell: z.optional(z.unknown()),
    /** Request number for a question to the provider. */
    anfrage: z.optional(z.string()),
  }),
})
export type FehlerAntwort = z.infer<typeof fehlerAntwort>

/** What an answer says of a call that was refused. */
export interface FoundRefusal {
  /** The code of our own form, or one that came beside the text. */
  code: string | undefined
  /** null: nothing that is fit for people. */
  text: string | null
  felder: Record<string, string>
  /** Status that the body states, whatever the line said; null: none. */
  status: number | null
  aktuell?: unknown
  anfrage?: string | undefined
}

/** The refusal in a body of our own form; null: it has another one. */
export function ownRefusal(body: unknown): FoundRefusal | null {
  const own = fehlerAntwort.safeParse(body)
  if (!own.success) return null
  const { code, text, felder = {}, aktuell, anfrage } = own.data.fehler
  return { code, text, felder, status: null, aktuell, anfrage }
}

/** network: no answer. blocked: refused on its way, while the service answers others. http: answered without a usable error body. contract: answered something else than agreed. session: not logged in. domain: refused with a reason. unconnected: the service does not know the call, which `code` names. */
export type ApiErrorKind = 'network' | 'blocked' | 'http' | 'contract' | 'session' | 'domain' | 'unconnected'

/** The only error that crosses `api/`. `message` is German and fit to be shown. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | null
  readonly code: string | null
  readonly fieldErrors: Record<string, string>
  readonly current: unknown
  readonly requestNumber: string | null
  /** After too many calls (429): seconds until the next one may be tried. */
  readonly retryAfterS: number | null

  constructor(
    kind: ApiErrorKind,
    message: string,
    details: {
      status?: number | undefined
      code?: string | undefined
      fieldErrors?: Record<string, string> | undefined
      current?: unknown
      requestNumber?: string | undefined
      retryAfterS?: number | null
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.fieldErrors = details.fieldErrors ?? {}
    this.current = details.current
    this.requestNumber = details.requestNumber ?? null
    this.retryAfterS = details.retryAfterS ?? null
  }
}
