import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('NET-27 the way back to what was deleted says so', async ({ page }) => {
  await enter(page, '/kampagne/erstellen')
  await page.getByLabel('Name der Kampagne').fill('Doch nicht')
  await expect(page.getByRole('status').filter({ hasText: /Gespeichert \d/ })).toBeVisible()
  const address = page.url()
  await page.goto('/kampagne?q=Doch+nicht')
  const row = page.getByRole('row').filter({ hasText: 'Doch nicht' })
  await row.getByRole('button', { name: /Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kampagne löschen' }).click()
  // Behind an open dialog no row is found by its role, so its being gone says nothing before this.
  await expect(page.getByText('Die Kampagne ist gelöscht.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})
