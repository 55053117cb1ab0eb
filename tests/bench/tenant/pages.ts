import { chromium, type Browser, type BrowserContext } from 'playwright'
import { paths } from '#src/routes/paths.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { median, type Figure } from '../figure.ts'
import { watchPage } from '../page/watch.ts'

/** Every list, and what is visible when its rows are there. */
const PAGES: readonly (readonly [path: string, ready: readonly string[]])[] = [
  [paths.dashboard, ['h1 :: Guten', 'main a[href^="/kampagne/"]']],
  [paths.kampagne, ['tbody td']],
  [paths.zielgruppe, ['tbody td']],
  [paths.werbemittel, ['main a[href^="/werbemittel/editieren/"]']],
  [paths.rechnung(), ['tbody td']],
  [paths.mitarbeiter, ['tbody td']],
  [paths.kampagneStatistiken, ['tbody td']],
]

const ELEMENTS_MOST = 2000
/** Times the demo tenant. */
const READY_MOST = 2

async function session(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(`${url}${paths.login}`)
  await page.getByLabel('E-Mail').fill('kunde@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORT)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Guten/ }).waitFor()
  await page.close()
  return context
}

/** Opens a page: when its rows were painted, ms, and how many elements it has then. */
async function look(context: BrowserContext, url: string, ready: readonly string[]) {
  const page = await context.newPage()
  await page.addInitScript(watchPage, ready)
  await page.goto(url, { waitUntil: 'commit' })
  await Promise.all(
    ready.map((wanted) =>
      page
        .locator(wanted.split(' :: ')[0] ?? wanted)
        .first()
        .waitFor(),
    ),
  )
  const ms = await page.evaluate(() => globalThis.__watch.landed)
  await page.waitForLoadState('networkidle')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.close()
  return { ms, elements }
}

/** The lists of the tenant in `file` in a real browser, each beside that of the demo tenant. */
export async function pageFigures(file: string, rounds: number): Promise<Figure[]> {
  const servers = [await startServer({ DATABASE_URL: file }), await startServer()]
  const browser = await chromium.launch(launchOptions())
  try {
    const [big, demo] = servers
    if (!big || !demo) throw new Error('two servers are needed')
    const contexts = { big: await session(browser, big.url), demo: await session(browser, demo.url) }
    const figures: Figure[] = []
    for (const [path, ready] of PAGES) {
      const seen = { big: [] as number[], demo: [] as number[] }
      let most = 0
      // The first visit of each warms the caches of browser and service.
      for (let round = 0; round <= rounds; round += 1) {
        const there = await look(contexts.big, big.url + path, ready)
        const usual = await look(contexts.demo, demo.url + path, ready)
        most = Math.max(most, there.elements)
        if (round === 0) continue
        seen.big.push(there.ms)
        seen.demo.push(usual.ms)
      }
      figures.push(
        {
          name: `${path}: ready`,
          value: median(seen.big),
          unit: 'ms',
          reference: median(seen.demo),
          bar: { at: 'most', of: 'ratio', value: READY_MOST },
        },
        {
          name: `${path}: elements`,
          value: most,
          unit: '',
          reference: null,
          bar: { at: 'most', of: 'value', value: ELEMENTS_MOST },
        },
      )
    }
    return figures
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
  }
}
