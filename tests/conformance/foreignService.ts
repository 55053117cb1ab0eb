import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignAnswer {
  status?: number
  type?: string
  body: string
}

export interface ForeignService {
  address: string
  /** "GET fetchKampagnen" of each request that came. */
  asked: string[]
  stop: () => Promise<void>
}

const aktionIn = (text: string): string | null => new URLSearchParams(text).get('aktion')

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** A service that answers as nobody here wrote it: by the word `aktion`, or the last part of the path. */
export async function startForeign(answer: (aktion: string) => ForeignAnswer): Promise<ForeignService> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const aktion = url.searchParams.get('aktion') ?? aktionIn(body) ?? url.pathname.split('/')[2] ?? ''
      asked.push(`${request.method} ${aktion}`)
      const { status = 200, type = 'application/json', body: text } = answer(aktion)
      response.writeHead(status, { 'content-type': type }).end(text)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
