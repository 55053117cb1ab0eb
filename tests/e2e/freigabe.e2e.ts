import type { Page } from '@playwright/test'
import { approve } from './support/people.ts'
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

test('on paper both sides stand upright, one below the other: the page to review and the receipt', async ({
  page,
  problems,
}) => {
  await page.goto('/simulator')
  const link = (await page.locator('a[href*="/kampagne/freigeben/"]').first().getAttribute('href')) ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Umdrehen' }).click()
  for (const where of ['review', 'receipt']) {
    if (where === 'receipt') await approve(page, link, 'Rosa Chef')
    await expect(page.getByRole('img', { name: /^Vorderseite/, includeHidden: true })).toBeAttached()
    const [front, back] = await sidesOnPaper(page)
    expect(front, where).toMatchObject({ side: 'Vorderseite', upright: true, backfaceVisibility: 'visible' })
    expect(back, where).toMatchObject({ side: 'Rückseite', upright: true, backfaceVisibility: 'visible' })
    expect(back?.top, where).toBeGreaterThan(front?.bottom ?? 0)
  }
  expect(problems).toEqual([])
})
