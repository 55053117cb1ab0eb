import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { WEBHOOK_HEADER } from '#src/contract/webhook.ts'
import { isOeffentlich } from '#src/domain/apizugang/adressen.ts'
import { ANTWORT_MS, AUSZUG_ZEICHEN, isLokalesZiel, zielProblem } from '#src/domain/apizugang/webhook.ts'
import { signaturen } from '../platform/signatur.ts'

/** What came back from one try; `fehler` is German and null when an answer came, whatever its status. */
export interface Antwort {
  status: number | null
  auszug: string | null
  fehler: string | null
}

/** Bytes of an answer that are read at most; the rest is nobody's business. */
const LESEN_BYTES = 8_192

/** Key of a webhook's secret: what stands behind its prefix (Standard Webhooks). */
export const webhookSchluessel = (geheimnis: string): Buffer => Buffer.from(geheimnis.replace(/^whsec_/, ''), 'base64')

const intern = 'Diese Adresse führt in ein internes Netz. Dorthin senden wir nichts.'

/** Looks a name up and refuses what is not public: the connection then goes to just this address (SSRF, rebinding). */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) callback(error, [])
    else if (addresses.length === 0 || addresses.some(({ address }) => !isOeffentlich(address)))
      callback(Object.assign(new Error(intern), { code: 'EINTERN' }), [])
    else if (options.all) callback(null, addresses)
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}

const TEXTE: Record<string, string> = {
  EINTERN: intern,
  ENOTFOUND: 'Diesen Namen gibt es nicht (DNS).',
  EAI_AGAIN: 'Der Name ließ sich nicht auflösen (DNS).',
  ECONNREFUSED: 'Dort nimmt niemand Verbindungen an.',
  ECONNRESET: 'Die Verbindung wurde abgebrochen.',
  ABORT_ERR: `Keine Antwort innerhalb von ${ANTWORT_MS / 1000} Sekunden.`,
}

function textOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return 'Das Zertifikat der Gegenseite ist nicht gültig.'
  return TEXTE[code] ?? 'Die Verbindung kam nicht zustande.'
}

export interface Sendung {
  url: string
  nachrichtId: string
  zeitS: number
  inhalt: string
  geheimnisse: readonly string[]
}

/** Sends one delivery once. Redirects are not followed: they would lead around every check. Never throws. */
export function send(
  { url: text, nachrichtId, zeitS, inhalt, geheimnisse }: Sendung,
  lokal: boolean,
): Promise<Antwort> {
  const problem = zielProblem(text, lokal)
  if (problem !== null) return Promise.resolve({ status: null, auszug: null, fehler: problem })
  const url = new URL(text)
  const body = Buffer.from(inhalt)
  const options = {
    method: 'POST',
    signal: AbortSignal.timeout(ANTWORT_MS),
    agent: false,
    ...(lokal && isLokalesZiel(url) ? {} : { lookup: publicLookup }),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'user-agent': 'Postkampagne-Webhook/1',
      [WEBHOOK_HEADER.id]: nachrichtId,
      [WEBHOOK_HEADER.zeit]: String(zeitS),
      [WEBHOOK_HEADER.signatur]: signaturen(geheimnisse.map(webhookSchluessel), {
        id: nachrichtId,
        zeitS: String(zeitS),
        body: inhalt,
      }),
    },
  }
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: null, auszug: null, fehler: textOf(error) })
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      const done = () => {
        const auszug = excerpt(Buffer.concat(chunks))
        resolve({ status: response.statusCode ?? null, auszug, fehler: null })
        response.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size >= LESEN_BYTES) done()
      })
      response.on('end', done)
      response.on('error', failed)
    })
    request.on('error', failed)
    request.end(body)
  })
}

/** Beginning of an answer as text; control characters of strangers stay outside. */
function excerpt(bytes: Buffer): string | null {
  const text = new TextDecoder()
    .decode(bytes.subarray(0, LESEN_BYTES))
    .replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim()
  return text === '' ? null : text.slice(0, AUSZUG_ZEICHEN)
}
