import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { ApiRecht, ApiToken, ApiTokenEingabe } from '#src/contract/apizugang.ts'
import { API_RECHTE } from '#src/contract/apizugang.ts'
import type { TestBackend } from '#tests/support/standIn.ts'

/** What a test asks of a new token where it does not matter. */
export function eingabe(extra: Partial<ApiTokenEingabe> = {}): ApiTokenEingabe {
  return {
    bezeichnung: 'Shop',
    rechte: ['kampagne.lesen'],
    modus: 'live',
    ipListe: [],
    gueltigBis: '2027-11-19',
    ...extra,
  }
}

/** A new token of whoever is logged in. */
export function neuesToken(
  backend: TestBackend,
  session: string,
  extra: Partial<ApiTokenEingabe> = {},
): Promise<{ token: ApiToken; geheimnis: string }> {
  return backend.call(session, 'erstelleApiToken', eingabe(extra))
}

export const ALLE_RECHTE: ApiRecht[] = [...API_RECHTE]

export interface Empfangen {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  received: Empfangen[]
  /** How the next deliveries are answered. */
  answer: { status: number; body: string; headers: Record<string, string> }
  close: () => Promise<void>
}

/** A receiver of webhooks on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Empfangen[] = []
  const answer: Receiver['answer'] = { status: 200, body: 'ok', headers: {} }
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/haken`,
    received,
    answer,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
