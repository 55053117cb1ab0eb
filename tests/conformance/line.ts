import { getAdapter, isAxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import { configureApi } from '#src/api/http.ts'

/** One request and what came back, as it was on the line. */
export interface Exchange {
  /** null: no answer at all. */
  status: number | null
  contentType: string
  disposition: string
  /** null: a file. */
  body: string | null
  bytes: number
  /** Until the answer was there as a whole. */
  ms: number
  /** It began with a byte order mark, which no browser shows. */
  bom: boolean
  /** Bytes that are no characters in the charset that the answer names. */
  damaged: boolean
}

/** Who calls, as the product's window knows it. */
interface Caller {
  token: string | null
  konto: string | null
}

export interface Line {
  caller: Caller
  /** What went over the line since the last time that somebody asked; the last one is the newest. */
  taken: () => Exchange[]
}

/** As a browser reads it: in the charset of the answer, without the mark before it. */
function decoded(bytes: Uint8Array, contentType: string): string {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/**
 * Leads the product's own client to a service: the same requests, the same reading, and a note of each exchange. What the
 * browser does with an answer (charset, byte order mark) is done here.
 */
export function openLine(address: string, now: () => Date): Line {
  const caller: Caller = { token: null, konto: null }
  let exchanges: Exchange[] = []

  async function note(response: AxiosResponse<unknown>, text: boolean, begun: number): Promise<void> {
    const { status, headers, data } = response
    const contentType = String(headers['content-type'] ?? '')
    const bytes = data instanceof Blob ? new Uint8Array(await data.arrayBuffer()) : new Uint8Array()
    const read = decoded(bytes, contentType)
    const isText = text || /json|html|text\/plain/.test(contentType)
    exchanges.push({
      status,
      contentType,
      disposition: String(headers['content-disposition'] ?? ''),
      body: isText ? read : null,
      bytes: bytes.byteLength,
      ms: now().getTime() - begun,
      bom: bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf,
      damaged: isText && read.includes('\uFFFD'),
    })
    if (text) response.data = read
  }

  const adapter: AxiosAdapter = async (config) => {
    const begun = now().getTime()
    const text = config.responseType !== 'blob'
    try {
      const response = await getAdapter('fetch')({ ...config, baseURL: address, responseType: 'blob' })
      await note(response, text, begun)
      return response
    } catch (error) {
      if (isAxiosError(error) && error.response) await note(error.response, text, begun)
      else exchanges.push({ ...NO_ANSWER, ms: now().getTime() - begun })
      throw error
    }
  }
  configureApi({
    credentials: () => caller,
    // A token that was refused is not sent again.
    onSessionLost: (token) => {
      if (token === caller.token) caller.token = null
    },
    adapter,
  })
  return {
    caller,
    taken: () => {
      const taken = exchanges
      exchanges = []
      return taken
    },
  }
}

const NO_ANSWER = { status: null, contentType: '', disposition: '', body: null, bytes: 0, bom: false, damaged: false }
