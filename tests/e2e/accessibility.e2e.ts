import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { login } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Screens of a campaign's way; each with something that shows that it is there. */
const SCREENS: [path: string, heading: string | RegExp][] = [
  ['/dashboard', /Guten (Morgen|Tag|Abend)/],
  ['/kampagne', 'Mailingkampagnen'],
  ['/kampagne/erstellen', 'Kampagne erstellen'],
  ['/zielgruppe', 'Zielgruppen'],
  ['/zielgruppe/erstellen', 'Zielgruppe erstellen'],
  ['/zielgruppe/hochladen', 'Adressliste hochladen'],
  ['/werbemittel', 'Werbemittel'],
  ['/werbemittel/erstellen', 'Werbemittel erstellen'],
  ['/werbemittel/hochladen', 'Werbemittel hochladen'],
  ['/rechnung', 'Rechnungen'],
  ['/konto', 'Konto'],
  ['/mitarbeiter', 'Mitarbeiter'],
  ['/kampagne/statistiken', /Statistik/],
  ['/apizugang', /API/],
  ['/bildgenerierung', /Bild/],
]

/** Everything but colours is the same in both modes: names, roles and structure are checked once. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Findings of serious or critical kind, each with its place. */
async function findings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  if (dark) axe.withRules(COLOUR_RULES)
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
}

/** Opens a screen and waits until it is complete. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Checks all that a person meets on one screen after the other, and collects instead of stopping at the first. */
async function walk(page: Page, screens: [string, string | RegExp][]): Promise<string[]> {
  const found: string[] = []
  for (const [path, heading] of screens) {
    await open(page, path, heading)
    found.push(...(await findings(page)).map((finding) => `${path}: ${finding}`))
  }
  return found
}

test.describe.configure({ mode: 'parallel' })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} mode`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('screens without findings', async ({ page }) => {
      test.slow()
      await page.goto('/login')
      await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await login(page, 'kunde@example.org')
      expect(await walk(page, SCREENS)).toEqual([])
    })

    test('campaigns of every state, materials and the approval page without findings', async ({ page, reviewer }) => {
      test.slow()
      await login(page, 'kunde@example.org')
      const found: string[] = []
      for (const list of ['/kampagne', '/werbemittel', '/zielgruppe']) {
        await page.goto(list)
        const links = page.locator(`main a[href*="${list}/editieren/"]`)
        await expect(links.first()).toBeVisible()
        const paths = await links.evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        )
        // Every campaign; of the others the first few, which are built alike.
        for (const path of [...new Set(paths)].slice(0, list === '/kampagne' ? 16 : 3))
          found.push(...(await walk(page, [[path, /./]])))
      }
      await reviewer.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await reviewer.goto('/simulator/post')
      const link = await reviewer.getByRole('link', { name: 'Link öffnen' }).first().getAttribute('href')
      found.push(
        ...(await walk(reviewer, [
          [link ?? '', /./],
          ['/simulator', 'Kampagnen'],
        ])),
      )
      expect(found).toEqual([])
    })
  })
}
