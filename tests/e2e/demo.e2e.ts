import type { Page } from '@playwright/test'
import { createCaller, type Caller } from '../demo/caller.ts'
import { QUIRKS } from '../demo/quirks.ts'
import { demoFindings, openDemo } from './support/demoScreens.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Calls made by the `fetch` of a page. */
function callerIn(page: Page): Caller {
  return createCaller((request) =>
    page.evaluate(async ({ path, ...init }) => {
      const answer = await fetch(path, init)
      return { status: answer.status, text: await answer.text() }
    }, request),
  )
}

test('the sample endpoints keep every promise in the browser', async ({ page }) => {
  await openDemo(page)
  const caller = callerIn(page)
  for (const [promise, check] of QUIRKS) await test.step(promise, () => check(caller))
})

test('sample data lives as long as the page', async ({ page }) => {
  await openDemo(page)
  const { user } = await callerIn(page).call('createUser', { user: { fullName: 'Short Lived' } })
  expect((await callerIn(page).call('fetchUser', { id: user.id })).fullName).toBe('Short Lived')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Samples of the template' })).toBeVisible()
  expect((await callerIn(page).raw('GET', `/apps/user/users/${user.id}`)).status).toBe(404)
})

test('with the sample endpoints at work, calls of the product reach the service unchanged', async ({
  page,
  problems,
}) => {
  await openDemo(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/mockServiceWorker\.js$/)
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('accessToken') ?? '""')))
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-www-form-urlencoded' }
  const data = 'aktion=checkUserLogin'
  // The service knows the person by the header and the call by the body: both have to arrive for this answer.
  const direct = await page.request.post('/api/login/', { headers, data })
  const { status, text } = await page.evaluate(
    async (init) => {
      const answer = await fetch('/api/login/', init)
      return { status: answer.status, text: await answer.text() }
    },
    { method: 'POST', headers, body: data },
  )
  expect(status).toBe(200)
  const { loginState, user } = await direct.json()
  expect(JSON.parse(text)).toMatchObject({ loginState: 1, user })
  expect(loginState).toBe(1)
  await page.getByRole('navigation').getByRole('link', { name: 'Werbemittel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Werbemittel' })).toBeVisible()
  await expect(page.getByText(/Backhaus/).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('the footer leads to the samples and to the simulator, the menu does not', async ({ page, problems }) => {
  await enter(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText(['Zielgruppen', 'Werbemittel', 'Mailingkampagnen'])
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Beispielseiten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Samples of the template' })).toBeVisible()
  await footer.getByRole('link', { name: 'Simulator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  await expect(page).toHaveURL(/\/simulator$/)
  expect(problems).toEqual([])
})

test('without a demo screen nothing stands between the product and the service', async ({ page }) => {
  await enter(page, '/werbemittel')
  await expect(page.getByRole('heading', { level: 1, name: 'Werbemittel' })).toBeVisible()
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(workers).toBe(0)
})

test('a sample call is answered from any page, however it is made', async ({ page, problems }) => {
  await enter(page, '/werbemittel')
  await expect(page.getByRole('heading', { level: 1, name: 'Werbemittel' })).toBeVisible()
  const answers = await page.evaluate(async () => {
    const byRequest = new Promise<number>((resolve) => {
      const request = new XMLHttpRequest()
      request.open('GET', '/apps/invoice/clients')
      request.addEventListener('loadend', () => resolve(request.status))
      request.send()
    })
    const byFetch = await fetch('/apps/user/users?q=')
    return { byFetch: [byFetch.status, Object.keys(await byFetch.json())], byRequest: await byRequest }
  })
  expect(answers).toEqual({ byFetch: [200, ['filteredData', 'total', 'userTotal']], byRequest: 200 })
  await page.getByRole('navigation').getByRole('link', { name: 'Zielgruppen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
  expect(problems).toEqual([])
})

test('a demo screen is without findings, in both modes', async ({ page, problems }) => {
  test.slow()
  // All of them, in both directions: `npm run prove:accessibility`.
  expect(await demoFindings(page, 'en', ['/demo/users'])).toEqual([])
  expect(problems).toEqual([])
})
