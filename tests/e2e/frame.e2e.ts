import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

test.use({ reducedMotion: 'reduce' })

/** Ends with the initials, in every language. */
const USER_MENU = /, KB$/
const WIDTHS = [320, 390, 600, 700, 900, 1024, 1440]
const LOOKS = ['fixed', 'hidden'].flatMap((appBar) => [
  { appBar, navigation: 'horizontal' },
  { appBar, navigation: 'vertical' },
])

/** What stands out of the window or upon its neighbour in the app bar. */
const crampedIn = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const found = wide > 0 ? [`page ${wide} px too wide`] : []
    const parts = [...document.querySelectorAll<HTMLElement>('header :is(a, button), nav button[data-tip]')]
    const boxes = parts
      .map((part) => ({
        name: part.getAttribute('aria-label') ?? part.textContent ?? '',
        ...part.getBoundingClientRect().toJSON(),
      }))
      .filter(({ width, height }) => width > 0 && height > 0)
    for (const [index, box] of boxes.entries()) {
      if (box.left < 0 || box.right > innerWidth) found.push(`${box.name} out of the window`)
      for (const other of boxes.slice(index + 1)) {
        const besides = other.left > box.right - 0.5 || other.right < box.left + 0.5
        const apart = other.top > box.bottom - 0.5 || other.bottom < box.top + 0.5
        if (!besides && !apart) found.push(`${other.name} upon ${box.name}`)
      }
    }
    return boxes.length < 4 ? ['no app bar'] : found
  })

for (const sprache of ['en', 'fr', 'ar'] as const)
  test(
    `${sprache}: the app bar has room from 320 px on, under both menus, and so have its tools without it`,
    { tag: sprache === 'ar' ? [] : '@proof' },
    async ({ page, problems }) => {
      await enter(page, '/not-authorized', { sprache })
      for (const look of LOOKS) {
        await page.evaluate((value) => localStorage.setItem('darstellung', value), JSON.stringify(look))
        await page.reload()
        await expect(page.getByRole('button', { name: USER_MENU })).toBeVisible()
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          // The tools move to their place of this width a moment later.
          await expect.poll(() => crampedIn(page), { message: `${JSON.stringify(look)}, ${width} px` }).toEqual([])
        }
      }
      expect(problems).toEqual([])
    },
  )

/** Controls of the frame that are in sight and smaller than a finger or a pointer needs. */
const smallerThan = (page: Page, least: number, within: string) =>
  page.evaluate(
    ({ min, selector }) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .flatMap((place) => [...place.querySelectorAll<HTMLElement>('a, button, input, [role="menuitem"]'), place])
        .filter((control) => control.matches('a, button, input, [role="menuitem"]') && control.checkVisibility())
        .map((control) => {
          // What is pressed of a hidden radio or switch is the label around it; some links lie upon their whole entry.
          const { position, content } = getComputedStyle(control, '::after')
          const spread =
            position === 'absolute' && content !== 'none' && getComputedStyle(control).position === 'static'
          const target = control.closest('label') ?? (spread ? control.offsetParent : null) ?? control
          const { width, height } = target.getBoundingClientRect()
          return { width, height, name: control.getAttribute('aria-label') ?? control.textContent ?? '' }
        })
        .filter(({ width, height }) => width < min || height < min)
        .map(({ width, height, name }) => `${name}: ${Math.round(width)} x ${Math.round(height)}`),
    { min: least, selector: within },
  )

const FRAME = 'header, nav, footer, #root > div > button'
const OPENED = '[role="dialog"], [role="menu"]'

async function smallInOverlays(page: Page, least: number): Promise<string[]> {
  const found: string[] = []
  const openers = page
    .locator('header [aria-haspopup]:visible')
    .or(page.getByRole('button', { name: 'Theme customizer' }))
  for (const opener of await openers.all()) {
    await opener.click()
    await expect(page.locator(OPENED).first()).toBeVisible()
    found.push(...(await smallerThan(page, least, OPENED)))
    await page.keyboard.press('Escape')
    await expect(page.locator(OPENED)).toHaveCount(0)
  }
  return found
}

test('every control of the frame is at least 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, '/not-authorized')
  await expect(page.getByRole('button', { name: USER_MENU })).toBeVisible()
  const found = await smallerThan(page, 24, FRAME)
  found.push(...(await smallInOverlays(page, 24)))
  expect(found).toEqual([])
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every control of the frame is at least 44 px', async ({ page }) => {
    await enter(page, '/not-authorized')
    await expect(page.getByRole('button', { name: USER_MENU })).toBeVisible()
    const found = await smallerThan(page, 44, FRAME)
    // Buttons are larger here: the narrowest phone has room for them too.
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      found.push(...(await crampedIn(page)))
    }
    found.push(...(await smallInOverlays(page, 44)))
    expect(found).toEqual([])
  })
})

/** Whether a part of the page, or what it draws before itself, can be told from what is around it. */
const seenOf = (page: Page, selector: string, pseudo: '' | '::before' = '') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, before) => {
      const style = getComputedStyle(element, before)
      const ground = getComputedStyle(document.body).backgroundColor
      const filled = !/^rgba\(.*, 0\)$/.test(style.backgroundColor) && style.backgroundColor !== ground
      const edged = [style.borderTopStyle, style.outlineStyle].some((line) => line !== 'none')
      return { seen: filled || edged || style.backgroundImage !== 'none' }
    }, pseudo)

test.describe('where the system chooses the colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } })

  test('what a ground alone would say is said by an edge or a colour of the system', async ({ page }) => {
    await enter(page, '/kampagne')
    const rowMenu = 'tbody button[aria-haspopup="menu"]'
    await expect(page.locator(rowMenu).first()).toBeVisible()
    const seen = { seen: true }
    expect(await seenOf(page, rowMenu, '::before')).toEqual(seen)
    expect(await seenOf(page, '[role="tab"][aria-selected="true"]')).toEqual(seen)
    // The choice and the focus upon it are two things.
    const outline = () =>
      page.locator('[role="tab"][aria-selected="true"]').evaluate((tab) => getComputedStyle(tab).outline)
    const chosen = await outline()
    await page.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    expect(await outline()).not.toBe(chosen)
    await page.locator(rowMenu).first().click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await seenOf(page, '.MuiPopover-paper')).toEqual(seen)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    expect(await seenOf(page, '[role="dialog"] li button', '::before')).toEqual(seen)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Theme customizer' }).click()
    const ink = page.getByRole('group', { name: 'Primary colour' }).locator('label span[aria-hidden]')
    await expect(ink).toHaveCount(6)
    const colours = await ink.evaluateAll((swatches) => swatches.map((at) => getComputedStyle(at).backgroundColor))
    expect(new Set(colours).size).toBe(6)
  })
})

for (const { sprache, words, file } of [
  { sprache: 'fr', words: 'Cette page n’a pas pu être chargée', file: '**/assets/libraries-*.js' },
  { sprache: 'en', words: 'This page could not be loaded', file: '**/assets/react-*.js' },
] as const)
  test(`a file of the start that does not come is told, ${file}`, async ({ page }) => {
    let isDown = true
    await page.route(file, (route) => (isDown ? route.abort() : route.continue()))
    await enter(page, '/dashboard', { sprache })
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)

    isDown = false
    await page.getByRole('alert').getByRole('link').click()
    await expect(page.getByRole('heading', { name: /^Guten/ })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
