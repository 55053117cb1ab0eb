import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

/** What a client asked for, as it came over the wire. */
export interface BildAnfrage {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The JSON body; empty for the fetch of a picture. */
  body: {
    model?: string
    prompt?: string
    n?: number
    size?: string
    response_format?: string
    seed?: number
    negative_prompt?: string
  }
}

/** An answer word by word, as a service documents it. */
interface BildAntwort {
  status: number
  headers?: Record<string, string>
  body: unknown
}

/** How one request is answered: by a name below, by a given answer, or by what the request says. */
export type Verhalten = keyof typeof VERHALTEN | BildAntwort | ((anfrage: BildAnfrage) => Verhalten)

export interface BildServer {
  /** For BILD_URL. */
  url: string
  anfragen: BildAnfrage[]
  /** Bytes that went out without an end. */
  gesendet: number
  /** Connections that the client closed before their answer was complete. */
  abgebrochen: number
  /** How the next requests are answered, one after the other; what comes after them is `danach`. */
  naechste: Verhalten[]
  danach: Verhalten
  /** Lets every `slow` request go on. */
  release: () => void
  close: () => Promise<void>
}

interface Gespraech {
  server: BildServer
  anfrage: BildAnfrage
  response: ServerResponse
  /** Until `release`. */
  released: Promise<void>
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Width and height of a request, 1024 squared without one. */
function sizeOf({ body }: BildAnfrage): [number, number] {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(body.size ?? '') ?? []
  return [Number(width ?? 1024), Number(height ?? 1024)]
}

/** A picture of soft blots: real, and another one with another seed or description. */
export async function zeichne(
  width: number,
  height: number,
  keim: string,
  format: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Buffer> {
  let state = Array.from(keim).reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
  const blots = Buffer.alloc(8 * 8 * 3, 0).map(() => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state >>> 24
  })
  const small = sharp(blots, { raw: { width: 8, height: 8, channels: 3 } })
  return small.resize(width, height, { fit: 'fill' }).toFormat(format).toBuffer()
}

async function drawFor(anfrage: BildAnfrage, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  const [width, height] = sizeOf(anfrage)
  return zeichne(width, height, `${anfrage.body.seed}|${anfrage.body.prompt}`, format)
}

const deliver = (response: ServerResponse, picture: Uint8Array) =>
  json(response, 200, { created: 1_763_900_000, data: [{ b64_json: Buffer.from(picture).toString('base64') }] })

const refuse =
  (status: number, code: string, message: string, headers?: Record<string, string>) =>
  ({ response }: Gespraech) =>
    json(response, status, { error: { message, type: 'invalid_request_error', param: null, code } }, headers)

/** Says that it is 30 000 pixels wide and high, and holds a few of them. */
function bomb(): Buffer {
  const chunk = (art: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(art), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(content), 4)
    return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)])
  }
  const head = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 1, 0, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(4096)))])
}

/** Goes on until the client has had enough. */
function pour({ server, response }: Gespraech): void {
  const part = Buffer.alloc(256 * 1024, 'A')
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"data":[{"b64_json":"')
  const more = () => {
    while (!response.destroyed) {
      server.gesendet += part.length
      if (!response.write(part)) return
    }
  }
  response.on('drain', more)
  more()
}

const VERHALTEN = {
  ok: async ({ anfrage, response }: Gespraech) => deliver(response, await drawFor(anfrage)),
  jpeg: async ({ anfrage, response }: Gespraech) => deliver(response, await drawFor(anfrage, 'jpeg')),
  webp: async ({ anfrage, response }: Gespraech) => deliver(response, await drawFor(anfrage, 'webp')),
  /** Waits for `release`, then draws. */
  slow: async ({ anfrage, response, released }: Gespraech) => {
    await released
    deliver(response, await drawFor(anfrage))
  },
  /** The picture lies beside the service, at a separate address. */
  url: ({ server, anfrage, response }: Gespraech) =>
    json(response, 200, { data: [{ url: `${server.url}/bilder/${sizeOf(anfrage).join('x')}.png` }] }),
  refused: refuse(401, 'invalid_api_key', 'Incorrect API key provided.'),
  busy: refuse(429, 'rate_limit_exceeded', 'Rate limit reached for images per minute.', { 'retry-after': '7' }),
  quota: refuse(429, 'insufficient_quota', 'You exceeded your current quota.'),
  policy: refuse(400, 'content_policy_violation', 'Your request was rejected as a result of our safety system.'),
  notFound: refuse(404, 'model_not_found', 'The model does not exist.'),
  error: refuse(500, 'server_error', 'The server had an error.'),
  html: ({ response }: Gespraech) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome to nginx!</h1>'),
  badGateway: ({ response }: Gespraech) => void response.writeHead(502).end('<html><h1>502 Bad Gateway</h1></html>'),
  brokenJson: ({ response }: Gespraech) => void response.writeHead(200).end('{"data":[{"b64_json":"iVBOR'),
  empty: ({ response }: Gespraech) => json(response, 200, { created: 1, data: [] }),
  brokenBase64: ({ response }: Gespraech) => json(response, 200, { data: [{ b64_json: 'iVBO*~w0K!!' }] }),
  noPicture: ({ response }: Gespraech) => deliver(response, Buffer.from('%PDF-1.7 is not what was asked for')),
  truncated: async ({ anfrage, response }: Gespraech) => {
    const picture = await drawFor(anfrage)
    deliver(response, picture.subarray(0, picture.length >> 1))
  },
  tiny: async ({ response }: Gespraech) => deliver(response, await zeichne(1024, 255, 'tiny')),
  wrongSize: async ({ response }: Gespraech) => deliver(response, await zeichne(512, 512, 'square')),
  bomb: ({ response }: Gespraech) => deliver(response, bomb()),
  huge: pour,
  /** 100 MB in 100 KB. */
  gzipBomb: ({ response }: Gespraech) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(100 * 1024 * 1024, 'A'))),
  silence: () => undefined,
  /** Head and a few bytes at once, and then nothing more. */
  stalled: ({ response }: Gespraech) => void response.writeHead(200).write('{"data":['),
  cut: ({ response }: Gespraech) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"data":', () => response.destroy())
  },
  redirect: ({ server, response }: Gespraech) =>
    void response.writeHead(307, { location: `${server.url}/elsewhere` }).end(),
}

/**
 * An image service of OpenAI's kind on a free port of this machine. Each request is answered as the test says, and every
 * request is kept. Pictures are real and of the asked size.
 */
export async function openBildServer(danach: Verhalten = 'ok'): Promise<BildServer> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const http = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    response.on('close', () => (server.abgebrochen += response.writableFinished ? 0 : 1))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8')
      const { method = '', url: path = '', headers } = request
      const anfrage: BildAnfrage = { method, path, headers, body: text === '' ? {} : JSON.parse(text) }
      server.anfragen.push(anfrage)
      void answer({ server, anfrage, response, released })
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const server: BildServer = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    anfragen: [],
    gesendet: 0,
    abgebrochen: 0,
    naechste: [],
    danach,
    release,
    close: async () => {
      release()
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
  return server
}

async function answer(talk: Gespraech): Promise<void> {
  const { server, anfrage, response } = talk
  const picture = /^\/bilder\/(\d+)x(\d+)\.png$/.exec(anfrage.path)
  if (picture) return void response.end(await zeichne(Number(picture[1]), Number(picture[2]), 'laid aside'))
  if (anfrage.method !== 'POST' || anfrage.path.split('?')[0]?.endsWith('/v1/images/generations') !== true)
    return json(response, 404, { error: { message: 'Invalid URL', type: 'invalid_request_error' } })
  let verhalten = server.naechste.shift() ?? server.danach
  while (typeof verhalten === 'function') verhalten = verhalten(anfrage)
  if (typeof verhalten === 'string') return VERHALTEN[verhalten](talk)
  json(response, verhalten.status, verhalten.body, verhalten.headers)
}
