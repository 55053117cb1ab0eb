import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { launchOptions } from '../support/browser.ts'
import { median, type Figure } from './figure.ts'

/** Main-thread CPU (TaskDuration of Chrome's own clock, ms) hardly moves with the load of the machine; wall times do. */
async function cpuClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  // Counting begins here, so this comes before the page is opened.
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

export interface Target {
  name: string
  url: string
  /** Becomes visible when the page is ready. */
  ready: (page: Page) => Promise<unknown>
  /** A click and what it leads to. */
  navigate?: (page: Page) => Promise<unknown>
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** How long the page is watched at rest, ms. */
const REST_MS = 3000

interface Sample {
  load: number
  /** Main-thread CPU of the page at rest, ms. */
  rest: number
  navigation: number | null
  requests: number
}

async function sample(browser: Browser, target: Target): Promise<Sample> {
  const context = await browser.newContext(target.storageState ? { storageState: target.storageState } : {})
  const page = await context.newPage()
  const cpuMs = await cpuClock(page)
  let requests = 0
  page.on('request', () => (requests += 1))
  await page.goto(target.url)
  await target.ready(page)
  const load = await cpuMs()
  const atReady = requests
  let navigation: number | null = null
  await page.waitForLoadState('networkidle')
  // What is fetched while idle for the next page comes first.
  await page.waitForTimeout(REST_MS)
  const resting = await cpuMs()
  await page.waitForTimeout(REST_MS)
  const rest = (await cpuMs()) - resting
  if (target.navigate) {
    const before = await cpuMs()
    await target.navigate(page)
    navigation = (await cpuMs()) - before
  }
  await context.close()
  return { load, rest, navigation, requests: atReady }
}

/** Cold loads in interleaved rounds, each target beside the first one, which is the floor. */
export async function loadFigures(targets: Target[], rounds: number): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions())
  const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of round % 2 === 0 ? targets : targets.toReversed())
      samples.get(target.name)?.push(await sample(browser, target))
  }
  await browser.close()
  const of = (name: string, pick: (sample: Sample) => number | null) =>
    median((samples.get(name) ?? []).map(pick).filter((value) => value !== null))
  const floor = targets[0]?.name ?? ''
  return targets.slice(1).flatMap(({ name, navigate }) => [
    {
      name: `${name}: CPU to ready, cold`,
      value: of(name, ({ load }) => load),
      unit: 'ms',
      reference: of(floor, ({ load }) => load),
      referenceName: 'floor, same run',
    },
    {
      name: `${name}: requests`,
      value: of(name, ({ requests }) => requests),
      unit: '',
      reference: 10,
      referenceName: 'budget',
    },
    {
      name: `${name}: CPU of ${REST_MS / 1000} s at rest`,
      value: of(name, ({ rest }) => rest),
      unit: 'ms',
      reference: of(floor, ({ rest }) => rest),
      referenceName: 'floor, same run',
    },
    ...(navigate
      ? [
          {
            name: `${name}: CPU of a navigation`,
            value: of(name, ({ navigation }) => navigation),
            unit: 'ms',
            reference: of(floor, ({ navigation }) => navigation),
            referenceName: 'floor, same run',
          },
        ]
      : []),
  ])
}
