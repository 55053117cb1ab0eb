import type { Page } from '@playwright/test'
import { isOpen } from '#src/routes/kinds.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { findings, inBothModes, type Rules } from './support/axe.ts'
import { enter } from './support/people.ts'
import { complete, go, LANGUAGES, screensBehindLogin } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Looks at one screen after the other, and collects instead of stopping at the first finding. */
async function walk(page: Page, screens: readonly string[], rules: Rules): Promise<string[]> {
  const found: string[] = []
  for (const path of screens) {
    await go(page, path)
    found.push(...(await inBothModes(page, rules, path)))
  }
  return found
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'parallel' })

for (const [sprache, rules] of LANGUAGES) {
  test(`${sprache}: every screen behind the login without findings, light and dark`, async ({ page }) => {
    test.slow()
    await enter(page, paths.notAuthorized, { sprache })
    await complete(page, false)
    const screens = await screensBehindLogin(page)
    expect(screens.length).toBeGreaterThan(25)
    expect(await walk(page, screens, rules)).toEqual([])
  })
}

test('public screens without findings, light and dark, in both directions', async ({ page }) => {
  test.slow()
  await page.goto('/simulator/post')
  const link = await page.getByRole('link', { name: 'Link öffnen' }).first().getAttribute('href')
  const approval = new URL(link ?? '', page.url()).pathname
  await page.goto('/simulator')
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  const found = await findings(page, 'all')
  const open = RECORDS.filter(({ access }) => isOpen(access))
  const screens = [...open.map(({ path }) => path), paths.error404].map((path) =>
    path === '/kampagne/freigeben/:hashKey?' ? approval : path.replace(':hashKey', 'abc'),
  )
  for (const [sprache, rules] of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem('sprache', JSON.stringify(chosen)), sprache)
    await page.goto(paths.error404)
    await complete(page, false)
    found.push(...(await walk(page, screens, rules)))
  }
  expect(found).toEqual([])
})

for (const [sprache, rules] of LANGUAGES) {
  test(`${sprache}: what opens over the page without findings, and the side menu`, async ({ page }) => {
    test.slow()
    await enter(page, paths.kampagne, { sprache })
    await complete(page, false)
    const found: string[] = []
    // Search, shortcuts, language, bell, user, customizer: whatever they are called in this language.
    const openers = await page.locator('[aria-haspopup]:visible:not(main *)').all()
    expect(openers).toHaveLength(6)
    const opened = page.locator('[role="menu"], [role="dialog"]')
    for (const opener of openers) {
      await opener.click()
      await expect(opened).toBeVisible()
      found.push(...(await inBothModes(page, rules, (await opener.getAttribute('aria-label')) ?? '')))
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('header [aria-haspopup]:visible').first().click()
    await expect(opened).toBeVisible()
    found.push(...(await inBothModes(page, rules, 'drawer')))
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const skin of ['default', 'semi-dark']) {
      await page.evaluate((value) => {
        localStorage.setItem('darstellung', JSON.stringify({ navigation: 'vertical', skin: value }))
      }, skin)
      await page.reload()
      await complete(page, false)
      await expect(page.locator('#root > div > nav a')).not.toHaveCount(0)
      found.push(...(await inBothModes(page, rules, `side menu, ${skin}`)))
    }
    expect(found).toEqual([])
  })
}
