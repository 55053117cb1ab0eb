import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { ACTION_MS, PERSON } from './settings.ts'

/**
 * A browser as a person has one: it keeps the product's files from one test to the next, and nothing that a test left. A
 * context of its own for every test fetches, unpacks and compiles the product each time.
 */
export async function openRoom(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const room = await browser.newContext({ ...PERSON, baseURL, ...options })
  room.setDefaultTimeout(ACTION_MS)
  return room
}

/** What the last test's pages stored for the product: sessions, drafts, databases, caches, service workers. */
export async function forget(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
}

/** Leaves the room as it was found: no page, no listener, no line that is cut. */
export async function tidy(room: BrowserContext): Promise<void> {
  room.removeAllListeners()
  await room.unrouteAll()
  await room.setOffline(false)
  await Promise.all(room.pages().map((page) => page.close()))
}
