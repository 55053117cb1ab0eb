import { enter, fillLogin } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an employee sees what the role allows, and nothing to create', async ({ page, problems }) => {
  await enter(page, '/dashboard', { email: 'freigabe@example.org' })
  const lists = [
    ['Zielgruppen', '/zielgruppe', '/zielgruppe/erstellen'],
    ['Werbemittel', '/werbemittel', '/werbemittel/erstellen'],
    ['Mailingkampagnen', '/kampagne', '/kampagne/erstellen'],
  ] as const
  for (const [title, list] of lists) {
    await page.getByRole('navigation').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/Backhaus|Nachbarschaft/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /erstellen|hochladen|auswählen/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /erstellen|hochladen|auswählen/ })).toHaveCount(0)
  }
  // The right is taken away on the server: with the next page the menu knows.
  await page.route('**/api/login/', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(/\{[^{}]*"subject":"Werbemittel"[^{}]*\},?/g, '') })
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Zielgruppen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(['Zielgruppen', 'Mailingkampagnen'])
  await page.goto('/werbemittel')
  await expect(page).toHaveURL(/\/not-authorized\?seite=/)
  await page.unroute('**/api/login/')
  for (const [, , create] of lists) {
    await page.goto(create)
    await expect(page).toHaveURL(/\/not-authorized\?seite=/)
    await expect(page.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('a session that ended elsewhere says so and leads back after the login', async ({ page, problems }) => {
  // The bell asks once the start is quiet: it would find the end of the session before the click does.
  const bell = page.waitForResponse((response) => response.url().includes('fetchBildauftraege'))
  await enter(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await bell
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('accessToken') ?? '""')))
  const ended = await page.request.post('/api/logout/', { headers: { Authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Werbemittel' }).click()
  // Check and data were refused at the same time: that is one toast.
  await expect(page.getByText('Ihre Loginsitzung ist abgelaufen')).toHaveCount(1)
  await expect(page).toHaveURL(/\/login\?to=\/werbemittel$/)
  await fillLogin(page, 'kunde@example.org')
  await expect(page).toHaveURL(/\/werbemittel$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Werbemittel' })).toBeVisible()
  // The browser notes refused calls itself; nothing else was left unhandled.
  expect(problems.filter((problem) => !problem.includes('status of 401'))).toEqual([])
})
