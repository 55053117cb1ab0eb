import type { Page } from '@playwright/test'
import { paths } from '#src/routes/paths.ts'
import { openBildServer, type BildServer } from '#tests/support/bilddienst.ts'
import { inBothModes } from './support/axe.ts'
import { press, type } from './support/keys.ts'
import { description, designFirst } from './support/motive.ts'
import { enter } from './support/people.ts'
import { complete, LANGUAGES } from './support/screens.ts'
import { startServer } from './support/server.ts'
import { expect, test, type SharedServer } from './support/test.ts'
import { walk } from './support/walk.ts'

const gallery = (page: Page) => page.getByRole('region', { name: 'Galerie' })

test.use({ colorScheme: 'light', viewport: { width: 1440, height: 900 } })

test('described, chosen and kept by keyboard alone', async ({ page }) => {
  await enter(page, paths.bildgenerierung)
  await type(page, description(page), 'Fahrräder im Frühling')
  await expect(page.getByText(/^Gezeichnet wird: .*Fahrrad/)).toBeVisible()
  await press(page, page.getByRole('button', { name: /^Startzahl übernehmen/ }).nth(1))
  await press(page, page.getByRole('button', { name: /^Merken/ }).first())
  await expect(gallery(page).getByRole('heading', { name: 'Fahrräder im Frühling' })).toBeVisible()
})

for (const [sprache, rules] of LANGUAGES)
  test(
    `${sprache}: page and dialog of pictures without findings, light and dark`,
    { tag: '@proof' },
    async ({ page }) => {
      await enter(page, paths.notAuthorized, { sprache })
      await complete(page, false)
      expect(await walk(page, [paths.bildgenerierung], rules)).toEqual([])
      await designFirst(page)
      await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Motiv' }).click()
      const dialog = page.getByRole('dialog', { name: 'Bild erzeugen oder aus der Galerie wählen' })
      await expect(dialog.getByRole('img', { name: /^Vorschlag/ })).toHaveCount(6)
      expect(await inBothModes(page, rules, 'new picture', '[role=dialog]')).toEqual([])
      await dialog.getByRole('tab', { name: 'Galerie' }).click()
      await expect(dialog.getByRole('searchbox')).toBeVisible()
      expect(await inBothModes(page, rules, 'gallery', '[role=dialog]')).toEqual([])
    },
  )

/** A product with an image service beside it. */
const served = test.extend<object, { dienst: BildServer; server: SharedServer }>({
  dienst: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dienst = await openBildServer('slow')
      await use(dienst)
      await dienst.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dienst }, use) => {
      const server = await startServer({ BILD_URL: dienst.url, BILD_MODELL: 'muster-1' })
      await use({ ...server, output: () => Promise.resolve(server.output()) })
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

served(
  'pictures of a service come while the user is elsewhere, and wait for their rights',
  { tag: '@proof' },
  async ({ page, dienst, problems }) => {
    await enter(page, paths.bildgenerierung)
    await page.getByRole('button', { name: 'Bilddienst (KI)' }).click()
    await expect(page.getByText(/Die Beschreibung geht an 127\.0\.0\.1.* \(Modell: muster-1\)/)).toBeVisible()
    await description(page).fill('Frische Brötchen im Korb')
    await page.getByRole('button', { name: 'Bilder erzeugen' }).click()
    await expect(page.getByText('Bild 1 von 2, Dauer noch unbekannt')).toBeVisible()
    await page.goto(paths.werbemittel)
    await expect.poll(() => dienst.anfragen.length).toBe(1)
    dienst.release()
    await expect.poll(() => dienst.anfragen.length).toBe(2)

    await page.goto(paths.bildgenerierung)
    await expect(page.getByText('2 Bilder sind fertig: Frische Brötchen im Korb')).toBeVisible()
    await expect(page.getByText(/^Noch 98 von 100 Bildern in diesem Monat\./)).toBeVisible()
    const cards = gallery(page).getByRole('article').filter({ hasText: 'KI-erzeugt' })
    await expect(cards).toHaveCount(2)
    await page.getByRole('button', { name: 'Ausblenden' }).click()
    await expect(page.getByRole('list', { name: 'Aufträge' })).toBeHidden()

    await cards
      .first()
      .getByRole('button', { name: /^Werbemittel gestalten/ })
      .click()
    const question = page.getByRole('dialog', { name: 'Dürfen Sie dieses Bild verwenden?' })
    await question.getByRole('button', { name: 'Ja, verwenden' }).click()
    await expect(page).toHaveURL(/\/werbemittel\/editieren\/\d+/)
    await expect(page.getByRole('img', { name: /Hintergrundbild/ })).toBeVisible()
    await page.goto(paths.bildgenerierung)
    await expect(cards.filter({ hasText: 'In 1 Werbemittel:' })).toHaveCount(1)
    expect(problems).toEqual([])
  },
)
