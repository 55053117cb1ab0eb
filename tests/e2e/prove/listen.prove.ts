import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { schmutzCsv, schmutzMappe } from '#tests/support/schmutzliste.ts'
import { enter } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { busyOf, watch } from './busy.ts'

/** `npm run prove:listen`: long lists with the dirt of years in Chromium, on a quiet machine. Walls in s, bars in ms. */
const TASK_MS = 100
const CANCEL_MS = 200
const LISTS = [
  ['a million rows of CSV', 'kunden.csv', () => schmutzCsv(Number(process.env.ROWS ?? 1_000_000))],
  ['200 000 rows of a workbook', 'kunden.xlsx', () => schmutzMappe(Number(process.env.ROWS ?? 200_000))],
] as const

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now()
  await work()
  return `${((performance.now() - start) / 1000).toFixed(2)} s`
}

/** Most memory that a renderer of Chromium had so far, MB. */
function mostMemory(): number {
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')) return 0
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
      } catch {
        // It ended meanwhile.
        return 0
      }
    })
  return Math.round(Math.max(...peaks) / 1024)
}

/** From the press of "Abbrechen" to the columns, ms. */
const cancel = (page: Page) =>
  page.evaluate(async () => {
    const find = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)
    const start = performance.now()
    find('Abbrechen')?.click()
    while (!find('Adressen prüfen')) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })

for (const [what, name, make] of LISTS)
  test(`CSV-20 ${what}: read, checked, given up, looked through and corrected without a hitch`, async ({
    page,
  }, info) => {
    const path = info.outputPath(name)
    await writeFile(path, make())
    await enter(page, '/zielgruppe/hochladen')
    const input = page.locator('input[type=file]')
    await expect(input).toBeAttached()
    await watch(page)
    const check = page.getByRole('button', { name: 'Adressen prüfen' })
    const columns = await seconds(async () => {
      await input.setInputFiles(path)
      await expect(check).toBeEnabled()
    })
    await check.click()
    await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
    await page.waitForTimeout(500)
    const given = await cancel(page)
    const grid = page.getByRole('grid', { name: 'Adressen der Liste' })
    const checked = await seconds(async () => {
      await check.click()
      // A slow machine takes its time, which is what is measured.
      await expect(grid.getByRole('gridcell').first()).toBeVisible({ timeout: 60_000 })
    })
    const last = await seconds(async () => {
      await grid.focus()
      await page.keyboard.press('Control+End')
      await expect
        .poll(() => grid.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight))
        .toBeLessThan(2)
      await expect(grid.getByRole('row').last()).toContainText(/\d/)
    })
    await page.keyboard.press('Home')
    const cell = await seconds(async () => {
      await page.keyboard.type('Familie')
      await page.keyboard.press('Enter')
      await expect(grid.getByRole('gridcell', { name: 'Familie', exact: true })).toBeVisible()
    })
    const search = await seconds(async () => {
      await page.getByRole('searchbox', { name: 'In den Adressen suchen' }).fill('Lindner123456')
      await expect(page.getByText(/^\d+ Zeilen?$/)).toBeVisible()
    })
    const { task } = await busyOf(page)
    console.log(
      `${what}: columns ${columns}, given up ${given.toFixed(0)} ms, check with proposals ${checked}, last row ${last}, a cell ${cell}, search ${search}; longest task ${task} ms, most memory ${mostMemory()} MB`,
    )
    expect.soft(given, 'given up').toBeLessThanOrEqual(CANCEL_MS)
    expect.soft(task, 'longest task').toBeLessThanOrEqual(TASK_MS)
  })
