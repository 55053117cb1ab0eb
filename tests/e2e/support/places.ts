import type { Page } from '@playwright/test'
import { paths } from '#src/routes/paths.ts'
import type { Screen } from './openers.ts'
import { complete, go } from './screens.ts'

const STEPS = ['zielgruppe', 'werbemittel', 'termin', 'pruefung', 'freigabe']

/** The first record of a list that can still be changed. */
async function firstOf(page: Page, list: string, address = list): Promise<string> {
  await go(page, address)
  const href = await page.locator(`main a[href*="${list}/editieren/"]`).first().getAttribute('href')
  return new URL(href ?? '', page.url()).pathname
}

/** A layer of this kind is made and chosen, so that its fields are shown. */
const withLayer = (tool: string) => async (page: Page) => {
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: tool, exact: true }).click()
  await page.locator('main [role="tabpanel"]').first().waitFor()
}

/** What is on the screens beside that with which they begin: steps, views, sides, something chosen. */
export async function special(page: Page): Promise<Screen[]> {
  const draft = await firstOf(page, paths.kampagne, `${paths.kampagne}?state=erfassung`)
  const sheet = await firstOf(page, paths.werbemittel)
  await go(page, paths.rechnung())
  await page.locator('main tbody a').first().click()
  await page.waitForURL(/rechnung=\d+/)
  const rechnung = new URL(page.url()).pathname + new URL(page.url()).search
  await complete(page, false)
  return [
    ...STEPS.map((schritt) => ({ path: `${draft}?schritt=${schritt}` })),
    { path: `${paths.zielgruppe}?archiviert=1` },
    { path: `${paths.werbemittel}?archiv=1` },
    { path: `${paths.apizugang}?ansicht=anfragen` },
    { path: `${paths.apizugang}?ansicht=webhooks` },
    { path: rechnung },
    {
      path: paths.rechnung(),
      state: 'one chosen',
      prepare: async (at: Page) => at.locator('main tbody input[type="checkbox"]').first().check(),
    },
    ...['Text', 'QR-Code'].map((tool) => ({ path: sheet, state: tool, prepare: withLayer(tool) })),
    {
      path: sheet,
      state: 'other side',
      prepare: async (at: Page) =>
        at.getByRole('group', { name: 'Seiten' }).getByRole('button', { name: 'Rückseite' }).click(),
    },
  ]
}
