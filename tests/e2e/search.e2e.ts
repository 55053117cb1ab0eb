import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

const searchOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search' })

test('the search from the keys to the page, and back by Escape', async ({ page, problems }) => {
  await enter(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  // An American keyboard writes "?" with these keys.
  await page.keyboard.press('Control+Shift+Slash')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('yildiz')
  const hit = searchOf(page).getByRole('option', { name: /Miriam Yıldız/ })
  await expect(hit).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Miriam Yıldız' })).toBeFocused()
  await expect(searchOf(page)).toBeHidden()

  // A German keyboard writes "/" with shift on the 7.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', code: 'Digit7', ctrlKey: true, shiftKey: true, bubbles: true }),
    ),
  )
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchOf(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('the search closes by a click beside it and when the focus leaves it', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, '/dashboard')
  const button = page.getByRole('button', { name: 'Search' })
  await button.click()
  await expect(fieldOf(page)).toBeFocused()
  expect((await searchOf(page).boundingBox())?.width).toBe(600)
  // A click on empty ground inside leaves the focus where it is.
  await searchOf(page).click({ position: { x: 300, y: 480 } })
  await expect(fieldOf(page)).toBeFocused()
  await page.mouse.click(80, 700)
  await expect(searchOf(page)).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(searchOf(page)).toBeHidden()
  expect(problems).toEqual([])
})
