import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { compressAll } from '../../src/build/compress.ts'
import { DIST, ensureBuild } from '../../src/build/product.ts'
import { ensureBrowser, launchOptions } from '../support/browser.ts'
import { startServer } from '../e2e/support/server.ts'
import { bytesPerRoute, initialKib } from './bytes.ts'
import { benchCsv } from './csv.ts'
import { holds, table, type Figure } from './figure.ts'
import { openFloor } from './floor/open.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { visitFigures } from './page/figures.ts'
import { openPageFigures } from './page/openPages.ts'
import { benchDruck } from './druck.ts'
import { benchPdf } from './pdf.ts'
import { benchProof } from './proof.ts'
import { benchXlsx } from './xlsx.ts'

/**
 * `npm run bench [-- --json FILE] [-- --rounds N]`: the figures that the product is held to, each beside its reference of
 * the same run and its bar. CPU, bytes and ratios are solid; a wall time counts beside that of the floor alone.
 */

const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

async function login(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('E-Mail').fill('kunde@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill('Postkarte-2026!')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function withServer<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer()
  try {
    return await measure(server.url)
  } finally {
    await server.stop()
  }
}

/** Logged in as the demo customer, for a new browser. */
async function sessionOf(url: string) {
  const browser = await chromium.launch(launchOptions())
  const context = await browser.newContext()
  await login(await context.newPage(), url)
  const state = await context.storageState()
  await browser.close()
  return state
}

const measureVisits = (floorUrl: string, rounds: number) =>
  withServer(async (url) =>
    visitFigures(
      [
        {
          name: 'floor',
          url: floorUrl,
          ready: ['nav a[href="/list"]', 'h1 :: Start'],
          way: { link: 'nav a[href="/list"]', ready: ['tbody td'], back: 'nav a[href="/start"]' },
        },
        { name: '/login', url: `${url}/login`, ready: ['h1', 'button[type=submit]'] },
        {
          name: '/dashboard',
          url: `${url}/dashboard`,
          storageState: await sessionOf(url),
          ready: ['nav a[href="/zielgruppe"]', 'h1 :: Guten'],
          way: { link: 'nav a[href="/zielgruppe"]', ready: ['tbody td'], back: 'header a[href="/dashboard"]' },
        },
      ],
      rounds,
    ),
  )

const measureProof = () =>
  withServer(async (url) => {
    const browser = await chromium.launch(launchOptions())
    const context = await browser.newContext()
    await login(await context.newPage(), url)
    const figures = await benchProof(context, url)
    await browser.close()
    return figures
  })

const rounds = Number(argument('rounds') ?? 5)
const results: Record<string, Figure[]> = {}
const floor = await openFloor()
try {
  await ensureBuild(true)
  // As small as what servers are given, which the floor is too.
  await compressAll(DIST, 'best')
  results['JavaScript of a first visit, beside the floor'] = bytesPerRoute('dist', initialKib(floor.folder))
  results['Print PDF'] = [...(await benchPdf()), ...(await benchDruck())]
  results['Address file, beside decoding it and counting its lines'] = await benchCsv()
  results['Workbook, beside unpacking and decoding it'] = await benchXlsx()
  if (await ensureBrowser()) {
    results['Proof in Chromium'] = await measureProof()
    results['Visits in Chromium, beside the floor'] = await measureVisits(floor.url, rounds)
    results['Pages behind a mailed link'] = await withServer((url) => openPageFigures(url, rounds))
  } else console.log('skipped: proof and visits in Chromium (no browser here)')
} finally {
  await floor.close()
}
const marks = await withServer((url) => lighthouseFigures(url, login, rounds))
if (marks) results['Lighthouse, phone'] = marks
else console.log('skipped: Lighthouse (not on the path, and LIGHTHOUSE names none)')

for (const [title, figures] of Object.entries(results)) console.log(`\n${table(title, figures)}`)
const held = Object.values(results)
  .flat()
  .map(holds)
  .filter((one) => one !== null)
console.log(`\n${held.filter((one) => one).length} of ${held.length} bars hold`)
const file = argument('json')
if (file) await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
