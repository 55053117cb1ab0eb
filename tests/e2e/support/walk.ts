import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inBothModes, type Rules } from './axe.ts'
import { complete, go } from './screens.ts'

/** Looks at one screen after the other, and collects instead of stopping at the first finding. */
export async function walk(page: Page, screens: readonly string[], rules: Rules): Promise<string[]> {
  const found: string[] = []
  for (const path of screens) {
    await go(page, path)
    found.push(...(await inBothModes(page, rules, path)))
  }
  return found
}

/** Search, shortcuts, language, bell, user, customizer, whatever they are called in this language: opens each, and looks. */
export async function frameFindings(page: Page, rules: Rules): Promise<string[]> {
  const found: string[] = []
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
  return found
}

/** The menu of a narrow window, and the one at the side. */
export async function menuFindings(page: Page, rules: Rules): Promise<string[]> {
  const found: string[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('header [aria-haspopup]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
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
  return found
}
