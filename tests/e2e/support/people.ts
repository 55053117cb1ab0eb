import { expect, type Browser, type Page } from '@playwright/test'

const PASSWORT = 'Postkarte-2026!'

/** Logs in through the page, as a person does. */
export async function login(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORT)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** A second person with a browser of their own: nothing of the first one's session is in it. */
export async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  return context.newPage()
}

/** Collects everything that leaves the page, files included, which the browser's own log leaves out. */
export async function recordBodies(page: Page): Promise<string[]> {
  const bodies: string[] = []
  await page.exposeFunction('recordBody', (body: string) => bodies.push(body))
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the request below
    const { send } = XMLHttpRequest.prototype
    const record = (text: string) => void (globalThis as unknown as { recordBody(text: string): void }).recordBody(text)
    XMLHttpRequest.prototype.send = function sendRecorded(body) {
      if (body instanceof FormData)
        for (const value of body.values()) value instanceof Blob ? void value.text().then(record) : record(value)
      else if (body) record(String(body))
      send.call(this, body)
    }
  })
  return bodies
}

/** Uploads an address list through all three steps. */
export async function uploadList(page: Page, name: string, file: { name: string; buffer: Buffer }): Promise<void> {
  await page.goto('/zielgruppe/hochladen')
  await page.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'text/csv' })
  await page.getByRole('button', { name: 'Adressen prüfen' }).click()
  await page.getByLabel('Name der Zielgruppe').fill(name)
  await page.getByLabel('Herkunft der Adressen').fill('Kundendatei des Teeladens')
  await page.getByLabel(/rechtmäßig erhoben/).check()
  await page.getByRole('button', { name: /Adressen hochladen/ }).click()
  await expect(page.getByText(/ist gespeichert/)).toBeVisible({ timeout: 60_000 })
}

/** Opens the editor on a new postcard, writes a headline on it and leaves when everything is saved. */
export async function designPostcard(page: Page, name: string, headline: string): Promise<void> {
  await page.goto('/werbemittel/erstellen')
  await page.locator('label').filter({ hasText: 'Maxipostkarte' }).click()
  await page.getByLabel('Bezeichnung').fill(name)
  await page.getByRole('button', { name: 'Im Editor gestalten' }).click()
  await expect(page).toHaveURL(/\/werbemittel\/editieren\/\d+/)
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(headline)
  await expect(page.getByRole('status').filter({ hasText: /Gespeichert/ })).toBeVisible()
}

/** Chooses the first bookable day that is shown and answers it as TT.MM.JJJJ of the summary. */
export async function chooseFirstDay(page: Page): Promise<void> {
  const day = page
    .getByRole('gridcell')
    .getByRole('button', { name: /, buchbar/ })
    .first()
  for (let month = 0; month < 3 && !(await day.isVisible()); month += 1)
    await page.getByRole('button', { name: 'Nächster Monat' }).click()
  await day.click()
}

/** What the wizard needs to know. */
export interface Order {
  name: string
  zielgruppe: string
  werbemittel: string
  pruefer: { name: string; email: string }
}

/** The wizard from its first step to the approval link, which it answers. */
export async function orderCampaign(page: Page, order: Order): Promise<string> {
  await page.goto('/kampagne/erstellen')
  await page.getByLabel('Name der Kampagne').fill(order.name)
  await next(page, 'Zielgruppe')
  await page.getByRole('radio', { name: new RegExp(order.zielgruppe) }).click()
  await next(page, 'Werbemittel')
  await page.getByRole('radio', { name: new RegExp(order.werbemittel) }).click()
  await next(page, 'Termin')
  await chooseFirstDay(page)
  await next(page, 'Prüfung und Preis')
  return handOver(page, order.pruefer)
}

/** From the check to the approval link: accepts the sheet's warnings, names the approver, sends. */
export async function handOver(page: Page, pruefer: Order['pruefer']): Promise<string> {
  await expect(page.getByText(/Alles vollständig/)).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: /Gesehen, so drucken/ }).all()) await box.check()
  await next(page, 'Freigabe')
  await page.getByLabel('Name', { exact: true }).fill(pruefer.name)
  await page.getByLabel('E-Mail', { exact: true }).fill(pruefer.email)
  await page.getByRole('button', { name: 'Zur Freigabe geben' }).click()
  const dialog = page.getByRole('dialog', { name: 'Freigabe-Links' })
  const link = await dialog
    .getByRole('link', { name: /Öffnen/ })
    .first()
    .getAttribute('href')
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  if (link === null) throw new Error('no approval link')
  return link
}

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: `Weiter zu ${step}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
}

/** The approver ticks everything and signs. */
export async function approve(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Freigeben', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sendung freigeben' })
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByLabel('Ihr Name').fill(name)
  await dialog.getByRole('button', { name: 'Verbindlich freigeben' }).click()
  await expect(page.getByRole('heading', { name: 'Freigegeben' })).toBeVisible()
}

/** The approver asks for changes. */
export async function askForChanges(page: Page, link: string, name: string, grund: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Änderungen anfordern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Änderungen anfordern' })
  await dialog.getByLabel('Was soll geändert werden?').fill(grund)
  await dialog.getByLabel('Ihr Name').fill(name)
  await dialog.getByRole('button', { name: 'Änderungen anfordern' }).click()
  await expect(page.getByRole('heading', { name: 'Änderungen angefordert' })).toBeVisible()
}

/** Orders bindingly by card and presses one button of the hosted payment page. */
export async function pay(page: Page, button: string): Promise<void> {
  await page
    .getByRole('button', { name: /Jetzt bezahlen|Erneut versuchen/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Prüfen und bestellen' })
  await dialog.getByRole('radio', { name: /Kreditkarte/ }).check()
  await dialog.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check()
  await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await page.getByRole('button', { name: button }).click()
}

/** Presses the button of a campaign's next step in the simulator. */
export async function nextStep(page: Page, campaign: string, button: string): Promise<void> {
  await page.goto('/simulator')
  const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: campaign, exact: true }) })
  await row.getByRole('button', { name: button }).click()
}
