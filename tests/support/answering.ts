import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import { configureApi } from '#src/api/http.ts'
import { ApiError } from '#src/contract/apiError.ts'

/** Every call is answered so, whatever it is; `onSessionLost` hears whether the session is over. */
export function answering(
  onSessionLost: () => void,
  status: number,
  body: string | Blob,
  headers: Record<string, string> = {},
): void {
  const adapter: AxiosAdapter = (config) => {
    const data =
      config.responseType === 'blob' && typeof body === 'string' ? new Blob([body], { type: 'text/html' }) : body
    const response: AxiosResponse = { data, status, statusText: '', headers, config, request: null }
    if (status < 400) return Promise.resolve(response)
    return Promise.reject(new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response))
  }
  configureApi({ credentials: () => ({ token: 'abc', konto: null }), onSessionLost, adapter })
}

/** How a call failed; one that was answered fails the test. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('answered')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)),
  )
