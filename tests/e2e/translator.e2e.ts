import { designPostcard, enter } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { translate } from './support/translator.ts'

test.beforeEach(({ page }) => translate(page))

test('a page whose words a translator replaced can be worked with: menu, filters, list, dialog', async ({
  page,
  problems,
}) => {
  await enter(page, '/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.locator('font').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Mailingkampagnen' }).click()
  await expect(heading).toHaveText('Mailingkampagnen')
  const campaigns = page.locator('main a[href*="/kampagne/editieren/"]')
  const names = (name: RegExp) => campaigns.filter({ hasText: name })
  // Other journeys make campaigns, so that those of the beginning may stand on the next page.
  await page.getByRole('searchbox').fill('Sehtest')
  await expect(names(/Sehtest/).first()).toBeVisible()
  await expect(campaigns.filter({ hasNotText: 'Sehtest' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('gibt es nicht')
  await expect(campaigns).toHaveCount(0)
  await page.getByRole('searchbox').fill('Frühstück')
  await expect(names(/Sehtest/)).toHaveCount(0)
  await names(/Frühstück zu zweit/).click()

  await page.getByRole('button', { name: 'Name und Notiz ändern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Frühstück zu dritt')
  await dialog.getByRole('button', { name: /Speichern/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(heading).toHaveText('Frühstück zu dritt')
  await page.goBack()
  await expect(names(/Frühstück zu dritt/)).toBeVisible()
  expect(problems).toEqual([])
})

test('in the wizard the words that replaced others are followed by the true ones', async ({ page, problems }) => {
  await enter(page, '/kampagne/erstellen')
  const state = page.getByRole('status').filter({ hasText: /gespeichert|Speichert/i })
  await expect(state).toContainText('Wird gespeichert, sobald Sie etwas eingeben')
  await page.getByLabel('Name der Kampagne').fill('Übersetzte Kampagne')
  await expect(state).toHaveText(/^Gespeichert \d/)
  await page.reload()
  await expect(page.getByLabel('Name der Kampagne')).toHaveValue('Übersetzte Kampagne')
  expect(problems).toEqual([])
})

test('in the editor what is drawn is saved, and said to be', { tag: '@proof' }, async ({ page, problems }) => {
  await enter(page, '/dashboard')
  await designPostcard(page, { name: 'Übersetzte Karte', headline: 'Guten Tag', website: 'https://laden.example.org' })
  await page.reload()
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible()
  expect(problems).toEqual([])
})
