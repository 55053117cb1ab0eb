import { paths } from '#src/routes/paths.ts'
import { approvedCampaign } from './support/approved.ts'
import { misfits } from './support/fits.ts'
import { arrive, LAYER } from './support/openers.ts'
import { DEMO_PARTS, enter } from './support/people.ts'
import { placeOf } from './support/places.ts'
import { complete } from './support/screens.ts'
import { NARROW, TWICE } from './support/sizes.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

/** A list, a step of the wizard, the editor, a page of one thing; all: `npm run prove:accessibility`. */
const SAMPLE = ['/kampagne', 'wizard at termin', 'editor: text', '/kampagne/editieren of /kampagne?state=inBezahlung']

test('with text of 200 % the bar keeps every tool on the screen, and labels keep clear of values', async ({ page }) => {
  await TWICE.apply(page)
  await enter(page, '/rechnung')

  const tools = page.locator('header [aria-haspopup]:visible')
  await expect(tools.last()).toBeInViewport({ ratio: 1 })
  await expect(tools.first()).toBeInViewport({ ratio: 1 })

  const label = page.locator('main label').filter({ hasText: 'Jahr' }).first()
  const value = page.getByRole('combobox', { name: 'Jahr' })
  await expect(value).toBeVisible()
  const [words, field] = await Promise.all([label.boundingBox(), value.boundingBox()])
  // The label stands on the upper edge: at least half of it is above the field, which is as high as its line.
  expect((words?.y ?? 0) + (words?.height ?? 0) / 2).toBeLessThanOrEqual((field?.y ?? 0) + 1)
  expect(field?.height).toBeGreaterThanOrEqual(64)
})

test('what does not fit is noticed', async ({ page }) => {
  await page.setContent(`<main style="position: relative; height: 2000px; font: 16px/20px monospace">
    <p style="width: 50px; overflow: hidden; white-space: nowrap">Ohne Platz</p>
    <p style="width: 50px; overflow: auto; white-space: nowrap">Im Rahmen</p>
    <p style="height: 20px; overflow: hidden; width: 60px">Zeile zwei</p>
    <p style="position: absolute; top: 300px">Unten</p>
    <p style="position: absolute; top: 305px">Oben</p>
    <button style="position: absolute; top: 400px; left: 20px">Verdeckt</button>
    <div class="bar" style="position: absolute; top: 390px; width: 200px; height: 60px"></div>
    <button style="position: absolute; top: 500px; left: -400px">Draußen</button>
    <button style="position: absolute; top: 1900px; left: 20px">Frei</button>
    <p style="position: absolute; top: 1000px; left: 1270px">Zu weit</p>
  </main>`)
  expect(await misfits(page)).toEqual([
    expect.stringMatching(/^scrolls sideways/),
    expect.stringMatching(/^cut off by \d+ and -?\d+ px: "Ohne Platz"$/),
    expect.stringMatching(/^cut off by -?\d+ and \d+ px: "Zeile zwei"$/),
    '"Unten" lies on "Oben"',
    '"Verdeckt" is behind DIV bar',
    'out of reach: "Draußen"',
  ])
})

for (const { size, apply } of [TWICE, NARROW])
  test(
    `EDT-11 ${size}: nothing is cut off, nothing lies on anything else, every control can be reached`,
    { tag: size === TWICE.size ? '@proof' : [] },
    async ({ page }) => {
      await enter(page, paths.notAuthorized)
      await complete(page, false)
      await apply(page)
      const found: string[] = []
      const look = async (title: string, part?: string) =>
        found.push(...(await misfits(page, part)).map((finding) => `${title}: ${finding}`))
      for (const title of SAMPLE) {
        await arrive(page, await placeOf(title).find(page))
        await look(title)
      }
      // One of its own: other journeys move the clock, and those of the demo miss their day.
      await approvedCampaign(page, { name: `Karte bei ${size}`, ...DEMO_PARTS })
      await page.getByRole('region', { name: 'Nächster Schritt' }).getByRole('button', { name: 'Bezahlen' }).click()
      await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible()
      await look('dialog', LAYER)
      expect(found).toEqual([])
    },
  )
