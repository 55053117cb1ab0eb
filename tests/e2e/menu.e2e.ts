import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

async function widthOf(page: Page): Promise<number> {
  return (await menuOf(page).boundingBox())?.width ?? 0
}

/** Where the page's content begins. */
const contentStart = async (page: Page) => (await page.getByRole('main').boundingBox())?.x

async function openWith(page: Page, darstellung: object): Promise<void> {
  await enter(page, '/kampagne', { darstellung })
  await expect(page.getByRole('heading', { level: 1, name: 'Mailingkampagnen' })).toBeVisible()
}

test('the collapsed side menu opens over the page, which does not move', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, { navigation: 'vertical' })
  await expect(menuOf(page).getByRole('link', { name: 'Konto' })).toBeVisible()
  expect(await widthOf(page)).toBe(260)
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  // Also under the pointer that has just collapsed it.
  await expect.poll(() => widthOf(page)).toBe(68)
  const start = await contentStart(page)
  await page.mouse.move(800, 600)
  await menuOf(page).getByRole('link', { name: 'Zielgruppen' }).hover()
  await expect.poll(() => widthOf(page)).toBe(260)
  expect(await contentStart(page)).toBe(start)
  await page.keyboard.press('Escape')
  await expect.poll(() => widthOf(page)).toBe(68)
  expect(problems).toEqual([])
})

test('the side menu by keyboard alone', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, { navigation: 'vertical', menuCollapsed: true })
  // A pointer that never moved lies in the corner, over the menu, and would hold it open.
  await page.mouse.move(700, 500)
  await expect(menuOf(page).getByRole('link', { name: 'Konto' })).toBeVisible()
  // Skip link, logo, button, first entry.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(menuOf(page).getByRole('link', { name: 'Dashboard', exact: true })).toBeFocused()
  await expect.poll(() => widthOf(page)).toBe(260)
  await page.keyboard.press('End')
  await expect(menuOf(page).getByRole('link', { name: 'Konto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeFocused()
  await expect(menuOf(page).getByRole('link', { name: 'Konto' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => widthOf(page)).toBe(68)
  expect(problems).toEqual([])
})

test('on a phone the same entries come as a drawer', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWith(page, { navigation: 'vertical', skin: 'semi-dark' })
  await expect(menuOf(page)).toHaveCount(0)
  expect(await contentStart(page)).toBe(0)
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await expect(drawer.getByRole('link', { name: 'Kampagne erstellen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: 'Zielgruppen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zielgruppen' })).toBeVisible()
  await expect(drawer).toHaveCount(0)
  expect(problems).toEqual([])
})
