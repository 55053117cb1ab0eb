import type { Locator, Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { fingersOn, moved, type Place, placeIn, zoomOfPage } from './support/finger.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A new postcard in the editor with one text, which is selected. */
async function openWithText(page: Page): Promise<void> {
  await enter(page, '/werbemittel/erstellen')
  const radio = page.getByRole('radio', { name: 'Maxipostkarte' })
  await page.locator('label').filter({ has: radio }).click()
  await page.getByLabel('Name', { exact: true }).fill('Mit Fingern')
  await page.getByRole('button', { name: 'Im Editor gestalten' }).click()
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Liebe Kundin')
  await sheet(page).scrollIntoViewIfNeeded()
}

const sheet = (page: Page) => page.getByRole('application', { name: /Vorderseite/ })
const text = (page: Page) => sheet(page).getByRole('img', { name: /Text/ }).first()
const left = (page: Page) => page.getByRole('textbox', { name: 'Von links (mm)' })
const wide = (page: Page) => page.getByRole('textbox', { name: 'Breite (mm)' })
const number = async (field: ReturnType<typeof left>) => Number((await field.inputValue()).replace(',', '.'))
const widthOf = async (page: Page) => (await sheet(page).boundingBox())?.width ?? 0
/** How far anything that holds the sheet is scrolled, px. */
const scrolled = (page: Page) =>
  sheet(page).evaluate((svg) => {
    let sum = 0
    for (let box: Element | null = svg; box; box = box.parentElement) sum += box.scrollTop
    return sum
  })

/** Places of three areas, mm from the trim corner. */
const AREAS = [
  [10, 8],
  [40, 8],
  [150, 50],
] as const
const area = (page: Page, nr: number) =>
  sheet(page)
    .getByRole('img', { name: /Fläche/ })
    .nth(nr)
const boxOf = async (layer: Locator) => (await layer.locator('rect').last().boundingBox()) ?? NO_BOX
const NO_BOX = { x: 0, y: 0, width: 0, height: 0 }

/** An area of 20 × 12 mm. */
async function addArea(page: Page, x: number, y: number): Promise<void> {
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Fläche' }).click()
  for (const [field, value] of [
    ['Breite (mm)', 20],
    ['Höhe (mm)', 12],
    ['Von links (mm)', x],
    ['Von oben (mm)', y],
  ] as const) {
    await page.getByRole('textbox', { name: field }).fill(String(value))
    await page.getByRole('textbox', { name: field }).press('Enter')
  }
}

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

async function click(page: Page, layer: Locator): Promise<void> {
  const { x, y } = await placeIn(layer)
  await page.mouse.click(x, y)
}

test.describe('with fingers, on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('EDT-11 a tap selects, a stroke over what is selected moves it, its handles size it', async ({
    page,
    problems,
  }) => {
    await openWithText(page)
    const hand = await fingersOn(page)
    const at = await placeIn(text(page), 0.2)
    const before = await number(left(page))

    await test.step('over what is not selected a stroke moves nothing', async () => {
      await hand.tap(await placeIn(sheet(page), 0.03, 0.03))
      await expect(left(page)).toBeHidden()
      await hand.stroke([[at, moved(at, 90, 0)]])
      await hand.tap(await placeIn(text(page), 0.2))
      await expect(text(page)).toBeFocused()
      expect(await number(left(page))).toBe(before)
    })

    await test.step('what is selected follows the finger', async () => {
      const held = await placeIn(text(page), 0.2)
      await hand.stroke([[held, moved(held, 90, 40)]])
      await expect.poll(() => number(left(page))).toBeGreaterThan(before + 10)
    })

    await test.step('a finger that misses a handle by 20 px has it', async () => {
      const width = await number(wide(page))
      const frame = await text(page).locator('rect').last().boundingBox()
      const corner = { x: (frame?.x ?? 0) + (frame?.width ?? 0) + 14, y: (frame?.y ?? 0) + (frame?.height ?? 0) + 14 }
      await hand.stroke([[corner, moved(corner, 60, 30)]])
      await expect.poll(() => number(wide(page))).toBeGreaterThan(width + 8)
    })

    await test.step('with the switch each tap adds, and a stroke over empty paper takes what it meets', async () => {
      await addArea(page, 20, 90)
      const several = page.getByRole('button', { name: 'Mehrere' })
      await several.tap()
      await expect(several).toHaveAttribute('aria-pressed', 'true')
      await hand.tap(await placeIn(text(page), 0.2))
      await expect(page.getByRole('heading', { name: '2 Ebenen ausgewählt' })).toBeVisible()
      await hand.tap(await placeIn(sheet(page), 0.03, 0.03))
      await hand.stroke([[await placeIn(sheet(page), 0.03, 0.97), await placeIn(sheet(page), 0.2, 0.7)]])
      await expect(page.getByRole('heading', { name: 'Fläche' })).toBeVisible()
      await several.tap()
    })

    await test.step('a finger that stays opens the menu', async () => {
      await hand.rest(await placeIn(text(page), 0.2))
      await page.getByRole('menuitem', { name: 'Duplizieren' }).tap()
      await expect(sheet(page).getByRole('img', { name: /Liebe Kundin/ })).toHaveCount(2)
      await page.getByRole('button', { name: 'Rückgängig' }).tap()
    })

    await test.step('two taps open the text', async () => {
      const again = await placeIn(text(page), 0.2)
      await hand.tap(again)
      await hand.tap(again)
      await expect(page.getByRole('textbox', { name: 'Text auf dem Blatt' })).toBeFocused()
    })
    expect(problems).toEqual([])
  })

  test('EDT-11 two fingers bring the sheet nearer and not the page, one scrolls', async ({ page, problems }) => {
    await openWithText(page)
    const hand = await fingersOn(page)
    const before = await widthOf(page)
    await hand.pinch(await placeIn(sheet(page)), 80, 200)
    await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 1.8)
    expect(await zoomOfPage(page)).toBe(1)
    await hand.pinch(await placeIn(sheet(page)), 300, 20)
    // Not below the smallest step of the zoom control.
    await expect(page.getByRole('button', { name: /25 %/ })).toBeVisible()
    expect(await zoomOfPage(page)).toBe(1)

    const from = await scrolled(page)
    const empty = await placeIn(sheet(page), 0.05, 0.9)
    await hand.stroke([[empty, moved(empty, 0, -160)]], 24)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(from + 60)
    expect(problems).toEqual([])
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('two clicks on a text open it, wherever its fields were', async ({ page, problems }) => {
    await openWithText(page)
    for (const tab of ['Eigenschaften', 'Ebenen']) {
      await page.getByRole('tab', { name: tab }).click()
      const { x, y } = await placeIn(text(page), 0.2)
      await page.mouse.dblclick(x, y)
      await expect(page.getByRole('textbox', { name: 'Text auf dem Blatt' }), tab).toBeFocused()
    }
    expect(problems).toEqual([])
  })

  test('several layers are chosen by hand, and move, grow and go as one', async ({ page, problems }) => {
    await openWithText(page)
    for (const [x, y] of AREAS) await addArea(page, x, y)
    const heading = (words: string) => page.getByRole('heading', { name: words, exact: true })

    await test.step('a rectangle from beside the sheet takes what it meets', async () => {
      await drag(page, await placeIn(sheet(page), 0.04, -0.03), await placeIn(sheet(page), 0.25, 0.2))
      await expect(heading('2 Ebenen ausgewählt')).toBeVisible()
    })
    await test.step('Shift and Ctrl add and take away', async () => {
      await page.keyboard.down('Shift')
      await click(page, area(page, 2))
      await page.keyboard.up('Shift')
      await expect(heading('3 Ebenen ausgewählt')).toBeVisible()
      await page.keyboard.down('Control')
      await click(page, area(page, 0))
      await page.keyboard.up('Control')
      await expect(heading('2 Ebenen ausgewählt')).toBeVisible()
    })
    await test.step('one of them is dragged, all go along, and one step takes it back', async () => {
      const before = await Promise.all([0, 1, 2].map((nr) => boxOf(area(page, nr))))
      const from = await placeIn(area(page, 1))
      await drag(page, from, moved(from, 60, 90))
      const after = await Promise.all([0, 1, 2].map((nr) => boxOf(area(page, nr))))
      expect(after[0]).toEqual(before[0])
      const way = (nr: number) => ((after[nr]?.y ?? 0) - (before[nr]?.y ?? 0)).toFixed(1)
      expect(way(1)).toBe(way(2))
      expect(Number(way(1))).toBeGreaterThan(60)
      await page.getByRole('button', { name: 'Rückgängig' }).click()
      expect(await boxOf(area(page, 2))).toEqual(before[2])
    })
    await test.step('the corner of their frame makes both larger', async () => {
      const before = await boxOf(area(page, 2))
      const corner = await placeIn(page.locator('[data-griff=se]'))
      await drag(page, corner, moved(corner, 40, 40))
      expect((await boxOf(area(page, 2))).width).toBeGreaterThan(before.width * 1.05)
    })
    await test.step('Delete takes all of them', async () => {
      await page.keyboard.press('Delete')
      await expect(sheet(page).getByRole('img', { name: /Fläche/ })).toHaveCount(1)
    })
    expect(problems).toEqual([])
  })

  test('layers are aligned, grouped and carried to another page', async ({ page, problems }) => {
    await openWithText(page)
    for (const [x, y] of AREAS) await addArea(page, x, y)
    const heading = (words: string) => page.getByRole('heading', { name: words, exact: true })
    const xs = () => Promise.all([0, 1, 2].map(async (nr) => Math.round((await boxOf(area(page, nr))).x)))

    await test.step('three areas get equal gaps, then one edge; fields say what is mixed', async () => {
      await drag(page, await placeIn(sheet(page), 0.04, -0.03), await placeIn(sheet(page), 0.99, 0.6))
      await page.keyboard.down('Shift')
      await click(page, text(page))
      await page.keyboard.up('Shift')
      await expect(heading('3 Ebenen ausgewählt')).toBeVisible()
      await expect(left(page)).toHaveAttribute('placeholder', 'gemischt')
      await page.getByRole('button', { name: 'Waagerecht gleiche Abstände' }).click()
      const [a = 0, b = 0, c = 0] = await xs()
      expect(Math.abs(b - a - (c - b))).toBeLessThanOrEqual(2)
      await page.getByRole('button', { name: 'Linke Kanten ausrichten' }).click()
      expect(new Set(await xs()).size).toBe(1)
      await expect(left(page)).toHaveValue('10')
      await expect(page.getByRole('status', { name: 'Änderungen am Blatt' })).toContainText('verschoben')
      await page.getByRole('button', { name: 'Rückgängig' }).click()
    })
    await test.step('Ctrl+G groups, a click takes the group, a double click a member, Escape the group again', async () => {
      await click(page, area(page, 0))
      await page.keyboard.down('Shift')
      await click(page, area(page, 1))
      await page.keyboard.up('Shift')
      await page.keyboard.press('Control+g')
      await expect(heading('Gruppe mit 2 Ebenen')).toBeVisible()
      await click(page, area(page, 2))
      await expect(heading('Fläche')).toBeVisible()
      await click(page, area(page, 0))
      await expect(heading('Gruppe mit 2 Ebenen')).toBeVisible()
      const { x, y } = await placeIn(area(page, 0))
      await page.mouse.dblclick(x, y)
      await expect(heading('Fläche')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(heading('Gruppe mit 2 Ebenen')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(heading('Fläche')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('tab', { name: 'Ebenen' }).click()
      await expect(page.getByRole('button', { name: 'Gruppe mit 2 Ebenen' })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('tab', { name: 'Eigenschaften' }).click()
    })
    await test.step('Ctrl+C and Ctrl+V carry the group to the back, Ctrl+X takes it away there', async () => {
      await click(page, area(page, 0))
      await page.keyboard.press('Control+c')
      await expect(page.getByText('2 Ebenen kopiert')).toBeVisible()
      await page.getByRole('button', { name: 'Rückseite' }).click()
      await page.keyboard.press('Control+v')
      await expect(heading('Gruppe mit 2 Ebenen')).toBeVisible()
      const back = page.getByRole('application', { name: /Rückseite/ }).getByRole('img', { name: /Fläche/ })
      await expect(back).toHaveCount(2)
      await page.keyboard.press('Control+x')
      await expect(back).toHaveCount(0)
      await page.keyboard.press('Control+v')
      await expect(back).toHaveCount(2)
    })
    expect(problems).toEqual([])
  })

  test('Alt copies, the menu opens by mouse and keys, rulers give guides, "?" lists the keys', async ({
    page,
    problems,
  }) => {
    await openWithText(page)
    await addArea(page, 10, 8)
    const areas = sheet(page).getByRole('img', { name: /Fläche/ })
    const menu = page.getByRole('menu', { name: 'Was hier möglich ist' })

    await test.step('a drag with Alt leaves the layer and pulls a copy', async () => {
      const from = await placeIn(area(page, 0))
      await page.keyboard.down('Alt')
      await drag(page, from, moved(from, 150, 60))
      await page.keyboard.up('Alt')
      await expect(areas).toHaveCount(2)
      await expect(page.getByRole('status', { name: 'Änderungen am Blatt' })).toContainText('als Kopie eingefügt')
    })
    await test.step('the right button opens the menu of what lies there, Shift+F10 that of the focus', async () => {
      const { x, y } = await placeIn(area(page, 0))
      await page.mouse.click(x, y, { button: 'right' })
      await expect(menu).toBeVisible()
      expect(await findings(page, 'all')).toEqual([])
      await menu.getByRole('menuitem', { name: 'Kopieren' }).click()
      await expect(menu).toBeHidden()
      await area(page, 0).focus()
      await page.keyboard.press('Shift+F10')
      await menu.getByRole('menuitem', { name: 'Einfügen' }).click()
      await expect(areas).toHaveCount(3)
      await expect(menu).toBeHidden()
      await page.keyboard.press('Shift+F10')
      await menu.getByRole('menuitem', { name: 'Löschen' }).press('Enter')
      await expect(areas).toHaveCount(2)
    })
    await test.step('a guide is pulled from the ruler, moved by number, and gone beside the sheet', async () => {
      await page.getByRole('button', { name: 'Ansicht' }).click()
      await page.getByRole('menuitemcheckbox', { name: /Lineale/ }).click()
      await page.keyboard.press('Escape')
      await drag(page, await placeIn(page.locator('[data-lineal=y]')), await placeIn(sheet(page), 0.6, 0.5))
      const line = page.locator('[data-hilfslinie=x]')
      await expect(line).toHaveCount(1)
      await sheet(page).focus()
      await page.keyboard.press('Escape')
      const field = page.getByRole('textbox', { name: /Senkrecht, Linie 1/ })
      await field.fill('50')
      await field.press('Enter')
      await expect(page.getByRole('status', { name: 'Änderungen am Blatt' })).toContainText('Hilfslinie bei 50')
      await drag(page, await placeIn(line), await placeIn(sheet(page), -0.04, 0.9))
      await expect(line).toHaveCount(0)
    })
    await test.step('"?" opens the list of keys', async () => {
      await area(page, 0).focus()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Tasten' })).toContainText('Gruppe auflösen')
      expect(await findings(page, 'all')).toEqual([])
      await page.keyboard.press('Escape')
    })
    expect(problems).toEqual([])
  })

  test('Ctrl+A over the sheet marks nothing, in a field its text', async ({ page }) => {
    await openWithText(page)
    const marked = () => page.evaluate(() => String(getSelection()))
    for (const [shareX, shareY] of [
      [0.5, 0.5],
      [0.03, 0.03],
      [-0.02, 0.5],
    ] as const) {
      const { x, y } = await placeIn(sheet(page), shareX, shareY)
      await page.mouse.click(x, y)
      await page.keyboard.press('Control+a')
      expect(await marked(), `${shareX}`).toBe('')
    }
    const { x, y } = await placeIn(sheet(page))
    await page.mouse.dblclick(x, y)
    const field = page.getByRole('textbox', { name: 'Text', exact: true })
    await field.press('End')
    await field.press('Control+a')
    await page.keyboard.type('Neu')
    await expect(field).toHaveValue('Neu')
  })

  test('a drag over the background pulls nothing away', async ({ page }) => {
    await openWithText(page)
    await page.mouse.click(300, 500)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Bild als Hintergrund' }).click(),
    ])
    await chooser.setFiles('tests/e2e/readme/kampagnen.png')
    const background = sheet(page).getByRole('img', { name: /Hintergrundbild/ })
    await expect(background).toBeVisible()
    const paper = background.locator('rect').last()
    const before = await paper.boundingBox()
    const { x, y } = await placeIn(sheet(page), 0.1, 0.1)
    for (const again of [1, 2]) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 80, y + 60, { steps: 6 })
      await page.mouse.up()
      expect(await paper.boundingBox(), `${again}`).toEqual(before)
    }
    await expect(page.getByText(/Diese Ebene ist gesperrt/).first()).toBeVisible()
    await page.getByRole('toolbar', { name: 'Ebene bearbeiten' }).getByRole('button', { name: 'Entsperren' }).click()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 80, y + 60, { steps: 6 })
    await page.mouse.up()
    expect(await paper.boundingBox()).not.toEqual(before)
  })
})
