import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** The browser's own setting for larger text, not its zoom: lengths in px stay as they are. */
const TWICE = { standard: 32, fixed: 26 }

test('with text of 200 % the bar keeps every tool on the screen, and labels keep clear of values', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: TWICE })
  await enter(page, '/rechnung')

  const tools = page.locator('header [aria-haspopup]:visible')
  await expect(tools.last()).toBeInViewport({ ratio: 1 })
  await expect(tools.first()).toBeInViewport({ ratio: 1 })

  const label = page.locator('main .MuiInputLabel-root').filter({ hasText: 'Jahr' }).first()
  const value = page.getByRole('combobox', { name: 'Jahr' })
  await expect(value).toBeVisible()
  const [words, field] = await Promise.all([label.boundingBox(), value.boundingBox()])
  // The label stands on the upper edge: at least half of it is above the field, which is as high as its line.
  expect((words?.y ?? 0) + (words?.height ?? 0) / 2).toBeLessThanOrEqual((field?.y ?? 0) + 1)
  expect(field?.height).toBeGreaterThanOrEqual(64)
})
