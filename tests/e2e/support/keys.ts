import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 250

/** The key that leads there from where the focus is: the tab key, backwards where it was passed; none when it is there. */
const wayTo = (target: Locator) =>
  target.evaluate((element) => {
    const at = document.activeElement ?? document.body
    if (at === element) return null
    const passed = element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING
    return passed ? 'Shift+Tab' : 'Tab'
  })

/** Goes on by the tab key until this has the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const key = await wayTo(target)
    if (key === null) return
    await page.keyboard.press(key)
  }
  throw new Error(`the tab key does not lead to ${String(target)}`)
}

/** Presses a button or a link that the tab key leads to. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses one of several: the tab key leads to their group, the arrows within. */
export async function pick(page: Page, radio: Locator): Promise<void> {
  await expect(radio).toBeVisible()
  const atGroup = () =>
    radio.evaluate((element) => document.activeElement?.getAttribute('name') === element.getAttribute('name'))
  for (let stops = 0; stops < MOST_STOPS && !(await atGroup()); stops += 1) await page.keyboard.press('Tab')
  if (await radio.evaluate((element) => element === document.activeElement)) await page.keyboard.press('Space')
  for (let ways = 0; ways < MOST_STOPS && !(await radio.isChecked()); ways += 1) await page.keyboard.press('ArrowDown')
  await expect(radio).toBeFocused()
  await expect(radio).toBeChecked()
}

/** Ticks a box that the tab key leads to. */
export async function tick(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  if (!(await target.isChecked())) await page.keyboard.press('Space')
  await expect(target).toBeChecked()
}

/** Fills a field that the tab key leads to. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  await expect(target).toHaveValue(text)
}

/** The heading that says what is new has the focus. */
export async function beginsAt(page: Page, name: string | RegExp, level?: 1 | 2 | 3): Promise<void> {
  await expect(page.getByRole('heading', { name, ...(level ? { level } : {}) }).first()).toBeFocused()
}
