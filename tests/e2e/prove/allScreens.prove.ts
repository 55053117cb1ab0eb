import { isOpen } from '#src/routes/kinds.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { findings } from '../support/axe.ts'
import { enter } from '../support/people.ts'
import { complete, LANGUAGES, screensBehindLogin } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { frameFindings, menuFindings, walk } from '../support/walk.ts'

test.use({ colorScheme: 'light', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'parallel' })

for (const [sprache, rules] of LANGUAGES) {
  test(`${sprache}: every screen behind the login without findings, light and dark`, async ({ page }) => {
    test.slow()
    await enter(page, paths.notAuthorized, { sprache })
    await complete(page, false)
    const screens = await screensBehindLogin(page)
    expect(screens.length).toBeGreaterThan(25)
    expect(await walk(page, screens, rules)).toEqual([])
  })
}

test('public screens without findings, light and dark, in both directions', async ({ page }) => {
  test.slow()
  await page.goto('/simulator/post')
  const link = await page.getByRole('link', { name: 'Link öffnen' }).first().getAttribute('href')
  const approval = new URL(link ?? '', page.url()).pathname
  await page.goto('/simulator')
  await expect(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible()
  const found = await findings(page, 'all')
  const open = RECORDS.filter(({ access }) => isOpen(access))
  const screens = [...open.map(({ path }) => path), paths.error404].map((path) =>
    path === '/kampagne/freigeben/:hashKey?' ? approval : path.replace(':hashKey', 'abc'),
  )
  for (const [sprache, rules] of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem('sprache', JSON.stringify(chosen)), sprache)
    await page.goto(paths.error404)
    await complete(page, false)
    found.push(...(await walk(page, screens, rules)))
  }
  expect(found).toEqual([])
})

for (const [sprache, rules] of LANGUAGES)
  test(`${sprache}: what opens over the page without findings, and the menus`, async ({ page }) => {
    test.slow()
    await enter(page, paths.kampagne, { sprache })
    await complete(page, false)
    expect(await frameFindings(page, rules)).toEqual([])
    expect(await menuFindings(page, rules)).toEqual([])
  })
