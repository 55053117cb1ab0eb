import type { Page } from '@playwright/test'
import { isOpen } from '#src/routes/kinds.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { findings, type RULES } from './support/axe.ts'
import { enter } from './support/people.ts'
import { misread } from './support/reading.ts'
import { expect, test } from './support/test.ts'

/** The frame in a language that is written from the left, and in one that is written from the right. */
const LANGUAGES = [
  ['en', 'all'],
  ['ar', 'language'],
] as const

type Rules = keyof typeof RULES

/** The screen that was asked for is there with its data, and nothing of it is still coming in. */
async function complete(page: Page, moved: boolean): Promise<void> {
  await page.waitForFunction(
    (expectFocus) =>
      document.querySelector('main h1') !== null &&
      (!expectFocus || document.activeElement !== document.body) &&
      document.querySelector('main :is([role="progressbar"], .MuiSkeleton-root)') === null,
    moved,
  )
}

/** Another screen in the same page, as by the browser's own buttons. The focus goes to its heading when it is there. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const state = { usr: null, key: to, idx: history.length }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await complete(page, true)
}

/** Findings in both modes: in the light one by the given rules, in the dark one in what colours can change. */
async function inBothModes(page: Page, rules: Rules, place: string): Promise<string[]> {
  const found = await findings(page, rules)
  if (rules === 'language') found.push(...(await misread(page)).map((text) => `read from the right: ${text}`))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  found.push(...(await findings(page, 'colours')).map((finding) => `dark: ${finding}`))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  return found.map((finding) => `${place}: ${finding}`)
}

/** Looks at one screen after the other, and collects instead of stopping at the first finding. */
async function walk(page: Page, screens: readonly string[], rules: Rules): Promise<string[]> {
  const found: string[] = []
  for (const path of screens) {
    await go(page, path)
    found.push(...(await inBothModes(page, rules, path)))
  }
  return found
}

/** Links of a list into its records, by what tells the records' screens apart. */
async function recordsOf(page: Page, list: string, kind: (text: string) => string): Promise<string[]> {
  await go(page, list)
  const links = page.locator(`main a[href*="${list}/editieren/"]`)
  await expect(links.first()).toBeVisible()
  const all = await links.evaluateAll((found) =>
    found.map((link) => ({
      path: new URL((link as HTMLAnchorElement).href).pathname,
      text: (link.closest('tr, li, article') ?? link).textContent,
    })),
  )
  return [...new Map(all.toReversed().map(({ path, text }) => [kind(text), path])).values()]
}

const STATES =
  /Entwurf|Interne Freigabe|Zur Bezahlung bereit|In Prüfung|Storniert|Abgelehnt|Versendet|Zugestellt|Abgeschlossen|Produktion|Korrektur/

/** Every screen behind the login; of a noun's records the first, of the campaigns one of every state. */
async function screensBehindLogin(page: Page): Promise<string[]> {
  const any = () => ''
  const records = new Map([
    [':idPtKampagne', await recordsOf(page, paths.kampagne, (text) => STATES.exec(text)?.[0] ?? '')],
    [':idPtZielgruppe', await recordsOf(page, paths.zielgruppe, any)],
    [':idPtWerbemittel', await recordsOf(page, paths.werbemittel, any)],
    [':idThHeadhunterMitarbeiter', await recordsOf(page, paths.mitarbeiter, any)],
  ])
  const guarded = RECORDS.filter(({ access }) => !isOpen(access))
  return [...guarded.map(({ path }) => path), paths.notAuthorized].flatMap((path) => {
    const [, name = ''] = /\/(:\w+)$/.exec(path) ?? []
    return records.get(name) ?? [path.replace(/\/:\w+\?$/, '')]
  })
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
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

for (const [sprache, rules] of LANGUAGES) {
  test(`${sprache}: what opens over the page without findings, and the side menu`, async ({ page }) => {
    test.slow()
    await enter(page, paths.kampagne, { sprache })
    await complete(page, false)
    const found: string[] = []
    // Search, shortcuts, language, bell, user, customizer: whatever they are called in this language.
    const openers = await page.locator('[aria-haspopup]:visible:not(main *)').all()
    expect(openers).toHaveLength(6)
    const opened = page.locator('[role="menu"], [role="dialog"]')
    for (const opener of openers) {
      await opener.click()
      await expect(opened).toBeVisible()
      found.push(...(await inBothModes(page, rules, (await opener.getAttribute('aria-label')) ?? '')))
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('header [aria-haspopup]:visible').first().click()
    await expect(opened).toBeVisible()
    found.push(...(await inBothModes(page, rules, 'drawer')))
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const skin of ['default', 'semi-dark']) {
      await page.evaluate((value) => {
        localStorage.setItem('darstellung', JSON.stringify({ navigation: 'vertical', skin: value }))
      }, skin)
      await page.reload()
      await complete(page, false)
      await expect(page.locator('#root > div > nav a')).not.toHaveCount(0)
      found.push(...(await inBothModes(page, rules, `side menu, ${skin}`)))
    }
    expect(found).toEqual([])
  })
}
