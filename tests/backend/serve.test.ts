import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '#mocks/backend/app.ts'
import { readConfig } from '#mocks/backend/serve/config.ts'
import { createProxy } from '#mocks/backend/serve/proxy.ts'
import { mountProduct } from '#mocks/backend/serve/static.ts'
import { writeHosting } from '#src/build/hosting/write.ts'

const PAGE = '<script src="a.js"></script><script>let a = 1</script><style>b {}</style>'
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('the served product', () => {
  let dist: string
  const app = new Hono()

  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'dist-'))
    await mkdir(join(dist, 'assets'))
    await mkdir(join(dist, '.vite'))
    await writeFile(join(dist, 'index.html'), PAGE)
    await writeFile(join(dist, 'assets/app-1a2b.js'), 'export {}')
    await writeFile(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('export {}'))
    await writeFile(join(dist, '.vite/manifest.json'), '{}')
    await writeFile(join(dist, '.stamp'), 'x')
    await writeHosting(dist)
    app.use(securityHeaders())
    await mountProduct(app, dist)
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  it('is the page as it was built on every address of the product, with what it runs named in the policy', async () => {
    for (const path of ['/', '/dashboard', '/kampagne/editieren/7', '/index.html/']) {
      const response = await app.request(path)
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-cache'])
      expect(await response.text()).toBe(PAGE)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain(`script-src 'self' '${hashOf('let a = 1')}' 'wasm-unsafe-eval';`)
      expect(policy).toContain(`style-src 'self' '${hashOf('b {}')}' '${hashOf('')}';`)
    }
  })

  it('sends the page again only where it changed', async () => {
    const tag = (await app.request('/login')).headers.get('etag') ?? ''
    const again = await app.request('/login', { headers: { 'if-none-match': tag } })
    expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([304, 'no-cache', ''])
  })

  it('keeps the approval page out of search engines', async () => {
    expect((await app.request('/kampagne/freigeben/abc')).headers.get('x-robots-tag')).toBe('noindex')
    expect((await app.request('/login')).headers.get('x-robots-tag')).toBeNull()
  })

  it('delivers hashed files for ever, compressed where asked for', async () => {
    const plain = await app.request('/assets/app-1a2b.js')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const small = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
    expect(small.headers.get('content-encoding')).toBe('br')
  })

  it.each([
    '/hosting/headers.json',
    '/assets/gone-9.js',
    '/favicon.ico',
    '/.stamp',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
  ])('answers 404 for %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })
})

describe('the way to a real service', () => {
  const seen: {
    method?: string | undefined
    url?: string | undefined
    headers: IncomingMessage['headers']
    body: string
  }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      response.writeHead(409, { 'content-type': 'application/json', 'retry-after': '7' }).end('{"fehler":{}}')
    })
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/portal`
  })
  afterAll(() => void server.close())

  it('hands on path, query, body and rights, and the answer as it is', async () => {
    const response = await createProxy(url, () => undefined).request('/api/login/?a=1&b=%C3%A4', {
      method: 'POST',
      body: new URLSearchParams({ aktion: 'checkUserLogin' }),
      headers: { authorization: 'Bearer abc' },
    })
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      409,
      '7',
      '{"fehler":{}}',
    ])
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/portal/api/login/?a=1&b=%C3%A4',
      body: 'aktion=checkUserLogin',
      headers: { authorization: 'Bearer abc', 'content-type': expect.stringContaining('urlencoded') as string },
    })
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it('knows neither simulator nor short links', async () => {
    const app = createProxy(url, () => undefined)
    for (const path of ['/simulator', '/q/abc']) expect((await app.request(path)).status).toBe(404)
  })

  it('says so when nobody is there', async () => {
    const said: string[] = []
    const response = await createProxy('http://127.0.0.1:9', (text) => said.push(text)).request('/api/login/')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ fehler: { code: 'NICHT_ERREICHBAR' } })
    expect(said).toHaveLength(1)
  })
})

describe('settings of the start', () => {
  it('have sensible values without any variable, and empty ones count as none', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: ' ', BACKEND_URL: '' })
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', backendUrl: null })
    expect(config.databaseUrl).toMatch(/\.data.postkampagne\.sqlite$/)
  })

  it.each([{ PORT: 'x' }, { PORT: '70000' }, { BACKEND_URL: 'portal' }, { BACKEND_URL: 'file:///etc' }])(
    'refuse %j in plain words',
    (env) => {
      expect(() => readConfig(env)).toThrow(/^(PORT|BACKEND_URL)=.*\.?/)
    },
  )
})
