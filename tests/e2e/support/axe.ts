import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** The engine as the page has it. */
interface Engine {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>
}

/** What is looked at: everything, what another direction or language can change, or what another mode can. */
export const RULES = {
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

/** Findings of serious or critical kind in what the page shows now, each with its place. */
export async function findings(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  // A script element is forbidden by the page's own security policy; this way is none.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { type, values } = RULES[rules]
  return page.evaluate(
    async (runOnly) => {
      const { axe: engine } = globalThis as unknown as { axe: Engine }
      const { violations } = await engine.run(document, { runOnly, resultTypes: ['violations'] })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
    },
    { type, values: [...values] },
  )
}
