import type { CDPSession, Locator, Page } from '@playwright/test'
import { findings } from './support/axe.ts'
import { fingersOn, placeIn } from './support/finger.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

const sheet = (page: Page) => page.getByRole('application', { name: /Vorderseite/ })
const text = (page: Page) => sheet(page).getByRole('img', { name: /Text/ }).first()
const field = (page: Page) => page.getByRole('textbox', { name: 'Text auf dem Blatt' })
const panelField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Text auszeichnen' })
const marked = (page: Page) => page.locator('[data-markiert]')
const caret = (page: Page) => page.locator('[data-einfuegemarke]')
const undo = (page: Page) => page.getByRole('button', { name: 'Rückgängig' })

/** A new postcard with an empty text that is being written. */
async function beginText(page: Page): Promise<void> {
  await enter(page, '/werbemittel/erstellen')
  const radio = page.getByRole('radio', { name: 'Maxipostkarte' })
  await page.locator('label').filter({ has: radio }).click()
  await page.getByLabel('Name', { exact: true }).fill('Auf dem Blatt')
  await page.getByRole('button', { name: 'Im Editor gestalten' }).click()
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Text' }).click()
  await expect(field(page)).toBeFocused()
}

/** Runs of letters of the layer as they are drawn: words and the face that they have. */
const drawn = (page: Page) =>
  text(page)
    .locator('text')
    .evaluateAll((parts) => parts.map((part) => `${part.textContent}|${getComputedStyle(part).fontFamily}`))

const selectionOf = (box: Locator) =>
  box.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))

/** Middle of a letter that is drawn, px of the window. */
async function letterAt(page: Page, nr: number, part = 0) {
  const box = await text(page)
    .locator('text')
    .nth(part)
    .evaluate((words: SVGTextElement, at) => {
      const { x, y } = words.getStartPositionOfChar(at)
      const end = words.getEndPositionOfChar(at)
      const matrix = words.getScreenCTM()
      const point = new DOMPoint((x + end.x) / 2, y - 0.8).matrixTransform(matrix ?? undefined)
      return { x: point.x, y: point.y }
    }, nr)
  return box
}

/** What a program puts on the clipboard comes as one paste event, as the browser makes it. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await field(page).evaluate((area, parts) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(parts)) clipboardData.setData(type, value)
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

const compose = (devtools: CDPSession, words: string) =>
  devtools.send('Input.imeSetComposition', { text: words, selectionStart: words.length, selectionEnd: words.length })

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a text is written in place, and nothing typed is lost', async ({ page, problems }) => {
    await beginText(page)
    await page.keyboard.type('Grüße aus Köln')
    await expect(text(page)).toHaveText('Grüße aus Köln')
    await expect(caret(page)).toBeVisible()

    await test.step('a drag, two clicks and three mark; the keys go on from there', async () => {
      const [from, to] = [await letterAt(page, 0), await letterAt(page, 5)]
      await page.mouse.move(from.x - 6, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x - 4, to.y, { steps: 5 })
      await page.mouse.up()
      expect(await selectionOf(field(page))).toBe('Grüße')
      await expect(marked(page)).toHaveCount(1)
      const word = await letterAt(page, 11)
      await page.mouse.dblclick(word.x, word.y)
      expect(await selectionOf(field(page))).toBe('Köln')
      await page.mouse.click(word.x, word.y, { clickCount: 3 })
      expect(await selectionOf(field(page))).toBe('Grüße aus Köln')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Shift+ArrowLeft')
      expect(await selectionOf(field(page))).toBe('n')
      await page.keyboard.press('Control+a')
      expect(await selectionOf(field(page))).toBe('Grüße aus Köln')
      // The browser's own menu opens there, with what it would spell otherwise.
      await page.mouse.click(word.x, word.y, { button: 'right' })
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await page.keyboard.type('bei Regen')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Home')
      await page.keyboard.type('Viele ')
      await expect(panelField(page)).toHaveValue('Viele Grüße aus Köln\nbei Regen')
    })

    await test.step('each word is one step', async () => {
      await undo(page).click()
      await expect(panelField(page)).toHaveValue('Grüße aus Köln\nbei Regen')
      await field(page).press('Control+z')
      await expect(panelField(page)).toHaveValue('Grüße aus Köln\nbei ')
      await field(page).press('Control+y')
      await expect(panelField(page)).toHaveValue('Grüße aus Köln\nbei Regen')
    })

    await test.step('it stays when another page comes, and Escape or a press beside it ends the writing', async () => {
      await field(page).press('Control+End')
      await page.keyboard.type('!')
      await page.getByRole('button', { name: 'Rückseite' }).click()
      await expect(field(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Vorderseite' }).click()
      await expect(text(page)).toContainText('Regen!')
      const { x, y } = await letterAt(page, 2)
      await page.mouse.dblclick(x, y)
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)
      await expect(text(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      const beside = await placeIn(sheet(page), 0.04, 0.95)
      await page.mouse.click(beside.x, beside.y)
      await expect(field(page)).toHaveCount(0)
    })
    expect(problems).toEqual([])
  })

  test('a turned and enlarged text takes the caret where it is pressed', async ({ page, problems }) => {
    await beginText(page)
    await page.keyboard.type('gedreht und groß')
    await page.keyboard.press('Escape')
    const turn = page.getByRole('textbox', { name: 'Drehung (°)' })
    await turn.fill('40')
    await turn.press('Enter')
    await page.mouse.move(500, 400)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    const at = await letterAt(page, 9)
    await page.mouse.dblclick(at.x, at.y)
    await page.mouse.dblclick(at.x, at.y)
    expect(await selectionOf(field(page))).toBe('und')
    const word = await marked(page).boundingBox()
    expect(Math.abs((word?.x ?? 0) + (word?.width ?? 0) / 2 - at.x)).toBeLessThan(30)
    expect(problems).toEqual([])
  })

  test('looks within a paragraph, placeholders as one sign, a box as high as its text', async ({ page, problems }) => {
    await beginText(page)
    await page.keyboard.type('Hallo fett')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Control+b')
    const bold = bar(page).getByRole('button', { name: 'Fett' })
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() => drawn(page))
      .toEqual(
        ['Hallo |source-sans-3-400', 'fett|source-sans-3-700'].map((one) =>
          expect.stringMatching(one.replace('|', '.*')),
        ),
      )
    await page.keyboard.press('Control+a')
    await expect(bold).toHaveAttribute('aria-pressed', 'mixed')
    await expect(page.getByRole('combobox', { name: 'Schnitt' })).toHaveText('gemischt')

    await test.step('at the caret a look holds for what is typed next', async () => {
      await page.keyboard.press('ArrowRight')
      await bar(page).getByRole('button', { name: 'Fett' }).click()
      await expect(bold).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.type(', ')
      await bar(page).getByRole('button', { name: 'Kursiv' }).click()
      await page.keyboard.type('kursiv')
      await expect.poll(() => drawn(page)).toContainEqual(expect.stringMatching(/^kursiv.*400-italic/))
    })

    await test.step('a placeholder is a chip with its name, taken by one key', async () => {
      await bar(page).getByRole('button', { name: 'Platzhalter einfügen' }).click()
      await page.getByRole('menuitem', { name: /Vorname/ }).click()
      await expect(field(page)).toBeFocused()
      await expect(page.locator('[data-platzhalter]')).toHaveCount(1)
      await expect(text(page)).toContainText('Vorname')
      await expect(panelField(page)).toHaveValue('Hallo fett, kursiv{vorname}')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.type(' ')
      await page.keyboard.press('Delete')
      await expect(panelField(page)).toHaveValue('Hallo fett, kursiv ')
      await page.keyboard.press('Control+z')
      await expect(panelField(page)).toHaveValue('Hallo fett, kursiv {vorname}')
    })

    await test.step('the box takes the height of its text', async () => {
      await bar(page).getByRole('button', { name: 'Kasten an Text anpassen' }).click()
      await expect(page.getByRole('textbox', { name: 'Höhe (mm)' })).toHaveValue('5,2')
    })
    expect(await findings(page, 'all')).toEqual([])
    expect(problems).toEqual([])
  })

  test('input methods and dead keys write letter for letter, pasted pages come clean', async ({ page, problems }) => {
    await beginText(page)
    const devtools = await page.context().newCDPSession(page)
    await page.keyboard.press('Control+a')
    await compose(devtools, 'ni')
    await expect(panelField(page)).toHaveValue('ni')
    await compose(devtools, 'nih')
    await expect(text(page)).toHaveText('nih')
    await devtools.send('Input.insertText', { text: 'Nähe ' })
    await expect(panelField(page)).toHaveValue('Nähe ')

    await test.step('a dead accent and its letter are one', async () => {
      await compose(devtools, '´')
      await devtools.send('Input.insertText', { text: 'é' })
      await expect(panelField(page)).toHaveValue('Nähe é')
      await compose(devtools, '[ort')
      await page.getByRole('button', { name: 'Rückseite' }).click()
      await page.getByRole('button', { name: 'Vorderseite' }).click()
      await expect(text(page)).toHaveText('Nähe é[ort')
    })

    await test.step('bold stays bold, the rest of a look goes', async () => {
      const { x, y } = await letterAt(page, 1)
      await page.mouse.dblclick(x, y)
      await page.keyboard.press('Control+a')
      await paste(page, {
        'text/html': '<p style="mso-x:1;color:red">Nur <b>heute</b> {vorname}<o:p></o:p></p><p>neu</p>',
        'text/plain': 'x',
      })
      await expect(panelField(page)).toHaveValue('Nur heute {vorname}\nneu')
      await expect(page.locator('[data-platzhalter]')).toHaveCount(0)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Control+c')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Control+v')
      await expect(panelField(page)).toHaveValue('Nur heute {vorname}\nneuNur heute {vorname}\nneu')
    })
    expect(problems).toEqual([])
  })
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('two taps open a text in place, a tap moves its caret', async ({ page, problems }) => {
    await beginText(page)
    await page.keyboard.type('Liebe Kundin')
    await page.keyboard.press('Escape')
    const hand = await fingersOn(page)
    await sheet(page).scrollIntoViewIfNeeded()
    const at = await letterAt(page, 6)
    await hand.tap(at)
    await hand.tap(at)
    await expect(field(page)).toBeFocused()
    // The sheet came nearer: letters of 4 mm can be read.
    await expect(page.getByRole('button', { name: '79 %' })).toBeVisible()
    await page.waitForTimeout(400)
    const other = await letterAt(page, 2)
    await hand.tap(other)
    await expect.poll(() => field(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBeLessThan(4)
    await page.keyboard.type('x')
    await expect(text(page)).toHaveText(/^Lix?ex?be Kundin$/)
    expect(await findings(page, 'all')).toEqual([])
    expect(problems).toEqual([])
  })
})
