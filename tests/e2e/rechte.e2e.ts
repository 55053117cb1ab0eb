import { fillLogin, login } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an employee sees what the role allows, and nothing to create', async ({ page, problems }) => {
  await login(page, 'freigabe@example.org')
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
  for (const [, , create] of lists) {
    await page.goto(create)
    await expect(page).toHaveURL(/\/not-authorized$/)
    await expect(page.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('a session that ended elsewhere says so and leads back after the login', async ({ page }) => {
  await login(page, 'kunde@example.org')
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('accessToken') ?? '""')))
  const ended = await page.request.post('/api/logout/', { headers: { Authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Werbemittel' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Sitzung abgelaufen' })
  await expect(toast).toContainText('Ihre Loginsitzung ist abgelaufen')
  await expect(page).toHaveURL(/\/login\?to=\/werbemittel$/)
  await fillLogin(page, 'kunde@example.org')
  await expect(page).toHaveURL(/\/werbemittel$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Werbemittel' })).toBeVisible()
})
