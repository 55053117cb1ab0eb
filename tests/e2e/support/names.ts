import type { Page } from '@playwright/test'
import { bringEngine } from './axe.ts'

/** What of the engine tells a name. */
interface Namer {
  setup: (root: Element) => unknown
  teardown: () => void
  commons: { text: { accessibleText: (element: Element) => string } }
}

/** Names that two fields of a part share; a group or a row around each that says which is meant makes them two. */
export async function sameNames(page: Page, part: string): Promise<string[]> {
  await bringEngine(page)
  return page.evaluate((within) => {
    const { axe } = globalThis as unknown as { axe: Namer }
    const root = [...document.querySelectorAll(within)].at(-1)
    if (!root) return []
    axe.setup(document.documentElement)
    const nameOf = (element: Element | null): string => (element ? axe.commons.text.accessibleText(element).trim() : '')
    const seen = new Set<string>()
    const twice = new Set<string>()
    const fields = root.querySelectorAll(
      ':is(input:not([type="hidden"], [type="radio"], [type="file"]), textarea, select, [role="combobox"], [role="switch"], [role="spinbutton"])',
    )
    for (const field of fields) {
      const { width, height } = field.getBoundingClientRect()
      if (width === 0 || height === 0 || field.closest('[aria-hidden="true"]') !== null) continue
      const name = nameOf(field)
      const context: string[] = []
      for (let at = field.parentElement; at !== null && at !== root; at = at.parentElement)
        if (at.matches('fieldset, [role="group"], tr, [role="radiogroup"]'))
          context.push(at.matches('tr') ? (at.querySelector('td, th')?.textContent ?? '') : nameOf(at))
      const whole = [...context.toReversed(), name].join(' / ')
      if (seen.has(whole)) twice.add(whole)
      seen.add(whole)
    }
    axe.teardown()
    return [...twice]
  }, part)
}
