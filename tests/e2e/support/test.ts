import { test as base } from '@playwright/test'
import { startServer, type RunningServer } from './server.ts'

export { expect } from '@playwright/test'

/** One server per worker; each test goes through it as a user would. */
export const test = base.extend<{ problems: string[] }, { server: RunningServer }>({
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
  /** Console errors, page errors and CSP violations of the test's page. */
  problems: async ({ page }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(problems)
  },
})
