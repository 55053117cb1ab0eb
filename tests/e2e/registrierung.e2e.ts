import type { Page } from '@playwright/test'
import { composeCampaign, designPostcard, fillLogin } from './support/people.ts'
import { linkInMail } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const EMAIL = 'edda@example.net'
const PASSWORT = 'drei müde Ziegen im Regen'
const PARTS = { name: 'Neueröffnung', zielgruppe: 'Nachbarn', werbemittel: 'Teekarte' }

async function register(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Konto anlegen' }).click()
  await page.getByLabel('Firma').fill('Teeladen am Markt')
  await page.getByLabel('Vorname').fill('Edda')
  await page.getByLabel('Nachname').fill('Lorenz')
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORT)
  await page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' })).toBeVisible()
}

test('a new customer goes from the registration to the price of the first campaign', async ({
  page,
  reviewer,
  problems,
}) => {
  test.slow()
  await test.step('registration, mail as text and HTML, activation by link and password', async () => {
    await register(page)
    const link = await linkInMail(reviewer, EMAIL)
    expect(link).toMatch(/\/aktivierung\/[\w-]{43}$/)
    const html = (await reviewer.locator('iframe[title^="Bitte bestätigen"]').getAttribute('src')) ?? ''
    expect(await (await reviewer.request.get(html)).text()).toContain(`href="${link}"`)
    await page.goto(link)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORT)
    await page.getByRole('button', { name: 'Konto aktivieren' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Adressliste hochladen')).toBeVisible()
  })

  await test.step('target group and postcard of the empty account', async () => {
    await page.goto('/zielgruppe/erstellen')
    await page.getByLabel('Name der Zielgruppe').fill(PARTS.zielgruppe)
    await page.getByRole('button', { name: 'Zielgruppe speichern' }).click()
    await expect(page).toHaveURL(/\/zielgruppe\/editieren\/\d+/)
    await designPostcard(page, { name: PARTS.werbemittel, headline: 'Wir sind da', website: 'https://tee.example/neu' })
  })

  await test.step('campaign: what is missing is asked for where it is needed; then the price stands', async () => {
    await composeCampaign(page, PARTS)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Absender' })
      .getByRole('link', { name: 'Zu Grundlagen' })
      .click()
    const absender = page.getByRole('group', { name: 'Absender' })
    await expect(absender.getByLabel('Firma')).toHaveValue('Teeladen am Markt')
    for (const [label, value] of Object.entries({
      Straße: 'Marktgasse',
      Hausnummer: '3',
      PLZ: '01067',
      Ort: 'Dresden',
    }))
      await absender.getByLabel(label).fill(value)
    await page.getByRole('navigation', { name: 'Schritte' }).getByText('Prüfung und Preis').click()
    await expect(page.getByText(/Alle Angaben sind vollständig/)).toBeVisible()
    const price = page.getByRole('complementary', { name: 'Zusammenfassung' }).getByRole('region', { name: 'Preis' })
    await expect(price).toContainText(/Gesamtpreis brutto\s*[\d.]+,\d\d\s€/)
  })
  expect(problems).toEqual([])
})

/** Nobody else of these tests logs in with this password. */
const BUCHHALTUNG = 'buchhaltung@example.org'

test('a forgotten password: a new one by mail, old sessions and the old password end', async ({ page, reviewer }) => {
  await page.goto('/login')
  await fillLogin(page, BUCHHALTUNG)
  await expect(page).toHaveURL(/\/dashboard/)

  await reviewer.goto('/login')
  await reviewer.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(reviewer.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible()
  await reviewer.getByLabel('E-Mail-Adresse').fill(BUCHHALTUNG)
  await reviewer.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(reviewer.getByRole('heading', { name: 'Bitte prüfen Sie Ihr Postfach' })).toBeVisible()
  const link = await linkInMail(reviewer, BUCHHALTUNG)
  await reviewer.goto(link)
  await reviewer.getByLabel('Neues Passwort').fill(PASSWORT)
  await reviewer.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(reviewer.getByRole('heading', { name: 'Ihr Passwort ist geändert' })).toBeVisible()

  await page.goto('/rechnung')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Ihre Loginsitzung ist abgelaufen')).toBeVisible()
  await fillLogin(page, BUCHHALTUNG)
  await expect(page.getByRole('alert').filter({ hasText: /Passwort stimmt nicht/ })).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORT)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/rechnung/)

  await reviewer.goto(link)
  await expect(reviewer.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
})
