import axios, {
  getAdapter,
  isAxiosError,
  isCancel,
  type AxiosAdapter,
  type AxiosError,
  type AxiosInstance,
} from 'axios'
import { ApiError, fehlerAntwort } from '#src/contract/apiError.ts'
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
  http: 'Der Server konnte die Anfrage nicht bearbeiten. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
}

/** Turns whatever a request threw into an ApiError; tells the session when it is lost. */
export async function toApiError(thrown: unknown): Promise<ApiError> {
  if (thrown instanceof ApiError) return thrown
  if (!isAxiosError(thrown)) throw thrown
  if (!thrown.response) {
    const timeout = thrown.code === 'ETIMEDOUT' || thrown.code === 'ECONNABORTED'
    return new ApiError('network', timeout ? TEXT.timeout : TEXT.network, { code: thrown.code, cause: thrown })
  }
  const { status } = thrown.response
  const body = await readErrorBody(thrown.response.data)
  if (!body) return new ApiError(status === 401 ? 'session' : 'http', TEXT.http, { status, cause: thrown })
  const { code, text, felder, aktuell, anfrage } = body
  const kind = status === 401 ? 'session' : status >= 500 ? 'http' : 'domain'
  if (kind === 'session') config.onSessionLost(tokenOf(thrown))
  const retryAfterS = status === 429 ? secondsOf(thrown.response.headers['retry-after']) : null
  return new ApiError(kind, text, {
    status,
    code,
    fieldErrors: felder,
    current: aktuell,
    requestNumber: anfrage,
    retryAfterS,
  })
}

function tokenOf({ config: request }: AxiosError): string | null {
  const header: unknown = request?.headers.get('Authorization')
  return typeof header === 'string' ? header.slice(BEARER.length) : null
}

/** Seconds of a Retry-After header; a date or nothing there is no countdown. */
function secondsOf(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null
}

async function readErrorBody(data: unknown) {
  const text = data instanceof Blob ? await data.text() : typeof data === 'string' ? data : ''
  try {
    const parsed = fehlerAntwort.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.fehler : null
  } catch {
    return null
  }
}
