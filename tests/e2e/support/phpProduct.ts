import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { createProxy } from '#mocks/backend/serve/proxy.ts'
import { mountProduct } from '#mocks/backend/serve/static.ts'
import { ensureBuild } from '#src/build/product.ts'
import { startPhp } from '#tests/php/start.ts'
import { REAL_BUILD } from '#tests/support/realBuild.ts'

/** The product for a real backend, as `BACKEND_URL=… npm start` serves it, in front of the backend in PHP. */
async function startProduct() {
  await ensureBuild(false, undefined, REAL_BUILD)
  const php = await startPhp()
  const app = createProxy(php.url, () => undefined)
  await mountProduct(app, REAL_BUILD)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://localhost:${address.port}`,
    stop: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await php.stop()
    },
  }
}

export const test = base.extend<object, { product: string }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product.url)
      await product.stop()
    },
    // A build may be made first.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ product }, use) => use(product),
})

/** Somebody with a browser of his own, before whom the backend has these habits; what goes wrong is collected. */
export async function someone(browser: Browser, baseURL: string | undefined, quirk = '') {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Quirk': quirk },
  })
  // The side menu holds every page.
  await context.addInitScript(() => {
    localStorage.darstellung ??= JSON.stringify({ navigation: 'vertical' })
  })
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 1000 })
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  return { page, broken, leave: () => context.close() }
}

export async function loginAs(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('geheim-2026')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Pages that no menu holds, with the neighbour whose local navigation leads to them. */
const NEIGHBOURS: Record<string, string> = {
  Statistiken: 'Mailingkampagnen',
  Bildgenerierung: 'Werbemittel',
  Mitarbeiter: 'Konto',
  'API-Zugang': 'Konto',
}

/** Goes by the menu and the local navigation, as people do. */
export async function follow(page: Page, name: string): Promise<void> {
  const neighbour = NEIGHBOURS[name]
  if (neighbour !== undefined) await follow(page, neighbour)
  const place = neighbour === undefined ? menuOf(page) : page.getByRole('main').getByRole('navigation')
  await place.getByRole('link', { name, exact: true }).click()
}

/** Rows of the list that is shown. */
export const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** Logged in still, and no page of the frame in place of the wanted one. */
export async function staysIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible()
  await expect(page.getByText('Sitzung abgelaufen')).toHaveCount(0)
  expect(new URL(page.url()).pathname).not.toMatch(/^\/(?:login|error-404|not-authorized)/)
}

/** Opens a target group out of its list and saves it as it is. */
export async function saveGroup(page: Page): Promise<void> {
  await follow(page, 'Zielgruppen')
  await page.getByRole('link', { name: /^Familien im Süden/ }).click()
  await expect(page.getByLabel('Name der Zielgruppe')).toHaveValue('Familien im Süden')
  await page.getByRole('button', { name: 'Zielgruppe speichern' }).click()
}

/** Name of the contract's file; what is in it is the PDF. */
export async function contract(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^User menu/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'AV-Vertrag (PDF)' }).click(),
  ])
  expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF-/)
  return file.suggestedFilename()
}

export async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Sie haben sich erfolgreich ausgeloggt.')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
}
