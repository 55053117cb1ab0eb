import type { Page } from '@playwright/test'
import { kill, offerOn, takeUp } from './support/kill.ts'
import { designPostcard, enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

const NAME = 'Name der Kampagne'
const NOTE = 'Notiz (optional)'
const status = (page: Page) => page.getByRole('status').filter({ hasText: /gespeichert|Speichert/i })
const isSaved = (page: Page) => expect(status(page)).toContainText(/Gespeichert \d/)

/** A new campaign, stored; its address is answered. */
async function newCampaign(page: Page, name: string): Promise<string> {
  await enter(page, '/kampagne/erstellen')
  await page.getByLabel(NAME).fill(name)
  await isSaved(page)
  return page.url()
}

test('EDT-01, NET-32 a tab that crashes loses nothing of a campaign: it is offered, and comes back when wanted', async ({
  page,
  context,
}) => {
  const address = await newCampaign(page, 'Vor dem Absturz')
  await page.route('**/api/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByLabel(NAME).fill('Kurz vor dem Absturz')
  await expect(status(page)).toContainText('Offline, lokal gesichert')
  await kill(page)

  const again = await context.newPage()
  await again.goto(address)
  await expect(offerOn(again)).toContainText('Anders als gespeichert: Name.')
  await expect(again.getByLabel(NAME)).toHaveValue('Vor dem Absturz')
  await takeUp(again)
  await expect(again.getByLabel(NAME)).toHaveValue('Kurz vor dem Absturz')
  await isSaved(again)
  await again.reload()
  await expect(again.getByLabel(NAME)).toHaveValue('Kurz vor dem Absturz')
})

test(
  'EDT-01, NET-32 a tab killed or closed without a word loses nothing of a drawing and nothing of a new campaign',
  {
    tag: '@proof',
  },
  async ({ page, context }) => {
    await enter(page, '/dashboard')
    await designPostcard(page, { name: 'Karte', headline: 'Guten Tag', website: 'https://laden.example.org' })
    const editor = page.url()
    await page.route('**/api/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    const website = page.getByRole('textbox', { name: 'Adresse der Webseite' })
    await website.fill('https://neu.example.org')
    await expect(status(page)).toContainText('Offline, lokal gesichert')
    await kill(page)

    const again = await context.newPage()
    await again.goto(editor)
    await expect(offerOn(again)).toContainText('Rückseite: QR-Code')
    await takeUp(again)
    await again.getByRole('group', { name: 'Seiten' }).getByRole('button', { name: 'Rückseite' }).click()
    await again.getByRole('img', { name: /QR-Code/ }).click()
    await expect(again.getByRole('textbox', { name: 'Adresse der Webseite' })).toHaveValue('https://neu.example.org')
    await isSaved(again)

    await again.goto('/kampagne/erstellen')
    await again.getByLabel(NAME).fill('Nie abgeschickt')
    await again.close({ runBeforeUnload: false })
    const third = await context.newPage()
    await third.goto('/kampagne/erstellen')
    await takeUp(third)
    await expect(third.getByLabel(NAME)).toHaveValue('Nie abgeschickt')
    await isSaved(third)
  },
)

test('NET-24 two tabs on one campaign: different fields are merged, the same one is decided', async ({
  page,
  context,
}) => {
  const address = await newCampaign(page, 'Zwei Fenster')
  const other = await context.newPage()
  await other.goto(address)
  await other.getByLabel(NOTE).fill('aus dem zweiten')
  await isSaved(other)
  await page.getByLabel(NAME).fill('aus dem ersten')
  await expect(status(page)).toContainText('mit Änderungen aus einem anderen Fenster')
  await expect(page.getByLabel(NOTE)).toHaveValue('aus dem zweiten')

  await other.getByLabel(NAME).fill('auch aus dem zweiten')
  const dialog = other.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(dialog).toContainText('aus dem ersten')
  await dialog.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  await isSaved(other)
  await page.reload()
  await expect(page.getByLabel(NAME)).toHaveValue('auch aus dem zweiten')
})

test('a second tab leaves the work of the first one alone', async ({ page, context }) => {
  const address = await newCampaign(page, 'Noch offen')
  await page.route('**/api/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByLabel(NAME).fill('Im ersten Fenster getippt')
  await expect(status(page)).toContainText('Offline, lokal gesichert')
  const other = await context.newPage()
  await other.goto(address)
  await expect(status(other)).toHaveText('Alles gespeichert')
  await expect(other.getByLabel(NAME)).toHaveValue('Noch offen')
  await expect(offerOn(other)).toHaveCount(0)
  await page.unroute('**/api/**')
  // By itself, as soon as the service answers again.
  await isSaved(page)
})

test('a gateway that stores and then answers HTML makes no second campaign and no conflict', async ({ page }) => {
  let broken = 2
  await page.route('**/api/kampagne/**', async (route) => {
    if (route.request().method() !== 'POST' || broken === 0) return route.continue()
    broken -= 1
    await route.fetch()
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
  })
  await enter(page, '/kampagne/erstellen')
  await page.getByLabel(NAME).fill('Hinter einem Gateway')
  await expect(status(page)).toContainText('Der Server konnte die Anfrage nicht bearbeiten')
  await expect(page.getByText('Bad Gateway')).toHaveCount(0)
  await isSaved(page)
  broken = 1
  await page.getByLabel(NOTE).fill('Auch das')
  await expect(status(page)).toContainText('Nicht gespeichert')
  await isSaved(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/kampagne?q=Hinter+einem')
  await expect(page.getByRole('link', { name: 'Hinter einem Gateway' })).toHaveCount(1)
})

test('NET-31 leaving within the pause stores first', async ({ page }) => {
  const address = await newCampaign(page, 'Gehe gleich')
  await page.getByLabel(NAME).fill('Gegangen')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Zielgruppen' }).click()
  await expect(page).toHaveURL(/\/zielgruppe$/)
  await page.goto(address)
  await expect(page.getByLabel(NAME)).toHaveValue('Gegangen')
})
