import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/routes/paths.ts'
import { inBothModes, type Rules } from './axe.ts'
import { sameNames } from './names.ts'
import { go } from './screens.ts'
import { expect } from './test.ts'

/** What lies above a page: menus, popovers, drawers, dialogs. */
export const LAYER = '.MuiModal-root:not(.MuiModal-hidden)'
/** What may open one. */
const CANDIDATES = ':is(button:not([role="tab"]), [role="button"], [role="combobox"])'
/** Time in which a layer comes that nobody announced, ms. */
const UNANNOUNCED_MS = 900

/** A way to what an address alone does not show. */
export interface Screen {
  path: string
  /** Said beside the address. */
  state?: string
  prepare?: (page: Page) => Promise<void>
}

export interface Tour {
  /** What is asked of each layer that came. */
  check: (page: Page, place: string) => Promise<string[]>
  /** Only what says itself that it opens something (aria-haspopup), and nothing of what its menu leads to. */
  announcedOnly: boolean
}

interface Found {
  /** Every layer that was opened, as "where: what opened it". */
  opened: string[]
  findings: string[]
}

/** Goes to a screen, also when it is there already in another state. */
export async function arrive(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.keyboard.press('Escape')
  // What was changed on the way is stored by itself, and a page waits for that before it is left.
  await expect(page.getByText(/^(Wird gleich gespeichert|Speichert …)$/)).toHaveCount(0)
  // The focus goes to the heading where the path changes, not where the query alone does.
  if (new URL(page.url()).pathname !== paths.notAuthorized) await go(page, paths.notAuthorized)
  if (path !== paths.notAuthorized) await go(page, path)
  await prepare?.(page)
}

/** Names of the openers, one of each kind: rows of a list share one menu. */
async function openersOf(page: Page, announcedOnly: boolean): Promise<number[]> {
  return page.locator(`main ${CANDIDATES}`).evaluateAll((all, announced) => {
    const kinds = new Set<string>()
    return all.flatMap((element, index) => {
      const { width, height } = element.getBoundingClientRect()
      const asked = element.getAttribute('aria-haspopup')
      if (width < 2 || height < 2 || element.matches(':disabled, [aria-disabled="true"]')) return []
      if (announced && asked === null) return []
      // Only the tab key shows it: heads of columns of rows that became cards.
      const head = element.closest('thead')
      if (head !== null && head.getBoundingClientRect().width < 2) return []
      // What another row, card or day has too is asked once.
      const list = element.closest('table, ul, ol, [role="grid"], [role="radiogroup"]')
      const place = list === null ? index : `${list.getAttribute('aria-label')} ${list.tagName} ${list.className}`
      const cell = element.closest<HTMLTableCellElement>('td, th')
      const words = asked === null ? element.textContent.replace(/\d+/g, '0') : ''
      const kind = `${place} ${cell?.cellIndex ?? ''} ${asked} ${list === null || cell ? words : element.className}`
      if (kinds.has(kind)) return []
      kinds.add(kind)
      return [index]
    })
  }, announcedOnly)
}

/** The button that is pressed now is known again by this, wherever it stands afterwards. */
const mark = (opener: Locator) =>
  opener.evaluate((element) => {
    document.querySelector('[data-opened-by]')?.removeAttribute('data-opened-by')
    element.setAttribute('data-opened-by', '')
  })

/** A closed select above a list becomes the kit's when it is used; what is opened then is that one. */
async function takeKit(opener: Locator): Promise<void> {
  if (!(await opener.evaluate((element) => element.matches('button[role="combobox"]')))) return
  await opener.focus()
  await expect(opener).toHaveJSProperty('tagName', 'DIV')
}

/** Presses, and tells whether a layer came. */
async function opens(page: Page, opener: Locator, announced: boolean): Promise<boolean> {
  // What was done before is told above the page for a moment.
  await expect(page.locator('[data-toast]')).toHaveCount(0, { timeout: 20_000 })
  const before = await page.locator(LAYER).count()
  await takeKit(opener)
  await mark(opener)
  // A list of values opens below the pointer: where that is let go late, one of them is chosen.
  if (await opener.evaluate((element) => element.matches('div[role="combobox"]'))) await opener.press('ArrowDown')
  else await opener.click({ timeout: 5_000 })
  return page
    .waitForFunction(([layer, count]) => document.querySelectorAll(layer).length > count, [LAYER, before] as const, {
      timeout: announced ? 10_000 : UNANNOUNCED_MS,
    })
    .then(
      () => true,
      () => false,
    )
}

const settled = (page: Page) =>
  page.waitForFunction(
    (layer) => {
      const top = [...document.querySelectorAll(layer)].at(-1)
      return !top || (top.querySelector('.MuiSkeleton-root') === null && top.contains(document.activeElement))
    },
    LAYER,
    { timeout: 5_000 },
  )

/** Looks into the layer that is open, closes it, and looks where the focus is then. */
async function look(page: Page, check: Tour['check'], place: string): Promise<string[]> {
  const found: string[] = []
  await settled(page).catch(() => found.push(`${place}: the focus is not in it`))
  found.push(...(await check(page, place)))
  const count = await page.locator(LAYER).count()
  await page.keyboard.press('Escape')
  const closed = await page
    .waitForFunction(([layer, open]) => document.querySelectorAll(layer).length < open, [LAYER, count] as const, {
      timeout: 3_000,
    })
    .catch(() => null)
  if (closed === null) return [...found, `${place}: Escape does not close it`]
  const back = await page
    .waitForFunction(() => document.activeElement?.hasAttribute('data-opened-by'), null, { timeout: 3_000 })
    .catch(() => null)
  if (back === null) {
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
    found.push(`${place}: the focus did not come back, it is at ${at}`)
  }
  return found
}

/** Opens everything of one screen that can be opened. */
export async function tour(page: Page, screen: Screen, { check, announcedOnly }: Tour): Promise<Found> {
  const result: Found = { opened: [], findings: [] }
  await arrive(page, screen)
  const at = screen.state === undefined ? screen.path : `${screen.path} (${screen.state})`
  const candidates = await openersOf(page, announcedOnly)
  for (const index of candidates) {
    const opener = page.locator(`main ${CANDIDATES}`).nth(index)
    if (!(await opener.isVisible())) await arrive(page, screen)
    // What was done on the way may have ended what it was for.
    if (!(await opener.isVisible())) continue
    const name = await nameOf(opener)
    const kind = await opener.getAttribute('aria-haspopup', { timeout: 2_000 }).catch(() => null)
    const place = `${at}: ${name}`
    const did = await opens(page, opener, kind !== null).catch((error: unknown) => String(error).split('\n')[0])
    if (did === true) {
      result.opened.push(place)
      result.findings.push(...(await look(page, check, place)))
      if (kind === 'menu' && !announcedOnly) await tourMenu(page, screen, index, check, place, result)
    } else if (typeof did === 'string' || kind !== null) result.findings.push(`${place}: cannot be opened, ${did}`)
    if (did !== true) await arrive(page, screen)
  }
  return result
}

/** No findings in a layer, light and dark, and no two fields of one name in it. */
export const readable =
  (rules: Rules): Tour['check'] =>
  async (page, place) => [...(await inBothModes(page, rules, place, LAYER)), ...(await twice(page, place, LAYER))]

/** Names that two fields share. */
export const twice = async (page: Page, place: string, part: string): Promise<string[]> =>
  (await sameNames(page, part)).map((name) => `${place}: two fields "${name}"`)

async function nameOf(opener: Locator): Promise<string> {
  const snapshot = await opener.ariaSnapshot({ timeout: 2_000 }).catch(() => '- gone')
  return snapshot.split('\n')[0]?.slice(2) ?? ''
}

/** What the entries of a menu open in turn. */
async function tourMenu(page: Page, screen: Screen, index: number, check: Tour['check'], place: string, result: Found) {
  const opener = page.locator(`main ${CANDIDATES}`).nth(index)
  const entries = page.locator(`${LAYER} [role="menuitem"]:not([aria-disabled="true"])`)
  await opener.click()
  await entries
    .first()
    .waitFor({ timeout: 3_000 })
    .catch(() => null)
  const names = await entries.allTextContents()
  for (const [at, entry] of names.entries()) {
    await arrive(page, screen)
    await mark(opener)
    await opener.click()
    const pressed = await entries
      .nth(at)
      .click({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      )
    // Another entry may have ended what this one was for.
    if (!pressed) continue
    const came = await page
      .waitForFunction(
        () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden) [role$="dialog"]') !== null,
        null,
        {
          timeout: UNANNOUNCED_MS,
        },
      )
      .catch(() => null)
    if (came === null) continue
    result.opened.push(`${place} > ${entry}`)
    result.findings.push(...(await look(page, check, `${place} > ${entry}`)))
  }
  await arrive(page, screen)
}
