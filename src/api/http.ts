import axios, {
  getAdapter,
  isAxiosError,
  isCancel,
  type AxiosAdapter,
  type AxiosError,
  type AxiosInstance,
  type AxiosResponse,
} from 'axios'
import { ApiError, type FoundRefusal, ownRefusal } from '#src/contract/apiError.ts'
import { hasField } from '#src/contract/encoding.ts'
import type { Operation } from '#src/contract/operation.ts'
import { KONTO_HEADER } from '#src/contract/session.ts'

/** Longest wait for an answer, ms (NET-01). */
const READ_TIMEOUT_MS = 15_000
/** Longest silence of writes and files: while something moves, nothing is cut. */
export const WRITE_TIMEOUT_MS = 60_000
/** Longest work of the service with a file that has come whole, ms (assumed): a million addresses on a busy machine. */
export const SERVICE_WAIT_MS = 600_000

const BEARER = 'Bearer '

/** What proves who calls, and as whom the screen believes to be working; null: nobody is logged in. */
export interface Credentials {
  token: string | null
  konto: string | null
}

interface ApiConfig {
  /** Asked before each call; throws where nothing may be sent from this window any more. */
  credentials: () => Credentials
  /** Called for each refused call with the token that it was sent with. */
  onSessionLost: (token: string | null) => void
  /** Told of every call: whether an answer came, whatever it says. */
  onContact?: (answered: boolean) => void
  /** Tests hand requests to the stand-in in process. */
  adapter?: AxiosAdapter
}

let config: ApiConfig = { credentials: () => ({ token: null, konto: null }), onSessionLost: () => undefined }

export const http: AxiosInstance = axios.create({
  baseURL: '/',
  timeout: READ_TIMEOUT_MS,
  allowAbsoluteUrls: false,
  transitional: { silentJSONParsing: false, forcedJSONParsing: false, clarifyTimeoutError: true },
  responseType: 'text',
  transformResponse: (data: unknown) => data,
})

http.interceptors.request.use((request) => {
  const { token, konto } = config.credentials()
  if (token !== null) request.headers.set('Authorization', `${BEARER}${token}`)
  if (token !== null && konto !== null) request.headers.set(KONTO_HEADER, konto)
  return request
})

http.interceptors.response.use(
  (response) => {
    config.onContact?.(true)
    return response
  },
  (error: unknown) => {
    if (isAxiosError(error) && !isCancel(error)) config.onContact?.(error.response !== undefined)
    throw error
  },
)

/** Wires the calls to the session; once at the start, and per test. */
export function configureApi(next: ApiConfig): void {
  config = next
  if (next.adapter) http.defaults.adapter = next.adapter
}

/** Hands over an answer that is already on its way; one that is no success is asked for again in the usual way. */
export function earlyAdapter(early: Promise<Response>): AxiosAdapter {
  return async (request) => {
    const response = await early.catch(() => null)
    if (!response?.ok) return getAdapter(http.defaults.adapter)(request)
    const { status, statusText } = response
    return { data: await response.text(), status, statusText, headers: {}, config: request, request: null }
  }
}

const TEXT = {
  network:
    'Keine Verbindung zum Server. Ihre Eingaben sind noch da. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  timeout: 'Der Server antwortet nicht. Ihre Eingaben sind noch da. Bitte versuchen Sie es in einem Moment erneut.',
  session: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  fields: 'Einige Angaben wurden nicht angenommen. Bitte prüfen Sie die markierten Felder.',
  unconnected: (aufruf: string) =>
    `Dieser Bereich ist noch nicht angeschlossen (${aufruf}). Ihre Eingaben sind noch da. Bitte wenden Sie sich an Ihren Anbieter.`,
  http: 'Der Server konnte die Anfrage nicht bearbeiten. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
}

export const CONTRACT_TEXT =
  'Die Antwort des Servers war unvollständig. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.'

/** The call that an answer is about. */
export interface CallOf {
  name: string
  operation: Operation
}

/** What is typed to prove something: a 401 refuses that, and ends no session. */
const SECRETS = ['passwort', 'altesPasswort', 'code']

/** Codes by which our own stand-in says that it does not know a call. */
const UNKNOWN = ['UNBEKANNTER_AUFRUF', 'FALSCHE_METHODE']

/** An answer that is none of success, or that says so. */
export interface RefusedAnswer {
  body: string
  status: number
  request: AxiosError | AxiosResponse
  retryAfter?: unknown
}

/** Turns whatever a request threw into an ApiError; tells the session when it is lost. */
export async function toApiError(thrown: unknown, of: CallOf): Promise<ApiError> {
  if (thrown instanceof ApiError) return thrown
  if (!isAxiosError(thrown)) throw thrown
  if (!thrown.response) {
    const timeout = thrown.code === 'ETIMEDOUT' || thrown.code === 'ECONNABORTED'
    return new ApiError('network', timeout ? TEXT.timeout : TEXT.network, { code: thrown.code, cause: thrown })
  }
  const { status, data, headers } = thrown.response
  const answer = { body: await textOf(data), status, request: thrown, retryAfter: headers['retry-after'] }
  const own = ownRefusal(jsonOf(answer.body))
  if (own) return errorOf(of, own, answer)
  // What other words mean is known to a part that our own service never needs.
  const foreign = await import('./foreignAnswer.ts').catch(() => null)
  return foreign ? foreign.refused(of, answer) : new ApiError('http', TEXT.http, { status, cause: thrown })
}

/** `unknown`: the service does not know the call. */
export function errorOf(
  { name, operation }: CallOf,
  found: FoundRefusal | null,
  { status, request, retryAfter, unknown = false }: Omit<RefusedAnswer, 'body'> & { unknown?: boolean },
): ApiError {
  const details = { status, code: found?.code, cause: request }
  if (unknown || (found?.code !== undefined && UNKNOWN.includes(found.code)))
    return new ApiError('unconnected', TEXT.unconnected(name), details)
  if (status === 401 && !SECRETS.some((field) => hasField(operation.input, field))) {
    config.onSessionLost(tokenOf(request))
    return new ApiError('session', found?.text ?? TEXT.session, details)
  }
  if (!found?.text && Object.keys(found?.felder ?? {}).length === 0) return new ApiError('http', TEXT.http, details)
  return new ApiError(status >= 500 ? 'http' : 'domain', found?.text ?? TEXT.fields, {
    ...details,
    fieldErrors: found?.felder,
    current: found?.aktuell,
    requestNumber: found?.anfrage,
    retryAfterS: status === 429 ? secondsOf(retryAfter) : null,
  })
}

function tokenOf({ config: request }: AxiosError | AxiosResponse): string | null {
  const header: unknown = request?.headers.get('Authorization')
  return typeof header === 'string' ? header.slice(BEARER.length) : null
}

/** Seconds of a Retry-After header; a date or nothing there is no countdown. */
function secondsOf(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null
}

const textOf = async (data: unknown): Promise<string> =>
  data instanceof Blob ? data.text() : typeof data === 'string' ? data : ''

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
