import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDemoServer } from '#mocks/demo/server.ts'

/**
 * Answers with what it received, so that a changed request shows. Closes each connection: in Node, msw no longer looks
 * into one that it has let through once.
 */
function echo(): Server {
  return createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request
      response
        .writeHead(207, { 'X-Echo': 'yes', Connection: 'close' })
        .end(JSON.stringify({ method, url, headers, body }))
    })
  })
}

async function open(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const form = 'aktion=checkUserLogin'
const REQUESTS: [promise: string, path: string, init: RequestInit][] = [
  [
    'a call of the product',
    '/api/login/',
    {
      method: 'POST',
      headers: { Authorization: 'Bearer abc', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form,
    },
  ],
  ['a call of the product with a query', '/api/ajaxServer/?aktion=fetchGeneralPricelist', {}],
  ['a sample path with another method', '/apps/user/users', { method: 'PUT', body: '{"user":{}}' }],
  ['a path next to the sample paths', '/apps/user/users/1/avatar', {}],
  ['a page', '/charts-and-maps/users', { headers: { Accept: 'text/html' } }],
]

describe('requests that are no sample endpoint', () => {
  const server = echo()
  const elsewhere = echo()
  let origin = ''
  let otherOrigin = ''
  let demo: ReturnType<typeof createDemoServer>
  /** Path -> what arrives without the sample endpoints. */
  const plain = new Map<string, unknown>()
  beforeAll(async () => {
    origin = await open(server)
    otherOrigin = await open(elsewhere)
    for (const [, path, init] of REQUESTS) plain.set(path, await send(`${origin}${path}`, init))
    demo = createDemoServer(origin)
    demo.start()
  })
  afterAll(() => {
    demo.stop()
    server.close()
    elsewhere.close()
  })

  async function send(url: string, init: RequestInit) {
    const answer = await fetch(url, init)
    return { status: answer.status, echo: answer.headers.get('X-Echo'), body: await answer.json() }
  }

  test.each(REQUESTS)('%s reaches the network unchanged', async (_promise, path, init) => {
    const arrived = await send(`${origin}${path}`, init)
    expect(arrived).toEqual(plain.get(path))
    expect(arrived).toMatchObject({ status: 207, echo: 'yes', body: { url: path } })
  })

  test('a sample path of another origin reaches the network', async () => {
    expect(await send(`${otherOrigin}/data-table/data`, {})).toMatchObject({ status: 207, echo: 'yes' })
    const { status } = await fetch(`${origin}/data-table/data`)
    expect(status).toBe(200)
  })
})
