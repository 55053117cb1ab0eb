import type { Page } from '@playwright/test'
import { fingersOn, moved, placeIn, zoomOfPage } from './support/finger.ts'
import { approve, openApproveDialog } from './support/people.ts'
import { strayPictures } from './support/pictures.ts'
import { expect, test } from './support/test.ts'

/** Where each side of the sheet lies on paper, px, and whether its words run from left to right. */
async function sidesOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const sides = await page.locator('svg[aria-label^="Vorderseite"], svg[aria-label^="Rückseite"]').evaluateAll((all) =>
    all.map((svg) => {
      const { top, bottom } = svg.getBoundingClientRect()
      const upright = ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0) > 0
      const { backfaceVisibility } = getComputedStyle(svg.closest('[aria-hidden]') ?? svg)
      return { side: svg.getAttribute('aria-label')?.split(',')[0], top, bottom, upright, backfaceVisibility }
    }),
  )
  await page.emulateMedia({ media: 'screen' })
  return sides
}

/** An approval of the demonstration that somebody is asked for. */
async function openApproval(page: Page): Promise<string> {
  const outbox = await (await page.request.get('/simulator')).text()
  return /\/kampagne\/freigeben\/[\w-]+/.exec(outbox)?.[0] ?? ''
}

/** Holds requests back until it is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await gate
    await route.continue()
  })
  return () => letGo()
}

test('every mailed link has its start on the screen before any script, where the page then stands', async ({
  page,
}) => {
  const approval = await openApproval(page)
  for (const path of [
    approval,
    '/passwort_neu/abc',
    '/passwort_zuruecksetzen/abc',
    '/aktivierung/abc',
    '/entsperrung/abc',
  ]) {
    const letGo = await hold(page, /\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    const start = page.locator('[data-start] h1:visible')
    await expect(start, path).toHaveText(path === approval ? 'Bitte prüfen und freigeben' : 'Bitte warten')
    const before = await start.boundingBox()
    letGo()
    await expect(start, path).toHaveCount(0)
    const heading = page.locator('main h1')
    await expect(heading, path).toHaveText(
      path === approval ? 'Bitte prüfen und freigeben' : 'Dieser Link gilt nicht mehr',
    )
    // The words below differ, a heading of one line stays where it is.
    await expect
      .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - (before?.y ?? 0)), { message: path })
      .toBeLessThan(0.5)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('words and buttons wait for no picture, fonts for the first picture, the colour profile for the fonts', async ({
  page,
  problems,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const countOf = (files: RegExp) => asked.filter((url) => files.test(url)).length
  const [PICTURES, FONTS, PROFILE] = [/downloadFreigabeAsset/, /\.ttf$/, /\.icc$/]
  const [givePictures, giveFonts] = [await hold(page, PICTURES), await hold(page, FONTS)]
  await page.goto(await openApproval(page))
  await expect(page.getByRole('button', { name: 'Freigeben', exact: true })).toBeVisible()
  await expect.poll(() => countOf(PICTURES)).toBeGreaterThan(0)
  expect(countOf(FONTS)).toBe(0)

  givePictures()
  await expect(page.locator('main svg image').first()).toBeVisible()
  await expect.poll(() => countOf(FONTS)).toBeGreaterThan(0)
  expect(countOf(PROFILE)).toBe(0)
  const sheet = page.getByRole('img', { name: /^Vorderseite/ })
  await expect(sheet).toBeHidden()
  const stored = await page.locator('main svg image').first().getAttribute('href')

  giveFonts()
  await expect(sheet).toBeVisible()
  await expect.poll(() => countOf(PROFILE)).toBe(1)
  // As it prints, in the place of the picture as it is stored.
  await expect(sheet.locator('image').first()).not.toHaveAttribute('href', stored ?? '')
  expect(problems).toEqual([])
})

const desk = (page: Page) => page.getByRole('region', { name: 'Ansicht der Sendung, verschiebbar' })
const front = (page: Page) => desk(page).getByRole('img', { name: /^Vorderseite/ })
const widthOfFront = async (page: Page) => (await front(page).boundingBox())?.width ?? 0

/** The sheet of an approval, as it fits. */
async function openSheet(page: Page): Promise<number> {
  await page.goto(await openApproval(page))
  await expect(front(page)).toBeVisible()
  return widthOfFront(page)
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('the sheet to approve comes nearer under two fingers and by two taps, one moves it', async ({ page }) => {
    const fitted = await openSheet(page)
    const hand = await fingersOn(page)
    const middle = await placeIn(front(page), 0.5, 0.3)
    await hand.tap(middle)
    await hand.tap(middle)
    await expect.poll(() => widthOfFront(page)).toBeCloseTo(fitted * 2, -1)
    const at = (await front(page).boundingBox())?.x ?? 0
    await hand.stroke([[middle, moved(middle, -120, 0)]], 24)
    await expect.poll(async () => (await front(page).boundingBox())?.x ?? 0).toBeLessThan(at - 60)
    await hand.tap(middle)
    await hand.tap(middle)
    await expect.poll(() => widthOfFront(page)).toBeCloseTo(fitted, -1)
    await hand.pinch(middle, 80, 200)
    await expect.poll(() => widthOfFront(page)).toBeGreaterThan(fitted * 2)
    await hand.pinch(middle, 40, 600)
    await expect(page.getByText('400 %', { exact: true })).toBeVisible()
    expect(await zoomOfPage(page)).toBe(1)
    expect(await strayPictures(page, 'main')).toEqual([])
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the sheet to approve comes nearer under the wheel where the pointer is, and is dragged', async ({ page }) => {
    const fitted = await openSheet(page)
    const { x, y } = await placeIn(front(page), 0.5, 0.5)
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -60)
    await page.keyboard.up('Control')
    await expect.poll(() => widthOfFront(page)).toBeGreaterThan(fitted * 2)
    await expect(page.getByText('100 %', { exact: true })).toBeHidden()
    // What lay under the pointer still does.
    const box = await front(page).boundingBox()
    expect(((x - (box?.x ?? 0)) / (box?.width ?? 1)).toFixed(1)).toBe('0.5')
    // A press ends the zoom; what it draws is where the drag begins.
    await page.mouse.down()
    const before = (await front(page).boundingBox())?.x ?? 0
    await page.mouse.move(x - 100, y - 20, { steps: 6 })
    await page.mouse.up()
    expect((await front(page).boundingBox())?.x).toBeCloseTo(before - 100, 0)
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
    await page.mouse.dblclick(x, y)
    await expect.poll(() => widthOfFront(page)).toBeCloseTo(fitted, 0)
  })
})

const ready = (page: Page) => page.getByRole('button', { name: 'Freigeben', exact: true })

for (const [what, answer] of [
  ['a service that is overloaded', { status: 503, body: '' }],
  ['an ad blocker with a page of its own', { status: 200, contentType: 'text/html', body: '<p>blocked</p>' }],
] as const)
  test(`a picture that ${what} answers is said and offered again; until then nothing can be approved`, async ({
    page,
  }) => {
    const PICTURES = /downloadFreigabeAsset/
    await page.route(PICTURES, (route) => route.fulfill(answer))
    await page.goto(await openApproval(page))
    const again = page.getByRole('button', { name: 'Erneut laden' })
    await expect(again).toBeVisible({ timeout: 20_000 })
    await ready(page).click()
    await expect(again).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.unroute(PICTURES)
    await page.keyboard.press('Enter')
    await expect(again).toBeHidden()
    await openApproveDialog(page)
  })

test.describe('on a phone, and in a low window with large text', () => {
  for (const [name, viewport, text] of [
    ['390 x 844', { width: 390, height: 844 }, '100%'],
    ['text of 200 %', { width: 390, height: 844 }, '200%'],
    ['lying', { width: 844, height: 390 }, '100%'],
    ['320 x 256', { width: 320, height: 256 }, '100%'],
  ] as const)
    test(`"Freigeben" leads to each side and opens then: ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(await openApproval(page))
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, text)
      await expect(page.getByRole('img', { name: /^Vorderseite/ })).toBeVisible({ timeout: 20_000 })
      const dialog = await openApproveDialog(page)
      await expect(dialog.getByRole('checkbox')).toHaveCount(4)
    })
})

test('on paper both sides stand upright, one below the other: the page to review and the receipt', async ({
  page,
  problems,
}) => {
  const link = await openApproval(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Umdrehen' }).click()
  for (const where of ['review', 'receipt']) {
    if (where === 'receipt') await approve(page, link, 'Rosa Chef')
    // The back is drawn behind the front.
    for (const side of [/^Vorderseite/, /^Rückseite/])
      await expect(page.getByRole('img', { name: side, includeHidden: true })).toBeAttached()
    const [front, back] = await sidesOnPaper(page)
    expect(front, where).toMatchObject({ side: 'Vorderseite', upright: true, backfaceVisibility: 'visible' })
    expect(back, where).toMatchObject({ side: 'Rückseite', upright: true, backfaceVisibility: 'visible' })
    expect(back?.top, where).toBeGreaterThan(front?.bottom ?? 0)
  }
  expect(problems).toEqual([])
})
