import { paths } from '#src/routes/paths.ts'
import { arrive, readable, tour, twice } from '../support/openers.ts'
import { enter } from '../support/people.ts'
import { PLACES } from '../support/places.ts'
import { complete, LANGUAGES } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test.use({ colorScheme: 'light', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'parallel' })

for (const [sprache, rules] of LANGUAGES)
  for (const { title, find } of PLACES)
    test(`${sprache} opened: ${title}`, async ({ page }, testInfo) => {
      page.setDefaultTimeout(20_000)
      await enter(page, paths.notAuthorized, { sprache })
      await complete(page, false)
      const screen = await find(page)
      await arrive(page, screen)
      const names = await twice(page, screen.path, 'main')
      const { opened, findings } = await tour(page, screen, { check: readable(rules), announcedOnly: false })
      await testInfo.attach('opened', { body: opened.join('\n'), contentType: 'text/plain' })
      expect([...names, ...findings]).toEqual([])
    })
