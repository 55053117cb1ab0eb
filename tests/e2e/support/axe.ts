import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { misread } from './reading.ts'

/** The engine as the page has it. */
interface Engine {
  run: (context: Document | Element, options: RunOptions) => Promise<AxeResults>
}

/** What is looked at: everything, what another direction or language can change, or what another mode can. */
const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  language: {
    type: 'rule',
    values: [
      'aria-command-name',
      'aria-dialog-name',
      'aria-input-field-name',
      'aria-toggle-field-name',
      'button-name',
      'color-contrast',
      'document-title',
      'html-has-lang',
      'html-lang-valid',
      'label',
      'link-name',
      'scrollable-region-focusable',
      'target-size',
      'valid-lang',
    ],
  },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

export type Rules = keyof typeof RULES

/** A script element is forbidden by the page's own security policy; this way is none. */
export async function bringEngine(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
}

/** Findings of serious or critical kind in what the page, or a part of it, shows now, each with its place. */
export async function findings(page: Page, rules: Rules, part?: string): Promise<string[]> {
  await bringEngine(page)
  const { type, values } = RULES[rules]
  return page.evaluate(
    async ({ runOnly, within }) => {
      const { axe: engine } = globalThis as unknown as { axe: Engine }
      const root = within === undefined ? document : [...document.querySelectorAll(within)].at(-1)
      if (root === undefined) return [`nothing to look at: ${within}`]
      const { violations } = await engine.run(root, { runOnly, resultTypes: ['violations'] })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
    },
    { runOnly: { type, values: [...values] }, within: part },
  )
}

/** Findings in both modes: in the light one by the given rules, in the dark one in what colours can change. */
export async function inBothModes(page: Page, rules: Rules, place: string, part?: string): Promise<string[]> {
  const found = await findings(page, rules, part)
  if (rules === 'language') found.push(...(await misread(page)).map((text) => `read from the right: ${text}`))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  found.push(...(await findings(page, 'colours', part)).map((finding) => `dark: ${finding}`))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  return found.map((finding) => `${place}: ${finding}`)
}
