import type { Page } from '@playwright/test'
import { isOpen } from '#src/routes/kinds.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { expect } from './test.ts'

/** The frame in a language that is written from the left, and in one that is written from the right. */
export const LANGUAGES = [
  ['en', 'all'],
  ['ar', 'language'],
] as const

/** The screen that was asked for is there with its data, and nothing of it is still coming in. */
export async function complete(page: Page, moved: boolean): Promise<void> {
  await page.waitForFunction(
    (expectFocus) =>
      document.querySelector('main h1') !== null &&
      (!expectFocus || document.activeElement !== document.body) &&
      document.querySelector('main :is([role="progressbar"], .MuiSkeleton-root)') === null,
    moved,
    { timeout: 30_000 },
  )
}

/** Another screen in the same page, as by the browser's own buttons. The focus goes to its heading when it is there. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const state = { usr: null, key: to, idx: history.length }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await complete(page, true)
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
export async function screensBehindLogin(page: Page): Promise<string[]> {
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
