import type { Page } from '@playwright/test'

/** Kills the process that shows a page: nothing of the page is asked or told, as when the computer loses its power. */
export async function kill(page: Page): Promise<void> {
  const ended = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  // Never answered: who would answer is dead.
  devtools.send('Page.crash').catch(() => undefined)
  await ended
}

/** What a window ended with, as the next one offers it. */
export const offerOn = (page: Page) => page.getByRole('region', { name: /^Nicht gespeicherter Stand von .* gefunden$/ })

/** Takes back what a window that ended had typed. */
export async function takeUp(page: Page): Promise<void> {
  await offerOn(page).getByRole('button', { name: 'Wiederherstellen' }).click()
  await offerOn(page).waitFor({ state: 'detached' })
}
