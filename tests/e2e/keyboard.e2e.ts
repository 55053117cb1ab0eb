import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 700 } })

/** One stop of the tab key. */
interface Stop {
  role: string
  name: string
  lang: string
  box: { left: number; top: number; right: number; bottom: number }
  problems: string[]
}

/** What has the focus now; null on the page itself. */
async function stopAt(page: Page): Promise<Stop | null> {
  const place = await page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return null
    const { left, top, right, bottom } = at.getBoundingClientRect()
    const problems: string[] = []
    const outlined = [at, at.parentElement, at.closest('label')].some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    })
    if (!outlined && !at.matches('input:not([type]), input[type="text"], input[type="email"], input[type="password"]'))
      problems.push('focus not visible')
    if (top < 0 || left < 0 || right > innerWidth || (bottom > innerHeight && bottom - top < innerHeight))
      problems.push('out of the window')
    const middle = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)
    if (!middle || !(at.contains(middle) || middle.contains(at) || at.closest('label')?.contains(middle)))
      problems.push(`hidden behind ${middle?.className ?? 'nothing'}`)
    return {
      lang: at.closest('[lang]')?.getAttribute('lang') ?? '',
      box: { left, top, right, bottom },
      problems,
    }
  })
  if (place === null) return null
  const snapshot = await page.locator(':focus').ariaSnapshot()
  const [, role = '', name = ''] = /^- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(snapshot) ?? []
  return { role, name, ...place, problems: name === '' ? [...place.problems, 'no name'] : place.problems }
}

/** Presses the tab key until the focus leaves the page or comes round. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 120) {
    await page.keyboard.press('Tab')
    const stop = await stopAt(page)
    if (stop === null) break
    const first = stops[0]
    if (first && stop.name === first.name && stop.role === first.role) break
    stops.push(stop)
  }
  return stops
}

const badOf = (stops: Stop[]) =>
  stops.flatMap(({ role, name, problems }) => problems.map((problem) => `${role} "${name}": ${problem}`))

const BEFORE_CONTENT = [
  ['link', /^Skip to content$/],
  ['link', /: To the dashboard$/],
  ['link', /^Zielgruppen$/],
  ['link', /^Werbemittel$/],
  ['link', /^Mailingkampagnen$/],
  ['button', /^Search$/],
  ['button', /^Shortcuts$/],
  ['button', /^Language: English$/],
  ['button', /^Switch to dark mode$/],
  ['button', /^Notifications: 8 New$/],
  ['button', /^User menu of Katharina Brandt, KB$/],
] as const

const AFTER_CONTENT = [
  ['button', /^Theme customizer$/],
  ['link', /./],
  ['link', /^Beispielseiten$/],
  ['link', /^Simulator$/],
  ['link', /^Barrierefreiheit$/],
  ['link', /^Preisliste ?, opens in a new tab$/],
] as const

test('from the login through the whole frame by keyboard alone', async ({ page, problems }, testInfo) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
  // With a bar at the top and one at the bottom there is most to hide behind.
  await page.evaluate(() => localStorage.setItem('darstellung', JSON.stringify({ footer: 'fixed' })))
  await page.reload()
  await expect(page.getByRole('button', { name: /^kunde@example.org/ })).toBeVisible()
  const atLogin = await walk(page)
  expect(badOf(atLogin)).toEqual([])
  expect(atLogin.map(({ name }) => name).slice(0, 4)).toEqual([
    'E-Mail-Adresse',
    'Passwort',
    'Passwort anzeigen',
    'Anmelden',
  ])
  await page.getByLabel('E-Mail-Adresse').focus()
  await page.keyboard.type('kunde@example.org')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Postkarte-2026!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)

  // A new visit: after a reload the focus would be on the heading.
  await page.goto('about:blank')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0)
  const stops = await walk(page)
  await testInfo.attach('keyboard walk', {
    body: JSON.stringify({ login: atLogin, dashboard: stops }, null, 2),
    contentType: 'application/json',
  })
  expect(badOf(stops)).toEqual([])
  const before = stops.slice(0, BEFORE_CONTENT.length)
  const after = stops.slice(-AFTER_CONTENT.length)
  for (const [found, expected] of [
    [before, BEFORE_CONTENT],
    [after, AFTER_CONTENT],
  ] as const)
    for (const [index, [role, name]] of expected.entries()) {
      expect(found[index]?.role).toBe(role)
      expect(found[index]?.name).toMatch(name)
    }
  // The product's words are German whatever the frame speaks.
  const content = stops.slice(BEFORE_CONTENT.length, -AFTER_CONTENT.length)
  expect(content.length).toBeGreaterThan(3)
  expect(new Set(content.map(({ lang }) => lang))).toEqual(new Set(['de']))
  expect(before.map(({ lang }) => lang)).toEqual('en en de de de en en en en en en'.split(' '))
  expect(problems).toEqual([])

  // Enter on the skip link leads past the frame.
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect((await stopAt(page))?.name).toBe(content[0]?.name)
})

test('Escape closes the top layer alone, and the focus goes back to where it was', async ({ page, problems }) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill('kunde@example.org')
  await page.getByLabel('Passwort', { exact: true }).fill('Postkarte-2026!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Guten/ })).toBeFocused()
  for (const name of [/^Shortcuts/, /^Language/, /^Notifications/, /^User menu/]) {
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const opened = page.locator('[role="menu"], [role="dialog"]')
    await expect(opened).toBeVisible()
    await expect.poll(() => opened.evaluate((layer) => layer.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  const handle = page.getByRole('button', { name: 'Theme customizer' })
  await handle.focus()
  await page.keyboard.press('Enter')
  const drawer = page.locator('[role="dialog"]', { hasText: 'Theme customizer' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Control+Shift+Slash')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await expect.poll(() => drawer.evaluate((layer) => layer.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(handle).toBeFocused()
  expect(problems).toEqual([])
})
