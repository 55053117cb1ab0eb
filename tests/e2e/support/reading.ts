import type { Page } from '@playwright/test'

/**
 * German texts of a mirrored page that would be read from the right: their full stops, brackets, signs and units then
 * stand on the wrong side. Each with its element.
 */
export function misread(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What stands elsewhere in a line that runs the other way. */
    const TURNS = /[.,:;!?)…%€]$|^[(„+–-].|\s[€%]|\d\s*[-–×/]\s*\d/
    const found = new Set<string>()
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    /** The element that gives a text its direction: the nearest that isolates it, or the block around it. */
    const runsLtr = (from: Element): boolean => {
      for (let at: Element | null = from; at !== null; at = at.parentElement) {
        const { display, unicodeBidi, direction } = getComputedStyle(at)
        if (unicodeBidi === 'plaintext' || direction === 'ltr') return true
        if (display !== 'inline') return false
      }
      return false
    }
    for (const region of document.querySelectorAll('[dir="rtl"] [lang="de"]')) {
      for (const field of region.querySelectorAll<HTMLInputElement>(
        'input:not([type="checkbox"], [type="radio"]), textarea',
      ))
        if (seen(field) && !runsLtr(field)) found.add(`${field.tagName}: ${field.value}`)
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.nodeValue?.trim() ?? ''
        const parent = node.parentElement
        if (parent === null || parent.closest('svg, option, script, style') !== null || !TURNS.test(text)) continue
        if (seen(parent) && !runsLtr(parent)) found.add(`${parent.tagName}: ${text}`)
      }
    }
    return [...found]
  })
}
