import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { forget, openRoom, tidy } from './room.ts'
import { sharedServer, type SharedServer } from './sharedServer.ts'

export { expect } from '@playwright/test'
export type { SharedServer } from './sharedServer.ts'

function collect(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
}

interface Test {
  problems: string[]
  reviewer: Page
}

interface Worker {
  server: SharedServer
  room: BrowserContext
  otherRoom: BrowserContext
}

/** One server for all; each test goes through it as a user would. */
export const test = base.extend<Test, Worker>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => use(await sharedServer()),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  room: [async ({ browser, server }, use) => use(await openRoom(browser, server.url)), { scope: 'worker' }],
  otherRoom: [async ({ browser, server }, use) => use(await openRoom(browser, server.url)), { scope: 'worker' }],
  /** The worker's browser, as a person has one; under a finger another, since a context keeps its kind of pointer. */
  context: async ({ browser, room, server, hasTouch, isMobile, viewport }, use) => {
    const touched = hasTouch || isMobile
    const context = touched ? await openRoom(browser, server.url, { hasTouch, isMobile, viewport }) : room
    await use(context)
    await (touched ? context.close() : tidy(context))
  },
  page: async ({ context, server, viewport, colorScheme, reducedMotion, forcedColors }, use) => {
    const page = await context.newPage()
    await forget(page, server.url)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors })
    await use(page)
  },
  /** Console errors, page errors and CSP violations of the test's pages. */
  problems: async ({ page }, use) => {
    const problems: string[] = []
    collect(page, problems)
    await use(problems)
  },
  /** A second person with a browser of their own: nothing of the first one's session is in it. */
  reviewer: async ({ otherRoom, server, problems }, use) => {
    const page = await otherRoom.newPage()
    await forget(page, server.url)
    collect(page, problems)
    await use(page)
    await tidy(otherRoom)
  },
})
