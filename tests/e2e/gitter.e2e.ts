import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Rows without a house number. */
const OHNE = [30, 54, 400]
const liste = Buffer.from(
  [
    'Anrede;Vorname;Nachname;Straße;Hausnummer;PLZ;Ort',
    ...Array.from({ length: 600 }, (_, at) => {
      const nachname = at === 500 ? `BERGER${at}` : `Berger${at}`
      return `Frau;Anna;${nachname};Am Wall;${OHNE.includes(at) ? '' : 1 + (at % 90)};28195;Bremen`
    }),
  ].join('\n'),
)

async function openDesk(page: Page) {
  await enter(page, '/zielgruppe/hochladen')
  await page.locator('input[type=file]').setInputFiles({ name: 'lang.csv', mimeType: 'text/csv', buffer: liste })
  await page.getByRole('button', { name: 'Adressen prüfen' }).click()
  const grid = page.getByRole('grid', { name: 'Adressen der Liste' })
  await expect(grid.getByRole('gridcell', { name: 'Berger1', exact: true })).toBeVisible()
  return grid
}

test('the active row is always in sight, and what is typed goes into it', async ({ page, problems }) => {
  const grid = await openDesk(page)
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name })
  await grid.focus()
  for (const at of OHNE) {
    await page.keyboard.press('F8')
    await expect(row(`Berger${at}Am Wall`)).toHaveAttribute('aria-selected', 'true')
    await expect(row(`Berger${at}Am Wall`)).toBeInViewport()
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('Beate')
  await grid.hover()
  await page.mouse.wheel(0, 2000)
  await expect(grid.getByRole('textbox')).toBeHidden()
  await expect(grid).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(row('Berger400Am Wall')).toContainText('Beate')
  expect(problems).toEqual([])
})

test('a press anywhere else ends the writing, is heard there, and the page stays where it is', async ({
  page,
  problems,
}) => {
  const grid = await openDesk(page)
  const cell = (name: string) => grid.getByRole('gridcell', { name, exact: true })
  const write = async (name: string, text: string) => {
    await cell(name).click()
    await page.keyboard.type(text)
  }
  const search = page.getByRole('searchbox', { name: 'In den Adressen suchen' })
  await write('Berger1', 'Eins')
  const before = await page.evaluate(() => scrollY)
  await search.click()
  await page.keyboard.type('wall')
  await expect(search).toHaveValue('wall')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(cell('Eins')).toBeVisible()

  await write('Berger2', 'Zwei')
  await grid.getByRole('button', { name: 'Ort' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Ort' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(grid.getByRole('button', { name: 'Ort' })).toBeFocused()

  await write('Berger3', 'Drei')
  await page.getByRole('button', { name: /^Alle übernehmen: Groß/ }).click()
  await expect(page.getByRole('button', { name: /^Alle übernehmen: Groß/ })).toBeHidden()
  await expect(cell('Drei')).toBeVisible()
  expect(problems).toEqual([])
})
