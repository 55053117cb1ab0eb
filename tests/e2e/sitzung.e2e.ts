import { enter, fillLogin, PASSWORT } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A list as a shop exports it: capitals, and columns that nobody asked for. */
const LISTE = Buffer.from(
  [
    'Kundennr;Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort;Umsatz',
    ...Array.from({ length: 40 }, (_, nr) => `${nr};Frau;ANNA;WEBER${nr};Lindenweg;${nr + 1};28195;Bremen;12,50`),
  ].join('\r\n'),
)

test('a desk outlives a session that another tab of the browser lost: worker, corrections and words are there again', async ({
  page,
  context,
}) => {
  await enter(page, '/zielgruppe/hochladen')
  await page.locator('input[type=file]').setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: LISTE })
  await page.getByRole('button', { name: 'Adressen prüfen' }).click()
  const grid = page.getByRole('grid', { name: 'Adressen der Liste' })
  await grid.getByRole('gridcell', { name: 'WEBER0', exact: true }).click()
  await page.keyboard.type('Weber-Huber')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('gridcell', { name: 'Weber-Huber' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Herkunft der Adressen' }).fill('Shop')

  // The service forgets the session, and the other tab is the first one to hear of it.
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('accessToken') ?? '""')))
  await page.request.post('/api/logout/', { headers: { authorization: `Bearer ${token}` } })
  const other = await context.newPage()
  await other.goto('/kampagne')
  await expect(other.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page.getByText(/^Ihre Adressliste wartet in diesem Fenster auf Sie/)).toBeVisible()

  await fillLogin(page, 'kunde@example.org')
  await expect(grid.getByRole('gridcell', { name: 'Weber-Huber' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Herkunft der Adressen' })).toHaveValue('Shop')
  await page.getByRole('button', { name: /^Rückgängig/ }).click()
  await expect(grid.getByRole('gridcell', { name: 'WEBER0', exact: true })).toBeVisible()
})

test('fields that a password manager filled without an event are read, at the login and in a form', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').waitFor()
  // A separate world, as extensions have: the page sees none of what is done to its elements there.
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const fill = async (values: Record<string, string>) => {
    const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
    for (const [name, value] of Object.entries(values))
      await session.send('Runtime.evaluate', {
        contextId: executionContextId,
        expression: `document.querySelector('main [name="${name}"], [name="${name}"]').value = ${JSON.stringify(value)}`,
      })
  }
  await fill({ email: 'kunde@example.org', passwort: PASSWORT })
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await page.goto('/mitarbeiter/erstellen')
  await page.getByLabel('Vorname').waitFor()
  // A manager fills a page that is there: what a later drawing of the form would put back is not its matter.
  await page.waitForLoadState('networkidle')
  await fill({ vorname: 'Autumn', nachname: 'Ausfüllerin' })
  await page.getByRole('button', { name: 'Anlegen und einladen' }).click()
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  for (const [label, value] of [
    ['Vorname', 'Autumn'],
    ['Nachname', 'Ausfüllerin'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'false')
  }
})
