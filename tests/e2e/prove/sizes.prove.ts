import { paths } from '#src/routes/paths.ts'
import { misfits } from '../support/fits.ts'
import { arrive, LAYER, tour, type Tour } from '../support/openers.ts'
import { enter } from '../support/people.ts'
import { PLACES } from '../support/places.ts'
import { complete } from '../support/screens.ts'
import { NARROW, TWICE } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'parallel' })

for (const sprache of ['en', 'ar'] as const)
  for (const { title, find } of PLACES)
    test(`${sprache} fits: ${title}`, async ({ page }) => {
      await enter(page, paths.notAuthorized, { sprache })
      await complete(page, false)
      const screen = await find(page)
      const found: string[] = []
      for (const { size, apply } of [TWICE, NARROW]) {
        await apply(page)
        await arrive(page, screen)
        found.push(...(await misfits(page)).map((finding) => `${size}: ${finding}`))
      }
      expect(found).toEqual([])
    })

const fitting: Tour['check'] = async (page, place) =>
  (await misfits(page, LAYER)).map((finding) => `${place}: ${finding}`)

for (const { size, apply } of [TWICE, NARROW])
  for (const { title, find } of PLACES)
    test(`${size}, what opens fits: ${title}`, async ({ page }) => {
      page.setDefaultTimeout(20_000)
      await enter(page, paths.notAuthorized)
      await complete(page, false)
      const screen = await find(page)
      await apply(page)
      expect((await tour(page, screen, { check: fitting, announcedOnly: false })).findings).toEqual([])
    })
