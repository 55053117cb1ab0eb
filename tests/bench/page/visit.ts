import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { launchOptions } from '../../support/browser.ts'
import { watchPage, type Seen } from './watch.ts'

export interface Target {
  name: string
  url: string
  /** What is visible when the page is ready: `css` or `css :: words` (watch.ts). */
  ready: readonly string[]
  /** A link, what it leads to, and the link back. */
  way?: { link: string; ready: readonly string[]; back: string }
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
}

interface Way {
  /** Main-thread CPU until the page was painted, ms. */
  cpu: number
  /** From the click to the paint, ms. */
  ms: number
}

export interface Visit extends Seen {
  ready: number
  /** Main-thread CPU until the page was ready, and until it was quiet, ms. */
  cpuToReady: number
  cpuToQuiet: number
  cpuAtRest: number
  /** Files until the page was ready, KiB as they came over the line; answers of the service are not among them. */
  scriptsKib: number
  filesKib: number
  requests: number
  foreignRequests: number
  heapMib: number
  /** The first time, and with everything there. */
  cold: Way | null
  warm: Way | null
}

/** Slow 4G on a phone, as the browser's own tools set it. */
const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const SLOW_CPU = 4
/** How long a page is watched at rest, ms. */
export const REST_MS = 3000
/** A hand needs this long from pointing to pressing, ms. */
const POINTING_MS = 100

interface Clock {
  cpuMs: () => Promise<number>
  heapMib: () => Promise<number>
}

/** Chrome's own clock of the main thread hardly moves with the load of the machine; wall times do. */
async function openClock(session: CDPSession): Promise<Clock> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (wanted: string) => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  }
  return {
    cpuMs: async () => (await read('TaskDuration')) * 1000,
    heapMib: async () => {
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      return (await read('JSHeapUsedSize')) / 2 ** 20
    },
  }
}

/** Waits until nothing is on its way and the page does next to nothing. */
async function quiet(page: Page, { cpuMs }: Clock, slow: boolean): Promise<void> {
  await page.waitForLoadState('networkidle')
  const limit = slow ? 8 * SLOW_CPU : 8
  for (let before = await cpuMs(); ;) {
    await page.waitForTimeout(300)
    const now = await cpuMs()
    if (now - before < limit) return
    before = now
  }
}

async function follow(page: Page, clock: Clock, slow: boolean, link: string, ready: readonly string[]): Promise<Way> {
  const box = await page.locator(link).first().boundingBox()
  if (!box) throw new Error(`${link} is not there`)
  await quiet(page, clock, slow)
  const before = await clock.cpuMs()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(POINTING_MS)
  await page.evaluate((wanted) => globalThis.__watch.shownAfterClick(wanted), ready)
  await page.mouse.down()
  await page.mouse.up()
  const ms = await page.evaluate(() => globalThis.__watch.shown)
  return { ms, cpu: (await clock.cpuMs()) - before }
}

interface Files {
  scriptsKib: number
  filesKib: number
  requests: number
  foreignRequests: number
}

function filesUntil(page: Page, ready: number): Promise<Files> {
  return page.evaluate((end) => {
    const [own, ...rest] = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= end),
    ] as PerformanceResourceTiming[]
    const kib = (all: (PerformanceResourceTiming | undefined)[]) =>
      all.reduce((sum, one) => sum + (one?.encodedBodySize ?? 0), 0) / 1024
    const files = rest.filter(({ name }) => /\.\w+$/.test(new URL(name).pathname))
    return {
      scriptsKib: kib(files.filter(({ name }) => name.endsWith('.js'))),
      filesKib: kib([own, ...files]),
      requests: rest.length + 1,
      foreignRequests: rest.filter(({ name }) => new URL(name).origin !== location.origin).length,
    }
  }, ready)
}

/** One visit in a new browser with nothing in its cache. `slow`: phone on a slow line. */
export async function visit({ url, ready, way, storageState }: Target, slow: boolean): Promise<Visit> {
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      ...(storageState ? { storageState } : {}),
    })
    const page = await context.newPage()
    await page.addInitScript(watchPage, ready)
    const session = await context.newCDPSession(page)
    const clock = await openClock(session)
    if (slow) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_LINE)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    }
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    const landed = await page.evaluate(() => globalThis.__watch.landed)
    const cpuToReady = await clock.cpuMs()
    await quiet(page, clock, slow)
    const cpuToQuiet = await clock.cpuMs()
    const files = await filesUntil(page, landed)
    const seen = await page.evaluate(() => globalThis.__watch.seen())
    const heapMib = await clock.heapMib()
    const resting = await clock.cpuMs()
    if (!slow) await page.waitForTimeout(REST_MS)
    const cpuAtRest = (await clock.cpuMs()) - resting
    const cold = way ? await follow(page, clock, slow, way.link, way.ready) : null
    if (way) await follow(page, clock, slow, way.back, ready)
    const warm = way ? await follow(page, clock, slow, way.link, way.ready) : null
    return { ...files, ...seen, ready: landed, cpuToReady, cpuToQuiet, cpuAtRest, heapMib, cold, warm }
  } finally {
    await browser.close()
  }
}
