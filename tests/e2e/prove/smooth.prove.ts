import type { Page } from '@playwright/test'
import { adressliste } from '#tests/support/adressliste.ts'
import { designPostcard, enter } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { busyOf, watch } from './busy.ts'

/** `npm run prove:smooth`: what the browser is kept busy with, on a quiet machine. */

/** No task longer than this, ms (LOAD-15); a key or a click is painted within this, ms (LOAD-14). */
const TASK_MS = 100
const INP_MS = 200
const LAYERS = 60
const ROWS = 20_000

async function expectSmooth(page: Page, what: string): Promise<void> {
  const busy = await busyOf(page)
  console.log(`${what}: longest task ${busy.task} ms, longest interaction ${busy.interaction} ms`)
  expect(busy.task, what).toBeLessThanOrEqual(TASK_MS)
  expect(busy.interaction, what).toBeGreaterThan(0)
  expect(busy.interaction, what).toBeLessThanOrEqual(INP_MS)
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, step < 20 ? 400 : -800)
    await page.waitForTimeout(30)
  }
}

test('LOAD-14, LOAD-15 a long list is searched, sorted and scrolled without a hitch', async ({ page }) => {
  await enter(page, '/kampagne')
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await watch(page)
  const search = page.getByRole('searchbox')
  await search.pressSequentially('Herbst', { delay: 60 })
  await search.fill('')
  for (const name of ['Versand', 'Kampagne']) await page.getByRole('button', { name }).first().click()
  await scroll(page)
  await expectSmooth(page, 'list')
})

test('LOAD-14, LOAD-15 a checked file of 20 000 rows is looked through without a hitch', async ({ page }) => {
  await enter(page, '/zielgruppe/hochladen')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: adressliste(ROWS) })
  const check = page.getByRole('button', { name: 'Adressen prüfen' })
  await expect(check).toBeEnabled()
  await watch(page)
  await check.click()
  await expect(page.getByText(/werden gedruckt/).first()).toBeVisible()
  await scroll(page)
  await expectSmooth(page, 'address file')
})

test('LOAD-14, LOAD-15 a full editor is drawn in without a hitch', async ({ page }) => {
  await enter(page, '/dashboard')
  await designPostcard(page, { name: 'Voll', headline: 'Guten Tag', website: 'https://laden.example.org' })
  await page.getByRole('group', { name: 'Seiten' }).getByRole('button', { name: 'Vorderseite' }).click()
  const text = page.getByRole('img', { name: /^Ebene Text/ }).first()
  await text.click()
  for (let layer = 0; layer < LAYERS; layer += 1) await page.keyboard.press('Control+d')
  await expect(page.getByRole('img', { name: /^Ebene Text/ })).toHaveCount(LAYERS + 1)
  await watch(page)
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight'])
    for (let n = 0; n < 10; n += 1) await page.keyboard.press(key)
  const box = await page
    .getByRole('img', { name: /^Ebene Text/ })
    .last()
    .boundingBox()
  if (!box) throw new Error('no layer')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 0; step < 40; step += 1) await page.mouse.move(box.x + step * 3, box.y + step * 2)
  await page.mouse.up()
  await page.keyboard.press('Control+z')
  await expectSmooth(page, 'editor')
})
