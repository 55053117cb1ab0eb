import { paths } from '#src/routes/paths.ts'
import { enter } from './support/people.ts'
import { complete, LANGUAGES } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { frameFindings, menuFindings, walk } from './support/walk.ts'

/** A page of each kind: figures, table, cards, form, wizard; from the right a table and a form. All of them: `npm run prove:accessibility`. */
const SAMPLE = {
  en: [paths.dashboard, paths.kampagne, paths.werbemittel, paths.konto(), paths.kampagneErstellen],
  ar: [paths.kampagne, paths.konto()],
}

test.use({ colorScheme: 'light', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'parallel' })

for (const [sprache, rules] of LANGUAGES)
  test(`DSG-09 ${sprache}: screens behind the login without findings, light and dark`, async ({ page }) => {
    test.slow()
    await enter(page, paths.notAuthorized, { sprache })
    await complete(page, false)
    expect(await walk(page, SAMPLE[sprache], rules)).toEqual([])
  })

test('DSG-09 public screens without findings, light and dark', async ({ page }) => {
  await page.goto(paths.error404)
  await complete(page, false)
  expect(await walk(page, [paths.login, paths.register, paths.barrierefreiheit], 'all')).toEqual([])
})

test('what opens over the page without findings', { tag: '@proof' }, async ({ page }) => {
  test.slow()
  await enter(page, paths.kampagne, { sprache: 'en' })
  await complete(page, false)
  expect(await frameFindings(page, 'all')).toEqual([])
})

test(
  'the menus of narrow windows and of the side without findings, from the right',
  { tag: '@proof' },
  async ({ page }) => {
    test.slow()
    await enter(page, paths.kampagne, { sprache: 'ar' })
    await complete(page, false)
    expect(await menuFindings(page, 'language')).toEqual([])
  },
)
