import { enter } from './support/people.ts'
import { linkInMail } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const LENA = 'lena.vogt@example.org'

test('an invited employee works until a right is taken away, and not at all when deactivated', async ({
  page,
  reviewer,
  problems,
}) => {
  await enter(page, '/mitarbeiter')
  await page.getByRole('button', { name: 'Einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mitarbeiter einladen' })
  await dialog.getByLabel('E-Mail-Adressen').fill(LENA)
  await dialog.getByRole('combobox', { name: 'Rolle' }).click()
  await page.getByRole('option', { name: 'Kampagnenmanager' }).click()
  await dialog.getByRole('button', { name: 'Einladen' }).click()
  await expect(dialog.getByText(/Die Einladung ist gesendet: Lena Vogt/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('row', { name: /Lena Vogt/ })).toContainText('Eingeladen')

  await reviewer.goto(await linkInMail(reviewer, LENA))
  await reviewer.getByLabel('Neues Passwort', { exact: true }).fill('Lindenblüten-Tee um acht')
  await reviewer.getByRole('button', { name: /Passwort (festlegen|speichern|setzen)/ }).click()
  await expect(reviewer).toHaveURL(/\/dashboard/)
  const menu = reviewer.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText(['Zielgruppen', 'Werbemittel', 'Mailingkampagnen'])

  await page.reload()
  await page.getByRole('link', { name: 'Lena Vogt' }).click()
  await page.getByRole('switch', { name: 'Werbemittel ansehen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/Darf nicht mehr: Werbemittel ansehen/)).toBeVisible()

  await menu.getByRole('link', { name: 'Zielgruppen' }).click()
  await expect(reviewer.getByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(['Zielgruppen', 'Mailingkampagnen'])

  await page.getByRole('button', { name: 'Deaktivieren' }).click()
  await page
    .getByRole('dialog', { name: 'Lena Vogt deaktivieren' })
    .getByRole('button', { name: 'Deaktivieren' })
    .click()
  await expect(page.getByText('Lena Vogt ist deaktiviert und überall abgemeldet.')).toBeVisible()
  await menu.getByRole('link', { name: 'Mailingkampagnen' }).click()
  await expect(reviewer).toHaveURL(/\/login\?to=\/kampagne/)
  await expect(reviewer.getByText('Ihre Loginsitzung ist abgelaufen')).toBeVisible()
  // The browser notes refused calls itself; nothing else was left unhandled.
  expect(problems.filter((problem) => !problem.includes('status of 401'))).toEqual([])
})
