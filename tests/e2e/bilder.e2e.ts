import type { Page } from '@playwright/test'
import { FORMATE, type FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { paths } from '#src/routes/paths.ts'
import { description } from './support/motive.ts'
import { enter } from './support/people.ts'
import { strayPictures } from './support/pictures.ts'
import { complete, go } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Desk, tablet with two pixels for one, phone. */
const WINDOWS = [
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 390, height: 844, deviceScaleFactor: 1 },
] as const

/** A campaign of the demonstration in each format. */
const CAMPAIGNS: Record<FormatId, string> = {
  maxipostkarte: 'Saisonstart im Gartenhof',
  dina4mailing: 'Adventsabend: Nachbarn einladen',
  'dina4mailing-2seitig': 'Entspiegelte Gläser: 80 Euro sparen',
}

/** Looks at a screen in each window. */
async function looker(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const found: string[] = []
  const look = async (title: string, part = 'main') => {
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      await devtools.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false })
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.loading === 'lazy'),
      )
      found.push(...(await strayPictures(page, part)).map((one) => `${title}, ${size.width}: ${one}`))
    }
    await devtools.send('Emulation.clearDeviceMetricsOverride')
    await page.setViewportSize(WINDOWS[0])
  }
  return { look, found }
}

const proposals = (page: Page) => page.getByRole('img', { name: /^Vorschlag/ })

/** Proposals and gallery, on their page and above the editor. */
async function lookAtMotifs(page: Page, format: FormatId, look: (title: string, part?: string) => Promise<void>) {
  const { label } = FORMATS[format]
  await go(page, paths.bildgenerierung)
  await description(page).fill('Fahrrad und Tulpen')
  await page.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: label, exact: true }).click()
  await expect(proposals(page)).toHaveCount(6)
  await page
    .getByRole('button', { name: /^Merken/ })
    .first()
    .click()
  await expect(page.getByText('Das Motiv liegt in Ihrer Galerie.')).toBeVisible()
  // A notice lies above everything for a while.
  await page.getByRole('button', { name: /^(Schließen|إغلاق)$/ }).click()
  await look('page of pictures')

  await go(page, '/werbemittel/erstellen')
  await look('choice of a format')
  const radio = page.getByRole('radio', { name: label })
  await page.locator('label').filter({ has: radio }).click()
  await page.getByLabel('Name', { exact: true }).fill(`Bilder: ${label}`)
  await page.getByRole('button', { name: 'Im Editor gestalten' }).click()
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Motiv' }).click()
  await expect(proposals(page)).toHaveCount(6)
  await look('new picture in the editor', '[role=dialog]')
  await page.getByRole('dialog').getByRole('tab', { name: 'Galerie' }).click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  await look('gallery in the editor', '[role=dialog]')
}

/** Everything that shows the sheet of a campaign, and lists of all formats. */
async function lookAtSheets(page: Page, format: FormatId, look: (title: string, part?: string) => Promise<void>) {
  await page.goto(paths.werbemittel)
  await complete(page, false)
  await look('list of materials')
  await go(page, `${paths.kampagne}?q=${encodeURIComponent(CAMPAIGNS[format])}`)
  await look('list of campaigns')
  const campaign = page.locator('main a[data-row-link]').first()
  await campaign.click()
  await expect(page.getByRole('heading', { level: 1, name: CAMPAIGNS[format] })).toBeVisible()
  await complete(page, true)
  await look('campaign')
  await go(page, paths.dashboard)
  await look('dashboard')
}

for (const format of FORMATE)
  for (const sprache of [undefined, 'ar'] as const)
    test(
      `${format}${sprache ? `, ${sprache}, dark` : ''}: each picture stays in its frame and covers no control`,
      { tag: format === 'dina4mailing' && sprache === undefined ? [] : '@proof' },
      async ({ page }) => {
        test.slow()
        await page.emulateMedia({ colorScheme: sprache ? 'dark' : 'light' })
        await enter(page, paths.notAuthorized, sprache ? { sprache } : {})
        await complete(page, false)
        const { look, found } = await looker(page)
        await lookAtMotifs(page, format, look)
        await lookAtSheets(page, format, look)
        expect(found).toEqual([])
      },
    )
