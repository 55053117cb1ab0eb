import axios, {
  getAdapter,
  AxiosError,
  isAxiosError,
  isCancel,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
} from 'axios'
import { CLEANED_HEADER } from '#src/contract/headers.ts'
import { KONTO_HEADER } from '#src/contract/session.ts'
import { forgetUnknownCalls } from './unknownCalls.ts'

/** Longest wait for an answer, ms (NET-01). */
export const READ_TIMEOUT_MS = 15_000
/** Longest silence of writes and files: while something moves, nothing is cut. */
export const WRITE_TIMEOUT_MS = 60_000
/** Longest work of the service with a file that has come whole, ms (assumed): a million addresses on a busy machine. */
export const SERVICE_WAIT_MS = 600_000

const BEARER = 'Bearer '

export const bearer = (token: string): string => `${BEARER}${token}`

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
  /** Asks the service for something that nothing on its way refuses. */
  isThere?: () => Promise<boolean>
  /** The service took signs out of what was sent that nobody sees. */
  onCleaned?: () => void
  /** Tests hand requests to the stand-in in process. */
  adapter?: AxiosAdapter
}

let config: ApiConfig = { credentials: () => ({ token: null, konto: null }), onSessionLost: () => undefined }

/** What the runtime has, as the library itself chooses. */
const NETWORK: ('xhr' | 'http')[] = ['xhr', 'http']

export const http: AxiosInstance = axios.create({
  baseURL: '/',
  timeout: READ_TIMEOUT_MS,
  allowAbsoluteUrls: false,
  transitional: { silentJSONParsing: false, forcedJSONParsing: false, clarifyTimeoutError: true },
  responseType: 'text',
  transformResponse: (data: unknown) => data,
})

/** Addresses of which an answer came in this tab: nothing on their way refuses them. */
const answered = new Set<string | undefined>()

/** Code of a call that something on its way refuses, as lists of advertising do, while the service itself answers. */
export const BLOCKED = 'GESPERRT'

/** Refused, and not silent: an address that never answered here, while the service does. */
async function isBlocked({ response, code, config: request }: AxiosError): Promise<boolean> {
  if (response || code !== AxiosError.ERR_NETWORK || answered.has(request?.url)) return false
  return (await config.isThere?.()) ?? false
}

http.interceptors.request.use((request) => {
  // In the name of a session that is over here already: whoever is logged in now has nothing to do with it.
  if (request.headers.has('Authorization')) return request
  const { token, konto } = config.credentials()
  if (token !== null) request.headers.set('Authorization', bearer(token))
  if (token !== null && konto !== null) request.headers.set(KONTO_HEADER, konto)
  return request
})

http.interceptors.response.use(
  (response) => {
    config.onContact?.(true)
    answered.add(response.config.url)
    if (response.headers[CLEANED_HEADER.toLowerCase()] !== undefined) config.onCleaned?.()
    return response
  },
  async (error: unknown) => {
    if (!isAxiosError(error) || isCancel(error)) throw error
    if (error.response) answered.add(error.config?.url)
    if (await isBlocked(error)) error.code = BLOCKED
    else config.onContact?.(error.response !== undefined)
    throw error
  },
)

/** A call was given up, since nothing came. */
export const noteSilence = (): void => config.onContact?.(false)

/** Wires the calls to the session; once at the start, and per test. */
export function configureApi(next: ApiConfig): void {
  config = next
  forgetUnknownCalls()
  answered.clear()
  // Always: a call never goes on over what an earlier wiring was carried by.
  http.defaults.adapter = next.adapter ?? NETWORK
}

/** Hands over an answer that is already on its way; one that is no success is asked for again in the usual way. */
export function earlyAdapter(early: Promise<Response>): AxiosAdapter {
  return async (request) => {
    const response = await early.catch(() => null)
    if (!response?.ok) return getAdapter(http.defaults.adapter)(request)
    const { status, statusText } = response
    return { data: await textOf(response), status, statusText, headers: {}, config: request, request: null }
  }
}

/** In the letters that the answer names, as it comes otherwise: `text()` knows UTF-8 alone. */
async function textOf(response: Response): Promise<string> {
  const latin = /8859-1|1252/.test(response.headers.get('content-type') ?? '')
  return new TextDecoder(latin ? 'latin1' : 'utf-8').decode(await response.arrayBuffer())
}

/** Tells the session that a call was refused, with the token that it was sent with. */
export const sessionLost = (request: AxiosError | AxiosResponse): void => config.onSessionLost(tokenOf(request))

function tokenOf({ config: request }: AxiosError | AxiosResponse): string | null {
  const header: unknown = request?.headers.get('Authorization')
  return typeof header === 'string' ? header.slice(BEARER.length) : null
}
