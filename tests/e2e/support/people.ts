import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { linkInMail } from './simulator.ts'

export const PASSWORT = 'Postkarte-2026!'

/** Fills the form of the login page, wherever it leads afterwards. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORT)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Logs in through the page, as a person does. */
export async function login(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, email)
  await expect(page).toHaveURL(/\/dashboard/)
}

/** What a browser may already know when a test begins. */
interface Entry {
  email?: string
  sprache?: 'en' | 'fr' | 'ar'
  /** Choices of the theme customizer. */
  darstellung?: object
}

/** Opens a screen as somebody who has logged in before: for tests that are not about the login. */
export async function enter(page: Page, path: string, known: Entry = {}): Promise<void> {
  const { email = 'kunde@example.org', ...kept } = known
  const answer = await page.request.post('/api/login/', { form: { aktion: 'loginUser', email, passwort: PASSWORT } })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const entry = await page.addInitScript(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, JSON.stringify(value))
    },
    { accessToken, ...kept },
  )
  await page.goto(path)
  await entry.dispose()
}

/** Collects everything that leaves the page, files included, which the browser's own log leaves out. */
export async function recordBodies(page: Page): Promise<string[]> {
  const bodies: string[] = []
  await page.exposeFunction('recordBody', (body: string) => bodies.push(body))
  await page.addInitScript(() => {
    const { recordBody } = globalThis as unknown as { recordBody(text: string): Promise<void> }
    const record = (value: unknown): void => {
      if (value instanceof Blob) void value.text().then(recordBody)
      else if (typeof value === 'string') void recordBody(value)
    }
    // oxlint-disable-next-line typescript/unbound-method -- called with the request below
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function sendRecorded(body) {
      if (body instanceof FormData) for (const value of body.values()) record(value)
      else record(body instanceof URLSearchParams ? body.toString() : body)
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

/** Opens the editor on a new postcard, writes a headline, tells the QR code where to lead, leaves when all is saved. */
export async function designPostcard(
  page: Page,
  { name, headline, website }: { name: string; headline: string; website: string },
): Promise<void> {
  await page.goto('/werbemittel/erstellen')
  await choose(page, 'Maxipostkarte')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Im Editor gestalten' }).click()
  await expect(page).toHaveURL(/\/werbemittel\/editieren\/\d+/)
  const tools = page.getByRole('toolbar', { name: 'Werkzeuge' })
  await tools.getByRole('button', { name: 'Text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(headline)
  await page.getByRole('group', { name: 'Seiten' }).getByRole('button', { name: 'Rückseite' }).click()
  await tools.getByRole('button', { name: 'QR-Code' }).click()
  await page.getByRole('textbox', { name: 'Adresse der Webseite' }).fill(website)
  await saved(page)
}

/** The editor has stored everything: leaving it now loses nothing. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /Gespeichert \d/ })).toBeVisible()
}

/** Chooses the first bookable day that the calendar shows. */
async function chooseFirstDay(page: Page): Promise<void> {
  const bookable = page.getByRole('button', { name: /, buchbar$/ })
  const nothing = page.getByText('In diesem Monat ist kein Tag buchbar. Bitte wählen Sie einen anderen Monat.')
  for (let month = 0; month < 3; month += 1) {
    await expect(bookable.first().or(nothing)).toBeVisible()
    if (await bookable.first().isVisible()) break
    await page.getByRole('button', { name: 'Nächster Monat' }).click()
  }
  await bookable.first().click()
  await expect(page.getByRole('button', { name: /, gewählt$/ })).toBeVisible()
}

/** What the wizard needs to know. */
export interface Order {
  name: string
  zielgruppe: string
  werbemittel: string
}

/** Somebody who is asked for approval. */
export interface Reviewer {
  name: string
  email: string
}

/** The wizard from its first step up to the check with the price. */
export async function composeCampaign(page: Page, order: Order): Promise<void> {
  await page.goto('/kampagne/erstellen')
  await page.getByLabel('Name der Kampagne').fill(order.name)
  await next(page, 'Zielgruppe')
  await find(page, order.zielgruppe)
  await next(page, 'Werbemittel')
  await find(page, order.werbemittel)
  await next(page, 'Termin')
  await chooseFirstDay(page)
  await next(page, 'Prüfung und Preis')
}

/** Looks for one of a list's and chooses it: what other journeys made may fill the first page. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill(name)
  await narrowed(page, name)
  await choose(page, name)
}

/** The list shows what was looked for and nothing else; before that it moves below the pointer. */
export async function narrowed(page: Page, name: string): Promise<void> {
  const all = page.getByRole('main').getByRole('radio')
  const wanted = page.getByRole('main').getByRole('radio', { name })
  await expect(wanted.first()).toBeVisible()
  await expect.poll(async () => (await all.count()) - (await wanted.count())).toBe(0)
}

/** Clicks the card around a radio button, as a person does. */
async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}

/** From the check to the approval link of one reviewer. */
export async function requestApproval(page: Page, pruefer: Reviewer): Promise<string> {
  const [link = ''] = await requestApprovals(page, [pruefer])
  return link
}

/** From the check to the approval links: accepts the sheet's warnings, names the reviewers, sends. */
export async function requestApprovals(page: Page, reviewers: Reviewer[]): Promise<string[]> {
  await expect(page.getByText(/Alle Angaben sind vollständig/)).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: 'So lassen' }).all()) await box.check()
  await next(page, 'Freigabe')
  for (const [index, { name, email }] of reviewers.entries()) {
    const person = page.getByRole('group', { name: `Person ${index + 1}` })
    if (!(await person.isVisible())) await page.getByRole('button', { name: 'Person hinzufügen' }).click()
    await person.getByLabel('Name', { exact: true }).fill(name)
    await person.getByLabel('E-Mail', { exact: true }).fill(email)
  }
  await page.getByRole('button', { name: 'Zur Freigabe senden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zur Freigabe gesendet' })
  for (const { email } of reviewers) await expect(dialog).toContainText(email)
  // Keys of other people stand in their mails alone.
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  const links: string[] = []
  const post = await page.context().newPage()
  for (const { email } of reviewers) links.push(await linkInMail(post, email))
  await post.close()
  return links
}

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: `Weiter zu ${step}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()
}

/** The dialog of an approval: until both sides were in view "Freigeben" leads to what was not. */
export async function openApproveDialog(page: Page, press = (button: Locator) => button.click()): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Druckvorlage freigeben' })
  await expect(async () => {
    if (!(await dialog.isVisible())) await press(page.getByRole('button', { name: 'Freigeben', exact: true }))
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  return dialog
}

/** The approver ticks everything and signs; the page says whether others have to agree too. */
export async function approve(page: Page, link: string, name: string, receipt = 'Freigegeben'): Promise<void> {
  await page.goto(link)
  const dialog = await openApproveDialog(page)
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.getByLabel('Ihr Name').fill(name)
  await dialog.getByRole('button', { name: 'Verbindlich freigeben' }).click()
  await expect(page.getByRole('region', { name: receipt })).toContainText(name)
}

/** The approver asks for changes. */
export async function askForChanges(page: Page, link: string, name: string, grund: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Änderungen anfordern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Änderungen anfordern' })
  await dialog.getByLabel('Was soll geändert werden?').fill(grund)
  await dialog.getByLabel('Ihr Name').fill(name)
  await dialog.getByRole('button', { name: 'Änderungen anfordern' }).click()
  await expect(page.getByRole('region', { name: 'Änderungen angefordert' })).toContainText(grund)
}

/** A material and a target group of the demonstration, for journeys that are about something else. */
export const DEMO_PARTS = {
  zielgruppe: 'Stammkunden Backhaus Morgenrot',
  werbemittel: 'Backhaus Morgenrot: Wiedereröffnung',
}

/** Orders and pays by card; the campaign's page is open afterwards. */
export async function payByCard(page: Page): Promise<void> {
  await orderBindingly(page)
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await expectState(page, 'In Prüfung durch')
}

/** Row of a campaign's invoice, or of its storno. */
export function invoiceRows(page: Page, campaign: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: campaign, exact: true }) })
}

/** Orders bindingly by card; the hosted payment page is open afterwards. */
export async function orderBindingly(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Nächster Schritt' }).getByRole('button', { name: 'Bezahlen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prüfen und bestellen' })
  await dialog.getByRole('radio', { name: /Kreditkarte/ }).check()
  await dialog.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }).check()
  await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/\/simulator\/zahlung\//)
}

/** The campaign's page says in its way which state it is in. */
export async function expectState(page: Page, state: string): Promise<void> {
  const current = page
    .getByRole('region', { name: 'Ablauf der Kampagne' })
    .getByRole('listitem')
    .filter({ hasText: 'aktuell' })
  await expect(current).toContainText(state)
}

/** One line of the campaign's history. */
export function historyOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')
}

/** Presses something that gives a file. */
export async function download(page: Page, button: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return file
}
