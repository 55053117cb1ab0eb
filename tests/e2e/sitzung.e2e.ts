import { enter, fillLogin } from './support/people.ts'
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
