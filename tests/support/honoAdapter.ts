import { KONTO_HEADER } from '#src/contract/session.ts'
import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'

/** Anything that answers requests the way a Hono app does. */
export interface InProcess {
  request(url: string, init: RequestInit): Response | Promise<Response>
}

/** What a test does to a call before the stand-in sees it: answer in its place, throw, or let it pass by null. */
export type Intercept = (call: { url: string; aktion: string | null }) => Response | null | Promise<Response | null>

function addressOf(config: InternalAxiosRequestConfig): string {
  const url = new URL(config.url ?? '/', 'http://localhost:3000')
  for (const [name, value] of Object.entries((config.params ?? {}) as Record<string, string>))
    url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** Written by hand: the form types of jsdom are not those of Node's Request. */
async function multipart(form: FormData): Promise<{ body: Blob; type: string }> {
  const boundary = 'boundary-of-the-in-process-adapter'
  const parts: (string | ArrayBuffer)[] = []
  for (const [name, value] of form) {
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`)
    if (typeof value === 'string') parts.push(`\r\n\r\n${value}\r\n`)
    else {
      parts.push(`; filename="${value.name}"\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`)
      parts.push(await value.arrayBuffer(), '\r\n')
    }
  }
  parts.push(`--${boundary}--\r\n`)
  return { body: new Blob(parts), type: `multipart/form-data; boundary=${boundary}` }
}

async function bodyOf(config: InternalAxiosRequestConfig): Promise<{ body?: BodyInit; type?: string }> {
  const data = config.data as FormData | URLSearchParams | string | null | undefined
  if (data instanceof FormData) {
    const { body, type } = await multipart(data)
    return { body: await body.arrayBuffer(), type }
  }
  if (data === undefined || data === null) return {}
  const given = config.headers.get('Content-Type')
  const isJson = typeof given === 'string' && given.startsWith('application/json')
  return { body: data.toString(), type: isJson ? 'application/json' : 'application/x-www-form-urlencoded' }
}

function aktionOf(address: string, body: BodyInit | undefined): string | null {
  const query = new URLSearchParams(address.split('?')[1] ?? '')
  if (query.has('aktion')) return query.get('aktion')
  if (typeof body === 'string') return new URLSearchParams(body).get('aktion')
  // A multipart body: the field stands before the file.
  const text = body instanceof ArrayBuffer ? new TextDecoder().decode(body) : ''
  return /name="aktion"\r\n\r\n(\w+)/.exec(text)?.[1] ?? null
}

async function toAxios(config: InternalAxiosRequestConfig, answer: Response) {
  const data: unknown = config.responseType === 'blob' ? new Blob([await answer.arrayBuffer()]) : await answer.text()
  const headers = AxiosHeaders.from(Object.fromEntries(answer.headers.entries()))
  const response = { data, status: answer.status, statusText: answer.statusText, headers, config, request: null }
  if (answer.ok) return response
  throw new AxiosError(`HTTP ${answer.status}`, AxiosError.ERR_BAD_REQUEST, config, null, response)
}

/** Hands every request of the product to a stand-in in the same process: no port, real checks on both sides. */
export function honoAdapter(app: InProcess, intercept: Intercept = () => null): AxiosAdapter {
  return async (config) => {
    const address = addressOf(config)
    const { body, type } = await bodyOf(config)
    const authorization = config.headers.get('Authorization')
    const headers: Record<string, string> = {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(typeof authorization === 'string' ? { authorization } : {}),
    }
    for (const name of ['Idempotency-Key', KONTO_HEADER]) {
      const value = config.headers.get(name)
      if (typeof value === 'string') headers[name] = value
    }
    let answer: Response
    try {
      const method = (config.method ?? 'get').toUpperCase()
      answer =
        (await intercept({ url: address, aktion: aktionOf(address, body) })) ??
        (await app.request(address, { method, headers, ...(body === undefined ? {} : { body }) }))
    } catch (cause) {
      throw new AxiosError(String(cause), AxiosError.ERR_NETWORK, config)
    }
    if (config.signal?.aborted) throw new AxiosError('aborted', AxiosError.ERR_CANCELED, config)
    return toAxios(config, answer)
  }
}
