import type { Page, Request } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 600 }, reducedMotion: 'reduce' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })
const banner = (page: Page) => page.getByText('No connection to the server. Your inputs')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function openList(page: Page): Promise<void> {
  await expect(heading(page, 'Mailingkampagnen')).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => globalThis.scrollTo(0, y), top)
  expect(await scrolled(page)).toBe(top)
}

/** Presses a link without pointing at it first, which would begin with its page ahead. */
const press = (page: Page, name: string) => menuLink(page, name).evaluate((link: HTMLElement) => link.click())

test('a menu of the app bar opens and closes without moving the page', async ({ page, problems }) => {
  await enter(page, '/kampagne')
  await openList(page)
  for (const name of [/^Language/, /^User menu/]) {
    const button = page.getByRole('button', { name })
    await scrollTo(page, 300)
    await button.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(await scrolled(page)).toBe(300)
  }
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused()
  expect(await scrolled(page)).toBe(300)
  expect(problems).toEqual([])
})

test('a new page begins at the top, and back is where one was', async ({ page, problems }) => {
  await enter(page, '/kampagne')
  await openList(page)
  const campaign = page.locator('main a[href*="/kampagne/editieren/"]').nth(8)
  await campaign.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(100)
  await campaign.click()
  await expect(heading(page, 'Mailingkampagnen')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await openList(page)
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(heading(page, 'Mailingkampagnen')).toHaveCount(0)
  await expect.poll(() => scrolled(page)).toBe(0)
  expect(problems).toEqual([])
})

for (const { place, width, height } of [
  { place: 'a desktop', width: 1440, height: 600 },
  { place: 'a phone', width: 390, height: 700 },
])
  test(
    `without a network on ${place} the page stays as it is, and goes on later`,
    { tag: width < 900 ? '@proof' : [] },
    async ({ page, context }) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await page.setViewportSize({ width, height })
      await enter(page, '/dashboard')
      const choose = async (name: string) => {
        const opener = page.getByRole('button', { name: 'Open menu' })
        if (await opener.isVisible()) await opener.click()
        await menuLink(page, name).click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await choose('Mailingkampagnen')
      await openList(page)
      // The menu of a phone comes with its first use.
      if (width < 900) {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await expect(menuLink(page, 'Werbemittel')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(menuLink(page, 'Werbemittel')).toHaveCount(0)
      }
      // What tells about a lost connection comes once the page rests.
      await page.waitForLoadState('networkidle')
      await scrollTo(page, 300)
      await context.setOffline(true)
      await expect(banner(page)).toBeVisible()
      // As far down as before, and as much more as the banner takes above, once the page has made room for it.
      let before = Number.NaN
      await expect
        .poll(async () => {
          const last = before
          before = await scrolled(page)
          return before === last
        })
        .toBe(true)
      expect(before).toBeGreaterThanOrEqual(300)
      for (let tries = 0; tries < 2; tries += 1) {
        await choose('Werbemittel')
        await expect(page).toHaveURL(/\/kampagne$/)
        await expect(heading(page, 'Mailingkampagnen')).toHaveCount(1)
        await expect.poll(() => scrolled(page)).toBe(before)
      }
      for (const way of ['back', 'forward', 'back'] as const) {
        await page.evaluate((name) => history[name](), way)
        // The way there and back again; nothing tells that it has ended.
        await page.waitForTimeout(500)
        await expect(page).toHaveURL(/\/kampagne$/)
        await expect(heading(page, 'Mailingkampagnen')).toHaveCount(1)
        await expect.poll(() => scrolled(page)).toBe(before)
      }
      await expect(banner(page)).toBeInViewport()
      await context.setOffline(false)
      await expect(banner(page)).toHaveCount(0)
      await expect.poll(() => scrolled(page)).toBe(300)
      await choose('Werbemittel')
      await expect(heading(page, 'Werbemittel')).toBeVisible()
      await expect.poll(() => scrolled(page)).toBe(0)
      await page.goBack()
      await openList(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(errors).toEqual([])
    },
  )

/** Whether a request asks who is logged in. */
const isCheck = (request: Request) => /aktion=checkUserLogin/.test(request.postData() ?? '')
const isData = (request: Request) =>
  request.url().includes('/api/') && !isCheck(request) && ['fetch', 'xhr'].includes(request.resourceType())

// A fallback that React commits once stands for 300 ms: a part that waits for its texts costs every visit that much.
for (const path of ['/dashboard', '/kampagne'])
  test(`${path}: the first screen takes the place of the skeleton, and nothing comes in between`, async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('#root > output, #root > * > output')?.textContent?.includes('longer than usual'))
          document.documentElement.dataset.waited = 'true'
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await enter(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.dataset.waited)).toBeUndefined()
    expect(problems).toEqual([])
  })

test('check, code and data of a page start together, and nothing shows before the check', async ({
  page,
  problems,
}) => {
  await enter(page, '/mitarbeiter', { darstellung: { navigation: 'vertical' } })
  await expect(heading(page, 'Mitarbeiter')).toBeVisible()
  await expect(menuLink(page, 'Konto')).toBeVisible()
  // The toasts are fetched when somebody has begun to work and rests; they must not count as a part of the page.
  const toasts = page.waitForResponse((response) => response.url().includes('/ToastHost-'))
  await page.keyboard.press('Shift')
  await toasts
  await page.waitForLoadState('networkidle')
  await page.route('**/api/login/', async (route) => {
    if (!isCheck(route.request())) return route.continue()
    // The answer is kept back until the page's data is there too.
    await data
    await expect(heading(page, 'Mitarbeiter')).toBeVisible()
    await expect(heading(page, 'Konto')).toHaveCount(0)
    return route.continue()
  })
  const data = page.waitForResponse((response) => isData(response.request()))
  await press(page, 'Konto')
  await expect(heading(page, 'Konto')).toBeVisible()
  await page.unroute('**/api/login/')

  // Pointed at before, a page needs nothing more than a click; parts of the last one may still be on their way.
  await page.waitForLoadState('networkidle')
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const ahead = page.waitForResponse((response) => response.url().includes('/api/rechnung/'))
  await menuLink(page, 'Rechnungen').hover()
  await ahead
  expect(requests.some(isCheck)).toBe(true)
  requests.length = 0
  await menuLink(page, 'Rechnungen').click()
  await expect(heading(page, 'Rechnungen')).toBeVisible()
  expect(
    requests
      .filter((request) => ['script', 'stylesheet'].includes(request.resourceType()))
      .map((request) => request.url()),
  ).toEqual([])
  const ofPage = requests.filter((request) => isData(request) && request.url().includes('/api/rechnung/'))
  expect(ofPage).toEqual([])
  expect(problems).toEqual([])
})
