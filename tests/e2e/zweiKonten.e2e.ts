import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

const NAME = 'Name der Kampagne'

/** Logs somebody in beside the tab that is open, as a login in a second tab of the same browser does. */
async function logInBeside(page: Page, email: string): Promise<void> {
  await page.evaluate(async (login) => {
    const body = new URLSearchParams({ aktion: 'loginUser', email: login, passwort: 'Postkarte-2026!' })
    const answer = await fetch('/api/login/', { method: 'POST', body })
    const { accessToken, user } = (await answer.json()) as { accessToken: string; user: object }
    localStorage.setItem('userData', JSON.stringify(user))
    localStorage.setItem('accessToken', JSON.stringify(accessToken))
  }, email)
}

test('NET-22 two accounts in two tabs: what one types is never stored under the other', async ({ page, context }) => {
  await enter(page, '/kampagne/erstellen')
  const sent: string[] = []
  const second = await context.newPage()
  await second.goto('/simulator')
  await page.getByLabel(NAME).fill('Vom ersten Konto')
  page.on('request', (request) => {
    if (request.postData()?.includes('saveKampagne') === true) sent.push(request.headers()['x-konto'] ?? '')
  })
  await logInBeside(second, 'andere@example.org')
  await expect(page.getByRole('heading', { name: 'Hier ist jetzt ein anderes Konto angemeldet' })).toBeVisible()
  // By itself, and as the other one's.
  await expect(page.getByLabel(NAME)).toHaveValue('')
  await expect(page.getByText('Vom ersten Konto')).toHaveCount(0)
  await second.goto('/kampagne')
  await expect(second.getByText('Vom ersten Konto')).toHaveCount(0)
  expect(new Set(sent).size).toBeLessThanOrEqual(1)
})
