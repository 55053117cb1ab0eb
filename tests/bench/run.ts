import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { ensureBuild } from '../../mocks/backend/serve/build.ts'
import { ensureBrowser, launchOptions } from '../support/browser.ts'
import { startServer } from '../e2e/support/server.ts'
import { bytesPerRoute, initialKib } from './bytes.ts'
import { benchCsv } from './csv.ts'
import { table, type Figure } from './figure.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { loadFigures } from './load.ts'
import { benchPdf } from './pdf.ts'

/**
 * `npm run bench [-- --json FILE] [-- --rounds N]`: the figures that the product is held to, each beside its reference of
 * the same run. CPU and bytes are solid, wall times are not printed.
 */

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the floor's build; every unknown path is its page. */
async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    const file = extname(path) ? path : '/index.html'
    readFile(join(folder, file)).then(
      (content) => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function buildFloor(folder: string): Promise<void> {
  const before = process.env.NODE_ENV
  await build({
    configFile: false,
    root: 'tests/bench/floor',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  })
  // Building sets it to production, where the demo's server rightly refuses to start.
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

async function login(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-Mail').fill('kunde@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill('Postkarte-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL('**/dashboard')
}

async function measureLighthouse(): Promise<Figure[] | null> {
  const server = await startServer()
  try {
    return await lighthouseFigures(`${server.url}/login`)
  } finally {
    await server.stop()
  }
}

async function measureLoads(floorUrl: string, rounds: number): Promise<Figure[]> {
  const server = await startServer()
  try {
    const browser = await chromium.launch(launchOptions())
    const context = await browser.newContext()
    await login(await context.newPage(), server.url)
    const storageState = await context.storageState()
    await browser.close()
    const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor()
    return await loadFigures(
      [
        {
          name: 'floor',
          url: floorUrl,
          ready: heading('Start'),
          navigate: async (page) => {
            await page.getByRole('link', { name: 'List' }).click()
            await page.locator('td').first().waitFor()
          },
        },
        {
          name: '/login',
          url: `${server.url}/login`,
          ready: (page) => page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor(),
        },
        {
          name: '/dashboard',
          url: `${server.url}/dashboard`,
          storageState,
          ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
          navigate: async (page) => {
            await page.getByRole('link', { name: 'Zielgruppen' }).first().click()
            await heading('Zielgruppen')(page)
          },
        },
      ],
      rounds,
    )
  } finally {
    await server.stop()
  }
}

const floorFolder = await mkdtemp(join(tmpdir(), 'postkampagne-floor-'))
try {
  await ensureBuild({ demo: true })
  await buildFloor(floorFolder)
  const results: Record<string, Figure[]> = {
    'JavaScript of a first visit': bytesPerRoute('dist', initialKib(floorFolder)),
    'Print PDF': await benchPdf(),
    'Address file': await benchCsv(),
  }
  if (await ensureBrowser()) {
    const floor = await serveFolder(floorFolder)
    results['Loading in Chromium'] = await measureLoads(floor.url, Number(argument('rounds') ?? 5))
    floor.close()
  } else console.log('skipped: Loading in Chromium (no browser here)')
  const marks = await measureLighthouse()
  if (marks) results['Lighthouse, phone'] = marks
  else console.log('skipped: Lighthouse (not on the path, and LIGHTHOUSE names none)')
  for (const [title, figures] of Object.entries(results)) console.log(`\n${table(title, figures)}`)
  const file = argument('json')
  if (file) await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  await rm(floorFolder, { recursive: true, force: true })
}
