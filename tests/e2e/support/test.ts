import { test as base, type Page } from '@playwright/test'
import { startServer, type RunningServer } from './server.ts'

export { expect } from '@playwright/test'
export type { RunningServer } from './server.ts'

function collect(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
}

/** One server per worker; each test goes through it as a user would. */
export const test = base.extend<{ problems: string[]; reviewer: Page }, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Console errors, page errors and CSP violations of the test's pages. */
  problems: async ({ page }, use) => {
    const problems: string[] = []
    collect(page, problems)
    await use(problems)
  },
  /** A second person with a browser of their own: nothing of the first one's session is in it. */
  reviewer: async ({ browser, baseURL, problems }, use) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
    })
    const page = await context.newPage()
    collect(page, problems)
    await use(page)
    await context.close()
  },
})
