import { expect, type Page } from '@playwright/test'
import { findings } from './axe.ts'
import { enter } from './people.ts'

/** The first sample screen; the sample endpoints are answered from then on. */
export async function openDemo(page: Page): Promise<void> {
  await enter(page, '/demo')
  await expect(page.getByRole('heading', { level: 1, name: 'Samples of the template' })).toBeVisible()
}

/** Every screen of src/demo/routes.ts; a record stands for all of its kind. */
export const SCREENS = [
  '/demo',
  '/demo/users',
  '/demo/users/1',
  '/demo/invoices',
  '/demo/invoices/4987',
  '/demo/table',
  '/demo/calendar',
  '/demo/chat',
  '/demo/chat/1',
  '/demo/email',
  '/demo/email/sent',
  '/demo/login',
  '/demo/register',
  '/charts-and-maps',
  '/charts-and-maps/charts',
  '/charts-and-maps/maps',
]

/** Another screen in the same page, as by the browser's own buttons, once its data is there. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { usr: null, key: to, idx: history.length }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await page.waitForFunction(
    ([to, samePage]) =>
      location.pathname === to &&
      (samePage || document.activeElement?.matches('main h1') === true) &&
      document.querySelector('main :is([role="progressbar"], .MuiSkeleton-root)') === null,
    // Another chat or folder is still the same page and leaves the focus where it is.
    [path, /^\/demo\/(chat|email)\/./.test(path)] as const,
  )
}

/** Findings of the screens in one language; dark ones are looked at in English. */
export async function demoFindings(page: Page, language: 'en' | 'ar', screens: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openDemo(page)
  await page.evaluate((sprache) => localStorage.setItem('sprache', JSON.stringify(sprache)), language)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const found: string[] = []
  for (const path of screens) {
    await go(page, path)
    for (const colorScheme of language === 'en' ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
      const rules = colorScheme === 'dark' ? 'colours' : language === 'en' ? 'all' : 'language'
      found.push(...(await findings(page, rules)).map((finding) => `${path} ${colorScheme}: ${finding}`))
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return found
}
