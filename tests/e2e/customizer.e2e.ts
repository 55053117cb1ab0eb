import type { Locator, Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

const WIDTH = 1600
const HEIGHT = 800
test.use({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: 'light' })

/** A page that is longer than the window. */
async function start(page: Page): Promise<void> {
  await enter(page, '/kampagne')
  await complete(page)
}

async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Mailingkampagnen' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
}

/** Chooses in the drawer and closes it; then loads the page anew, so that only what was kept can show. */
async function choose(page: Page, ...choices: [legend: string, option: string][]): Promise<void> {
  await page.getByRole('button', { name: 'Theme customizer' }).click()
  const drawer = page.getByRole('dialog', { name: 'Theme customizer' })
  for (const [legend, option] of choices)
    await (
      legend === 'Menu'
        ? drawer.getByRole('switch', { name: option })
        : drawer.getByRole('group', { name: legend }).getByRole('radio', { name: option, exact: true })
    ).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.reload()
  await complete(page)
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height, width: box.width }
}

const scrollTo = (page: Page, y: number) => page.evaluate((top) => globalThis.scrollTo(0, top), y)
/** Brightness of a ground, 0 to 255. */
const brightness = (part: Locator) =>
  part.evaluate((element) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
    return (r + g + b) / 3
  })
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const bar = (page: Page) => page.getByRole('banner')
const tools = (page: Page) => page.getByRole('button', { name: /^User menu/ })
/** What the app bar offers, wherever it is. */
const TOOLS = ['Search', 'Shortcuts', /^Language/, 'Switch to dark mode', /^Notifications/, /^User menu/]
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const content = (page: Page) => page.getByRole('main')
const foot = (page: Page) => page.getByRole('contentinfo')

test('theme, colour and skin', async ({ page, problems }) => {
  await start(page)
  const body = page.locator('body')
  const colour = () =>
    page.getByRole('link', { name: 'Kampagne erstellen' }).evaluate((it) => getComputedStyle(it).backgroundColor)
  const ink = await colour()
  await choose(page, ['Primary colour', 'Plum'], ['Theme', 'Dark'])
  expect(await brightness(body)).toBeLessThan(60)
  expect(await colour()).not.toBe(ink)
  await choose(page, ['Theme', 'Light'], ['Skin', 'Bordered'])
  expect(await brightness(body)).toBeGreaterThan(230)
  await tools(page).click()
  const shadow = await page
    .getByRole('menu')
    .evaluate((list) => getComputedStyle(list.closest('.MuiPaper-root') ?? list).boxShadow)
  // One line, nothing blurred.
  expect(shadow).toMatch(/0px 0px 0px 1px$/)
  expect(problems).toEqual([])
})

test('content width: boxed and full', { tag: '@proof' }, async ({ page, problems }) => {
  await start(page)
  expect((await boxOf(content(page))).width).toBe(1344)
  await choose(page, ['Content width', 'Full'])
  expect((await boxOf(content(page))).width).toBeGreaterThan(WIDTH - 20)
  expect(await overflow(page)).toBe(0)
  expect(problems).toEqual([])
})

test(
  'side menu: 260 px, 68 px collapsed, hidden; semi-dark is dark in a light page',
  { tag: '@proof' },
  async ({ page, problems }) => {
    await start(page)
    await choose(page, ['Navigation', 'Vertical'])
    const side = menu(page)
    await expect(side).toBeVisible()
    const contentFrom = async () => (await boxOf(bar(page))).left
    expect(await contentFrom()).toBe(260)
    await choose(page, ['Skin', 'Semi-dark'])
    expect(await brightness(page.locator('body'))).toBeGreaterThan(230)
    await expect(side).toBeVisible()
    const ground = await side.evaluate((element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
      return ''
    })
    expect(ground).toBe('rgb(33, 31, 28)')
    await choose(page, ['Menu', 'Menu collapsed'])
    expect(await contentFrom()).toBe(68)
    await choose(page, ['Menu', 'Menu hidden'])
    expect(await contentFrom()).toBe(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    expect(problems).toEqual([])
  },
)

test(
  'app bar: fixed, static and hidden; its tools stay, and the table head keeps below it',
  { tag: '@proof' },
  async ({ page, problems }) => {
    await start(page)
    const head = page.getByRole('columnheader').first()
    await scrollTo(page, 600)
    expect(await boxOf(bar(page))).toMatchObject({ top: 0, bottom: 64 })
    expect((await boxOf(head)).top).toBeCloseTo(64, 0)
    await choose(page, ['App bar', 'Static'])
    await scrollTo(page, 600)
    expect((await boxOf(bar(page))).bottom).toBeLessThan(0)
    expect((await boxOf(head)).top).toBeCloseTo(0, 0)
    await scrollTo(page, 0)
    await choose(page, ['App bar', 'Hidden'])
    await scrollTo(page, 0)
    // A strip without a separate ground, which scrolls away.
    expect(await boxOf(bar(page))).toMatchObject({ top: 0, bottom: 48 })
    for (const name of TOOLS) await expect(page.getByRole('button', { name })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Werbemittel' })).toBeVisible()
    await scrollTo(page, 600)
    expect((await boxOf(bar(page))).bottom).toBeLessThan(0)
    await scrollTo(page, 0)
    await choose(page, ['Navigation', 'Vertical'])
    await expect(bar(page)).toHaveCount(0)
    for (const name of TOOLS) await expect(menu(page).getByRole('button', { name })).toBeVisible()
    await menu(page)
      .getByRole('button', { name: /^Notifications/ })
      .click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await choose(page, ['App bar', 'Fixed'])
    await expect(bar(page).getByRole('button', { name: 'Search' })).toBeVisible()
    expect(problems).toEqual([])
  },
)

test(
  'footer: static, fixed and hidden; fixed covers no end of the page',
  { tag: '@proof' },
  async ({ page, problems }) => {
    await start(page)
    expect((await boxOf(foot(page))).top).toBeGreaterThan(HEIGHT)
    await choose(page, ['Footer', 'Fixed'])
    expect((await boxOf(foot(page))).bottom).toBe(HEIGHT)
    await scrollTo(page, 100_000)
    // The window scrolls by whole pixels, while lines of text end between them.
    expect(Math.floor((await boxOf(content(page))).bottom)).toBeLessThanOrEqual((await boxOf(foot(page))).top)
    await choose(page, ['Footer', 'Hidden'])
    await expect(foot(page)).toBeHidden()
    expect(problems).toEqual([])
  },
)

test('the fixed footer leads to everything in a narrow window, too', { tag: '@proof' }, async ({ page, problems }) => {
  await start(page)
  await choose(page, ['Footer', 'Fixed'])
  await page.setViewportSize({ width: 320, height: HEIGHT })
  for (const link of await foot(page).getByRole('link').all()) {
    await link.focus()
    expect((await boxOf(link)).left).toBeGreaterThanOrEqual(0)
    expect((await boxOf(link)).right).toBeLessThanOrEqual(320)
  }
  expect((await boxOf(foot(page))).bottom).toBe(HEIGHT)
  expect(problems).toEqual([])
})

test('direction: mirrored at run time, after a reload and back', async ({ page, problems }) => {
  await start(page)
  const heading = page.getByRole('heading', { level: 1 })
  const from = (await boxOf(heading)).left
  // Also found while the drawer hides the page from those who read by names.
  const first = page.locator('th').first()
  const last = page.locator('th').last()
  expect((await boxOf(first)).left).toBeLessThan((await boxOf(last)).left)
  await choose(page, ['Direction', 'Right to left'])
  expect(WIDTH - (await boxOf(heading)).right).toBeCloseTo(from, -2)
  expect((await boxOf(first)).left).toBeGreaterThan((await boxOf(last)).left)
  expect((await boxOf(page.getByRole('button', { name: 'Theme customizer' }))).left).toBeLessThan(1)
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Theme customizer' }).click()
  const drawer = page.getByRole('dialog', { name: 'Theme customizer' })
  await drawer.getByRole('radio', { name: 'Left to right' }).check({ force: true })
  await expect.poll(async () => (await boxOf(drawer)).right).toBeGreaterThan(WIDTH - 20)
  expect((await boxOf(drawer)).width).toBe(400)
  expect((await boxOf(first)).left).toBeLessThan((await boxOf(last)).left)
  expect(problems).toEqual([])
})

test(
  'page transition: plays on another page, not for another query, not under reduced motion',
  { tag: '@proof' },
  async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const played: string[] = []
      // oxlint-disable-next-line typescript/unbound-method -- called with its element below
      const { animate } = Element.prototype
      Element.prototype.animate = function record(frames, options) {
        if (this.id === 'inhalt') played.push(JSON.stringify(frames))
        return animate.call(this, frames, options)
      }
      Object.assign(globalThis, { played })
    })
    const played = () => page.evaluate(() => (globalThis as unknown as { played: string[] }).played)
    await start(page)
    await choose(page, ['Page transition', 'Slide sideways'])
    expect(await played()).toEqual([])
    await menu(page).getByRole('link', { name: 'Werbemittel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Werbemittel' })).toBeVisible()
    expect(await played()).toEqual(['[{"opacity":0,"transform":"translateX(72px)"},{}]'])
    await menu(page).getByRole('link', { name: 'Mailingkampagnen' }).click()
    await complete(page)
    await page.getByRole('tab', { name: /Interne Freigabe/ }).click()
    await expect(page).toHaveURL(/state=/)
    expect(await played()).toHaveLength(2)
    expect(await overflow(page)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await menu(page).getByRole('link', { name: 'Werbemittel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Werbemittel' })).toBeVisible()
    expect(await played()).toHaveLength(2)
    expect(problems).toEqual([])
  },
)

test('the look is there before any script of the product', async ({ page }) => {
  await start(page)
  await choose(
    page,
    ['Theme', 'Dark'],
    ['Navigation', 'Vertical'],
    ['Primary colour', 'Moss'],
    ['App bar', 'Static'],
    // Last, since the drawer changes sides with it.
    ['Direction', 'Right to left'],
  )
  await page.route('**/assets/**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  )
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveAttribute('data-primary', 'moss')
  expect(await brightness(page.locator('body'))).toBeLessThan(60)
  const skeleton = await boxOf(page.locator('.boot-bar'))
  expect(skeleton).toMatchObject({ left: 0, right: WIDTH - 260, top: 0, bottom: 64 })
})

test('broken storage starts with the defaults', async ({ page, problems }) => {
  await start(page)
  await page.evaluate(() => {
    localStorage.setItem('darstellung', '{"skin":"glass","appBar":7,"navigation":')
    localStorage.setItem('modus', 'night')
    localStorage.setItem('sprache', '{}')
  })
  await page.reload()
  await complete(page)
  expect((await boxOf(content(page))).width).toBe(1344)
  expect(await boxOf(bar(page))).toMatchObject({ top: 0, bottom: 64 })
  expect(problems).toEqual([])
})

test('a change in one tab shows in the other', async ({ page, context, problems }) => {
  await start(page)
  const other = await context.newPage()
  await other.setViewportSize({ width: WIDTH, height: HEIGHT })
  await other.goto('/kampagne')
  await complete(other)
  await choose(page, ['Theme', 'Dark'], ['Content width', 'Full'])
  await expect.poll(() => brightness(other.locator('body'))).toBeLessThan(60)
  expect((await boxOf(content(other))).width).toBeGreaterThan(1400)
  expect(problems).toEqual([])
})
