import { appCode } from '../support/secondFactor.ts'
import { fillLogin, login } from './support/people.ts'
import { expect, test } from './support/test.ts'

const TEAM = 'team@example.org'

test('a second factor is set up by the code on the screen and asked for; recovery codes open once', async ({
  page,
  problems,
}) => {
  const openKonto = async () => {
    await page.getByRole('button', { name: /User menu of/ }).click()
    await page.getByRole('menuitem', { name: 'Konto' }).click()
  }
  await login(page, TEAM)
  await openKonto()
  await page.getByRole('button', { name: 'Zwei-Faktor-Anmeldung einschalten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill('Postkarte-2026!')
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await expect(dialog.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  const link = await dialog.getByRole('link', { name: 'In der App auf diesem Gerät öffnen' }).getAttribute('href')
  const schluessel = new URL(link ?? '').searchParams.get('secret') ?? ''
  await expect(dialog.getByTestId('schluessel')).toHaveText(schluessel.replaceAll(/(.{4})(?=.)/g, '$1 '))
  // The step before: its code still counts, and the present one is left for the login.
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(schluessel, Date.now(), -1))
  await dialog.getByRole('button', { name: 'Zwei-Faktor-Anmeldung einschalten' }).click()
  const list = dialog.getByRole('list', { name: 'Ihre Wiederherstellungscodes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('wiederherstellungscodes.txt')
  await dialog.getByRole('button', { name: 'Ich habe die Codes sicher aufbewahrt' }).click()
  await expect(page.getByText('Eingeschaltet', { exact: true })).toBeVisible()

  const leave = async () => {
    await page.getByRole('button', { name: /User menu of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
  }
  await leave()
  await test.step('SEC-21 after a logout the browser keeps language and look alone', async () => {
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => !['sprache', 'modus', 'darstellung'].includes(key)),
      session: Object.keys(sessionStorage).filter((key) => key !== 'neuGeladen'),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      cookies: document.cookie,
    }))
    expect(kept).toEqual({ local: [], session: [], databases: [], caches: [], cookies: '' })
  })

  await page.goto('/login')
  await fillLogin(page, TEAM)
  const field = page.getByLabel('Code aus der App')
  await expect(field).toBeFocused()
  await field.fill(appCode(schluessel, Date.now()))
  await expect(page).toHaveURL(/\/dashboard/)
  await leave()

  const enterByRecovery = async (code: string) => {
    await page.goto('/login')
    await fillLogin(page, TEAM)
    await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
    await page.getByLabel('Wiederherstellungscode').fill(code)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  }
  await enterByRecovery(codes[0] ?? '')
  await expect(page).toHaveURL(/\/dashboard/)
  await leave()
  await enterByRecovery(codes[0] ?? '')
  await expect(page.getByText(/stimmt nicht oder wurde schon verwendet/)).toBeVisible()

  // Off again: others log in with this account too.
  await enterByRecovery(codes[1] ?? '')
  await expect(page).toHaveURL(/\/dashboard/)
  await openKonto()
  await page.getByRole('button', { name: 'Ausschalten' }).click()
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill('Postkarte-2026!')
  await dialog.getByLabel('Code', { exact: true }).fill(codes[2] ?? '')
  await dialog.getByRole('button', { name: 'Ausschalten' }).click()
  await expect(page.getByText('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.')).toBeVisible()
  // The browser notes refused calls itself: the used code, and what a page still asked for while it was being left.
  expect(problems.filter((problem) => !/status of (401|422)/.test(problem))).toEqual([])
})
