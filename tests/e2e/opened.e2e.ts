import { paths } from '#src/routes/paths.ts'
import { readable, tour, twice } from './support/openers.ts'
import { enter } from './support/people.ts'
import { complete, LANGUAGES } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** A list with its rows' menus, and a page with dialogs; all of them: `npm run prove:accessibility`. */
const SAMPLE = [paths.kampagne, paths.apizugang]

test.use({ colorScheme: 'light', viewport: { width: 1440, height: 900 } })

test('what opens in a page has no findings, closes with Escape and gives the focus back', async ({ page }) => {
  test.slow()
  const [sprache, rules] = LANGUAGES[0]
  await enter(page, paths.notAuthorized, { sprache })
  await complete(page, false)
  const opened: string[] = []
  const found: string[] = []
  for (const path of SAMPLE) {
    const result = await tour(page, { path }, { check: readable(rules), announcedOnly: true })
    found.push(...(await twice(page, path, 'main')))
    opened.push(...result.opened)
    found.push(...result.findings)
  }
  expect(found).toEqual([])
  expect(opened.length).toBeGreaterThan(2)
})
