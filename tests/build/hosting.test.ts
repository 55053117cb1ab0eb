import { execFile } from 'node:child_process'
import { chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { chromium } from 'playwright'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { securityHeaders } from '#mocks/backend/app.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { mountProduct } from '#mocks/backend/serve/static.ts'
import { writeHosting } from '#src/build/hosting/write.ts'
import { policyOf, SECURITY_HEADERS } from '#src/contract/headers.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { listen } from '#tests/support/listen.ts'
import { leftOut } from '#tests/support/programs.ts'
import { realBuild } from '#tests/support/realBuild.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { startApache, startNginx, type WebServer } from '#tests/support/webServers.ts'

/** A service as PHP is: it names itself, and of two calls knows nothing of our headers. */
function serviceOf({ app: standIn }: TestBackend): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('X-Powered-By', 'PHP/8.2')
  })
  app.get('/api/bare', (c) => c.json({ query: c.req.query(), token: c.req.header('authorization') }))
  app.get('/api/strict', (c) =>
    c.text('', 200, { 'Content-Security-Policy': "default-src 'none'; sandbox", 'Cache-Control': 'max-age=60' }),
  )
  app.get('/api/refused', (c) => c.text('', 404))
  app.mount('/', standIn.fetch, { replaceRequest: false })
  return app
}

const headersFile = z.object({ every: z.record(z.string(), z.string()) })
const manifest = z.record(z.string(), z.object({ file: z.string() }))
const SAME = [...Object.keys(SECURITY_HEADERS), 'Cache-Control', 'X-Robots-Tag', 'X-Powered-By']

const headersOf = ({ status, headers }: Response): Record<string, unknown> => ({
  status,
  ...Object.fromEntries(SAME.map((name) => [name, headers.get(name)])),
})

let dist = ''
let backend: TestBackend
let service: { url: string; close: () => void }
/** The product's own server. */
const own = new Hono()

beforeAll(async () => {
  dist = await realBuild()
  own.use(securityHeaders())
  await mountProduct(own, dist)
  backend = await createTestBackend()
  service = await listen(serviceOf(backend))
}, 600_000)
afterAll(async () => {
  service.close()
  await backend.close()
})

describe('the build behind nginx', () => {
  isServed('nginx', startNginx)
})
describe('the build behind Apache', { tags: ['proof'] }, () => {
  isServed('apache2', startApache)
})

/** Another build of the product: another name of its program, another page, and so another policy. */
async function otherBuild(): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  await cp(dist, folder, { recursive: true })
  const page = await readFile(`${dist}/index.html`, 'utf8')
  const [, entry = ''] = page.match(/id="program"[^>]* href="([^"]*)"/) ?? []
  await cp(folder + entry, `${folder}/assets/another.js`)
  await writeFile(`${folder}/index.html`, page.replaceAll(entry, '/assets/another.js'))
  for (const ending of ['.br', '.gz']) await rm(`${folder}/index.html${ending}`, { force: true })
  await writeHosting(folder)
  return folder
}

function isServed(program: 'nginx' | 'apache2', start: typeof startNginx) {
  const skipped = leftOut(program)
  let server: WebServer
  let entry = ''
  let staging = ''
  beforeAll(async () => {
    if (skipped) return
    staging = await otherBuild()
    server = await start({ dist, backend: service.url }, { dist: staging, backend: service.url })
    const entries = z.parse(manifest, JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')))
    entry = `/${entries['index.html']?.file}`
  })
  afterAll(() => server?.stop())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers, redirect: 'manual' })

  test.skipIf(skipped)(
    'has the page at every address of the product, and headers as the product itself sends',
    async () => {
      const page = await readFile(`${dist}/index.html`, 'utf8')
      const paths = ['/', '/login?to=/konto', '/kampagne/editieren/7', '/kampagne/freigeben/abc', '/media']
      for (const path of paths) {
        const answer = await get(path)
        expect({ path, ...headersOf(answer) }).toEqual({ path, ...headersOf(await own.request(path)) })
        expect(await answer.text()).toBe(page)
      }
      expect(headersOf(await get('/login'))).toMatchObject({ status: 200, 'Cache-Control': 'no-cache' })
      expect(headersOf(await get('/kampagne/freigeben/abc'))['X-Robots-Tag']).toBe('noindex')
      const again = await get('/index.html')
      expect([again.status, again.headers.get('location')?.replace(server.url, '')]).toEqual([302, '/'])
    },
  )

  test.skipIf(skipped)('beside a second build each page meets the policy of its own build', async () => {
    const policies = []
    for (const [index, folder] of [dist, staging].entries()) {
      const answer = await fetch(`${server.urls[index]}/login`)
      const { every } = z.parse(headersFile, JSON.parse(await readFile(`${folder}/hosting/headers.json`, 'utf8')))
      expect(await answer.text()).toBe(await readFile(`${folder}/index.html`, 'utf8'))
      expect(answer.headers.get('content-security-policy')).toBe(every['Content-Security-Policy'])
      policies.push(every['Content-Security-Policy'])
    }
    expect(policies[0]).not.toBe(policies[1])
  })

  test.skipIf(skipped)('keeps hashed files for ever and asks for the others again', async () => {
    for (const path of [entry, '/icon.svg', '/media/preisliste.pdf'])
      expect({ path, ...headersOf(await get(path)) }).toEqual({ path, ...headersOf(await own.request(path)) })
    expect((await get(entry)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const tag = (await get('/icon.svg')).headers.get('etag') ?? ''
    expect((await get('/icon.svg', { 'if-none-match': tag })).status).toBe(304)
  })

  test.skipIf(skipped)('sends the compressed files of the build', async () => {
    for (const path of [entry, '/login']) {
      const file = `${dist}${path === entry ? entry : '/index.html'}`
      for (const [asked, encoding, ending] of [
        ['gzip, deflate, br', 'br', '.br'],
        ['gzip', 'gzip', '.gz'],
        ['identity', null, ''],
      ] as const) {
        const { headers } = await get(path, { 'accept-encoding': asked })
        const { byteLength } = await readFile(file + ending)
        expect([path, headers.get('content-encoding'), headers.get('content-length')]).toEqual([
          path,
          encoding,
          String(byteLength),
        ])
        expect([path, headers.get('content-type')]).toEqual([
          path,
          expect.stringMatching(path === entry ? /^(text|application)\/javascript/ : /^text\/html; ?charset=utf-8$/),
        ])
        expect(headers.get('vary')).toBe('Accept-Encoding')
      }
    }
  })

  test
    .skipIf(skipped)
    .each(['/assets/gone-12345678.js', '/favicon.ico', '/.stamp', '/.vite/manifest.json', '/hosting/headers.json'])(
    'answers 404 for %s, and nothing keeps that',
    async (path) => {
      const answer = headersOf(await get(path))
      expect(answer).toEqual(headersOf(await own.request(path)))
      expect(answer).toMatchObject({ status: 404, 'Cache-Control': null })
    },
  )

  test.skipIf(skipped)('hands calls and short addresses to the backend, and adds headers that it lacks', async () => {
    const bare = await get('/api/bare?a=%C3%A4&b=1', { authorization: 'Bearer abc' })
    expect(await bare.json()).toEqual({ query: { a: 'ä', b: '1' }, token: 'Bearer abc' })
    expect(headersOf(bare)).toEqual({ ...headersOf(await own.request('/login')), 'Cache-Control': 'no-store' })
    const strict = await get('/api/strict')
    expect(strict.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    // The backend's own word counts, once; also what it refuses is kept by nobody.
    expect(strict.headers.get('cache-control')).toBe('max-age=60')
    expect((await get('/api/refused')).headers.get('cache-control')).toBe('no-store')
    // What such an address ends in makes it no file of ours.
    expect((await get('/api/openapi.json')).headers.get('content-type')).toContain('json')
    const [here, there] = await Promise.all([get('/q/unknown'), fetch(`${service.url}/q/unknown`)])
    expect([here.status, await here.text()]).toEqual([there.status, await there.text()])
  })
}

test('the image takes every setting of a build that docs/hosting.md names', async () => {
  const [, section = ''] = (await readFile('docs/hosting.md', 'utf8')).split('### While building\n')
  const rows = section
    .slice(0, section.indexOf('\n#'))
    .split('\n')
    .filter((row) => row.startsWith('| `'))
  const settings = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]+/g) ?? [])
  const container = await readFile('docs/hosting/Containerfile', 'utf8')
  const taken = [...container.matchAll(/^ARG ([A-Z_ ]+)$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(settings.toSorted()).toEqual(taken.toSorted())
})

test('a build for a subfolder is refused in words', async () => {
  const asked = promisify(execFile)(process.execPath, ['src/build/run.ts', '--base=/post/'])
  await expect(asked).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('root of a host name') })
})

test('`npm run build` writes these files', { tags: ['proof'] }, async () => {
  const folder = await temporaryFolder()
  await promisify(execFile)(process.execPath, ['src/build/run.ts', folder])
  const filesOf = async (place: string) => (await readdir(place, { recursive: true })).toSorted()
  expect(await filesOf(folder)).toEqual(await filesOf(dist))
})

test('no file holds the helpers of the bundler alone: it would be a request more of each first visit', async () => {
  const files = await readdir(dist, { recursive: true })
  expect(files.filter((name) => name.includes('rolldown-runtime'))).toEqual([])
  expect(files.filter((name) => /react-[^/]*\.js$/.test(name))).toHaveLength(1)
})

test.skipIf(leftOut('nginx'))('behind nginx somebody logs in, and the policy stops nothing of the page', async () => {
  // Before an upgrade.
  const folder = await otherBuild()
  const server = await startNginx({ dist: folder, backend: service.url })
  const browser = await chromium.launch(launchOptions())
  onTestFinished(async () => {
    await browser.close()
    await server.stop()
  })
  const page = await browser.newPage({ locale: 'de-DE' })
  await page.clock.install()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(`${server.url}/konto`)
  // A toast of the frame: its place comes from styles that its library writes.
  const toast = page.locator('.notistack-SnackbarContainer')
  await toast.filter({ hasText: 'Sitzung abgelaufen' }).waitFor()
  expect(await toast.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  await page.getByLabel('E-Mail-Adresse').fill('kunde@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORT)
  const submit = page.getByRole('button', { name: 'Anmelden' })
  // What emotion wrote.
  expect(await submit.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
  await submit.click()
  await page.getByRole('heading', { name: 'Konto', level: 1 }).waitFor()
  expect(problems).toEqual([])
  // An open tab across an upgrade.
  await cp(`${dist}/index.html`, `${folder}/index.html`)
  const told = page.getByText('A new version is available.')
  // What tells of it comes once the page rests, and counts its ten minutes from then on.
  await vi.waitFor(
    async () => {
      await page.clock.fastForward('11:00')
      await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
      await told.waitFor({ timeout: 3000 })
    },
    { timeout: 30_000 },
  )
  // The policy of another build: no script and no style of the page counts, and still it says so.
  const silent = page.getByText('Das Programm dieser Seite läuft nicht.')
  expect(await silent.isVisible()).toBe(false)
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    const policy = policyOf({ scripts: [], styles: [] })
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
  })
  await page.goto(`${server.url}/login`)
  await silent.waitFor()
  // And with its styles, or with a browser whose scripts are switched off, over the still start.
  const without = await browser.newPage({ javaScriptEnabled: false })
  await without.goto(`${server.url}/login`)
  const place = await without.locator('.boot-silent').boundingBox()
  expect(place).toMatchObject({ x: 0, y: 0 })
})
