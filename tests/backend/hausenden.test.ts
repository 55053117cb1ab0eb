import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { readConfig } from '#mocks/backend/serve/config.ts'
import { refuseForeignHost } from '#mocks/backend/serve/hosts.ts'
import { cutSilent, cutStalled } from '#mocks/backend/serve/silence.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const CODE = 'der-code-aus-dem-terminal'

describe('a server that others can reach', () => {
  let backend: TestBackend
  let app: Hono
  beforeAll(async () => {
    backend = await createTestBackend()
    app = composeApp(backend.parts, CODE)
  })
  afterAll(() => backend.close())

  const form = (fields: Record<string, string>, cookie = '') => ({
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', cookie },
  })

  it('has a simulator that asks for the code, says where it stands, and does nothing without it', async () => {
    for (const path of ['', '/post', '/druckerei', '/zahlung/abc']) {
      const answer = await app.request(`/simulator${path}`)
      expect([path, answer.status]).toEqual([path, 401])
      expect(await answer.text()).toContain('Zutrittscode')
    }
    const before = backend.clock.now().getTime()
    const moved = await app.request('/simulator/uhr', form({ ziel: 'tag' }))
    expect(moved.status).toBe(401)
    expect(backend.clock.now().getTime() - before).toBeLessThan(60_000)
  })

  it('lets in who knows the code, back to where he was going, and nobody else', async () => {
    const wrong = await app.request('/simulator/zutritt', form({ code: 'geraten', zurueck: '/simulator/post' }))
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null])
    expect(await wrong.text()).toContain('Dieser Zutrittscode stimmt nicht')
    const right = await app.request('/simulator/zutritt', form({ code: ` ${CODE} `, zurueck: '/simulator/post' }))
    expect([right.status, right.headers.get('location')]).toEqual([303, '/simulator/post'])
    const cookie = right.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Strict/i)
    expect((await app.request('/simulator/post', { headers: { cookie } })).status).toBe(200)
    const astray = await app.request('/simulator/zutritt', form({ code: CODE, zurueck: 'https://evil.example' }))
    expect(astray.headers.get('location')).toBe('/simulator')
  })

  it('takes signed notices of payments without it: they prove themselves', async () => {
    const answer = await app.request('/simulator/zahlungsmeldung', { method: 'POST', body: '{}' })
    expect(await answer.text()).not.toContain('Zutrittscode')
  })
})

describe('the code of the simulator', () => {
  it.each(['127.0.0.1', 'localhost', '::1', '127.0.1.1'])('is not needed at %s', (HOST) => {
    expect(readConfig({ HOST }).zutritt).toBeNull()
  })

  it.each(['0.0.0.0', '::', '192.168.1.5', 'localhost.example.org'])('is made at %s, or taken over', (HOST) => {
    expect(readConfig({ HOST }).zutritt).toMatch(/^[\w-]{43}$/)
    expect(readConfig({ HOST, SIMULATOR_TOKEN: CODE }).zutritt).toBe(CODE)
  })
})

describe('a request for another name', () => {
  const ask = (host: string, served: { host: string; publicUrl: string }) =>
    refuseForeignHost(new Request('http://x/', { headers: { host } }), served)
  const here = { host: '127.0.0.1', publicUrl: 'https://post.example.org' }
  const everywhere = { ...here, host: '0.0.0.0' }

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'post.example.org', 'POST.example.org:443'])(
    'is none for %s',
    (host) => expect(ask(host, here)).toBeNull(),
  )

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5', ''])(
    'is refused for %j',
    async (host) => {
      const answer = ask(host, here)
      expect(answer?.status).toBe(421)
      expect(await answer?.text()).toContain('PUBLIC_URL')
    },
  )

  it('is refused by name where the server listens everywhere; addresses are ours', () => {
    expect(ask('192.168.1.5:3000', everywhere)).toBeNull()
    expect(ask('evil.example', everywhere)?.status).toBe(421)
  })
})

it('LOAD-07 twenty clients that never end their headers are cut off, others are answered meanwhile', async () => {
  const server = serve({
    fetch: () => new Response('da'),
    port: 0,
    hostname: '127.0.0.1',
    serverOptions: cutSilent(500),
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const silent = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    socket.resume()
    return once(socket, 'close')
  })
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('da')
  await Promise.all(silent)
  server.close()
}, 10_000)

it('NET-01 who falls silent while he sends is cut off, who waits for his answer is not', async () => {
  const server = serve({
    fetch: async (request) => {
      await request.text()
      await new Promise((resolve) => setTimeout(resolve, 400))
      return new Response('fertig')
    },
    port: 0,
    hostname: '127.0.0.1',
    serverOptions: cutSilent(),
  })
  server.on('request', (request: IncomingMessage) => cutStalled(request, 150))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stalled = connect(port, '127.0.0.1')
  stalled.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nAnfang')
  stalled.resume()
  const cut = once(stalled, 'close')
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'ganz' })
  expect(await answer.text()).toBe('fertig')
  await cut
  server.close()
}, 10_000)

it("LOAD-07 who brings no token, or nobody's, has less time for silence and for all of it; who brings one keeps his", async () => {
  const backend = await createTestBackend({ verbraucher: 10 })
  const token = await backend.login('kunde@example.org')
  const app = composeApp(backend.parts)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: cutSilent() })
  // All of it in half a second beside the ten of the head.
  server.on('request', (request: IncomingMessage) => cutStalled(request, 60_000, { silence: 200, whole: 10_500 }))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  /** Sends a byte now and then, or nothing at all; says when it was cut off, and whether it got an answer. */
  const slow = (everyMs: number | null, bearer: string | null) => {
    const socket = connect(port, '127.0.0.1')
    const authorization = bearer === null ? '' : `Authorization: Bearer ${bearer}\r\n`
    socket.write(
      `POST /api/login/ HTTP/1.1\r\nHost: localhost\r\n${authorization}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na`,
    )
    let answer = ''
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
    const timer = everyMs === null ? null : setInterval(() => socket.write('a'), everyMs)
    // Who sends at the moment of the cut is told of it by a reset: cut off he is.
    socket.on('error', () => undefined)
    const cut = new Promise<string>((resolve) => {
      socket.once('close', () => {
        if (timer) clearInterval(timer)
        resolve(answer)
      })
    })
    return { socket, cut }
  }
  const known = [slow(null, token), slow(100, token)]
  const strangers = [slow(null, null), slow(100, null), slow(null, 'x'.repeat(43)), slow(100, 'x'.repeat(43))]
  expect(await Promise.all(strangers.map(({ cut }) => cut))).toEqual(['', '', '', ''])
  expect(known.map(({ socket }) => socket.destroyed)).toEqual([false, false])
  // One that is sent at once is answered, however long that takes.
  const input = new URLSearchParams({ aktion: 'checkUserLogin' })
  expect((await fetch(`http://127.0.0.1:${port}/api/login/`, { method: 'POST', body: input })).status).toBe(200)
  for (const { socket } of known) socket.destroy()
  server.close()
  await backend.close()
}, 20_000)

it('waits for headers ten seconds, and looks every second', () => {
  expect(cutSilent()).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 1000 })
})
