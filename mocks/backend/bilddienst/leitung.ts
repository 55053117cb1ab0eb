import { Fehlschlag } from './fehlschlag.ts'

/** Most of an answer that is read, unpacked: 40 MB of picture are 54 MB of base64. */
const ANTWORT_MAX_BYTES = 64 * 1024 * 1024
/** Of a refusal. */
const ABSAGE_MAX_BYTES = 64 * 1024

export interface Antwort {
  status: number
  headers: Headers
  bytes: Buffer
}

const UNERREICHBAR = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/
const ZERTIFIKAT = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/

/** A failure of the line; fetch hides its reason one level down. */
function lineFailure(error: unknown): Fehlschlag {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (ZERTIFIKAT.test(code)) return new Fehlschlag('ZERTIFIKAT')
  return new Fehlschlag(UNERREICHBAR.test(code) ? 'NICHT_ERREICHBAR' : 'VERBINDUNG')
}

/**
 * One exchange to its end. Redirects are not followed: the key would go along. An answer is measured as it unpacks; where
 * it is too long the connection is closed. A refusal is read as far as it is short.
 */
export async function ask(
  fetchUrl: typeof fetch,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Antwort> {
  const stop = new AbortController()
  const signal = AbortSignal.any([init.signal, stop.signal])
  try {
    const response = await fetchUrl(url, { ...init, redirect: 'manual', signal })
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      throw new Fehlschlag('UMLEITUNG')
    const { status, headers } = response
    if (!response.ok) return { status, headers, bytes: await readAbsageBytes(response.body, init.signal) }
    if (Number(headers.get('content-length') ?? 0) > ANTWORT_MAX_BYTES) throw new Fehlschlag('ZU_GROSS')
    const { parts, whole } = await read(response.body, ANTWORT_MAX_BYTES)
    if (!whole) throw new Fehlschlag('ZU_GROSS')
    return { status, headers, bytes: Buffer.concat(parts) }
  } catch (error) {
    if (error instanceof Fehlschlag) throw error
    throw lineFailure(error)
  } finally {
    stop.abort()
  }
}

async function read(body: Response['body'], max: number): Promise<{ parts: Uint8Array[]; whole: boolean }> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > max) return { parts, whole: false }
    parts.push(part)
  }
  return { parts, whole: true }
}

/** Its status says enough where its words are cut off. */
async function readAbsageBytes(body: Response['body'], signal: AbortSignal): Promise<Buffer> {
  try {
    return Buffer.concat((await read(body, ABSAGE_MAX_BYTES)).parts)
  } catch (error) {
    if (signal.aborted) throw error
    return Buffer.alloc(0)
  }
}

/** Longest wait that a service can ask for, s. */
const WARTEN_MAX_S = 3_600

/** Seconds of `Retry-After`, given as such or as a date; the service's own clock tells how far off that is. */
export function wartezeit(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (text === '') return undefined
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Math.min(WARTEN_MAX_S, Math.ceil(Number(text)))
  const now = Date.parse(headers.get('date') ?? '')
  const seconds = Math.ceil((Date.parse(text) - (Number.isNaN(now) ? Date.now() : now)) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(WARTEN_MAX_S, Math.max(0, seconds))
}
