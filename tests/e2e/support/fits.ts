import type { Page } from '@playwright/test'

/**
 * What does not fit in the part of the page that is shown: a page that scrolls sideways, words that are cut off or lie on
 * others, controls that something covers when they have the focus.
 */
export function misfits(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const root = [...document.querySelectorAll(within)].at(-1)
    if (!root) return [`nothing to look at: ${within}`]
    const found = new Set<string>()
    /** Half a letter may lie beyond an edge that nobody sees. */
    const SLACK = 3
    const { documentElement: html } = document
    if (html.scrollWidth > html.clientWidth + 1) found.add(`scrolls sideways: ${html.scrollWidth} px`)

    const said = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
    const hidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[inert], svg, option, [aria-hidden="true"]') !== null
    const ancestors = (element: Element): Element[] => {
      const all: Element[] = []
      for (let at: Element | null = element; at !== null && at !== html; at = at.parentElement) all.push(at)
      return all
    }
    /** The bar or layer that stays where it is while the rest is scrolled below it. */
    const sheetOf = (element: Element) =>
      ancestors(element).find((at) => /fixed|sticky/.test(getComputedStyle(at).position)) ?? html

    interface Words {
      text: string
      parent: Element
      sheet: Element
      rects: DOMRect[]
    }
    const words: Words[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.nodeValue ?? ''
      if (parent === null || text.trim() === '' || parent.matches('script, style') || hidden(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      // What only screen readers get is a pixel wide.
      const small = ancestors(parent).some((at) => {
        const { width, height } = at.getBoundingClientRect()
        return width <= 1 || height <= 1
      })
      if (rects.length > 0 && !small) words.push({ text, parent, sheet: sheetOf(parent), rects })
    }

    /** What its frames leave to be seen of a text; what can be scrolled to counts as seen. */
    for (const one of words) {
      const { text, parent } = one
      for (const at of ancestors(parent)) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const frame = at.getBoundingClientRect()
        const sideways = /hidden|clip/.test(overflowX)
        const down = /hidden|clip/.test(overflowY)
        one.rects = one.rects.filter(({ left, right, top, bottom }) => {
          const lost = Math.max(frame.left - left, right - frame.right)
          const below = Math.max(frame.top - top, bottom - frame.bottom)
          const cutOff = (sideways && lost > SLACK) || (down && below > (bottom - top) / 3)
          if (cutOff) found.add(`cut off by ${Math.round(lost)} and ${Math.round(below)} px: ${said(text)}`)
          return !cutOff
        })
        // From here on it is scrolled by its own frame, which shows a part of it, or lies above the page.
        const scrolled = /auto|scroll/.test(overflowX + overflowY) && at !== document.body
        if (scrolled)
          one.rects = one.rects.filter(
            ({ top, bottom, left, right }) =>
              bottom <= frame.bottom + 1 && top >= frame.top - 1 && left < frame.right && right > frame.left,
          )
        if (scrolled || position === 'fixed') break
      }
    }

    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1)) {
        if (one.sheet !== other.sheet) continue
        const meet = one.rects.some((a) =>
          other.rects.some((b) => {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
            return across > SLACK && down > Math.min(a.height, b.height) / 3
          }),
        )
        if (meet) found.add(`${said(one.text)} lies on ${said(other.text)}`)
      }

    const controls = root.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, textarea, select, [role="combobox"], [role="button"], [tabindex="0"])',
    )
    for (const control of controls) {
      // The ends of a layer, which turn the focus back into it, are no controls.
      if (control.matches(':disabled, [aria-hidden="true"], [data-testid^="sentinel"]') || hidden(control)) continue
      control.focus()
      if (document.activeElement !== control) continue
      const label = control.closest('label')
      // Of a link that goes on in the next line the first: between the two there is nothing of it.
      const own = control.getClientRects()[0] ?? control.getBoundingClientRect()
      // Behind a button that opens it, and no stop of the tab key.
      if (own.width <= 1 && control.tabIndex < 0) continue
      const { left, right, top, bottom } = own.width > 1 || label === null ? own : label.getBoundingClientRect()
      const name = said(control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent)
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) found.add(`out of reach: ${name}`)
      else {
        const met = document.elementFromPoint(x, y)
        if (met === null || !(control.contains(met) || met.contains(control) || label?.contains(met)))
          found.add(`${name} is behind ${met?.tagName} ${met?.className}`)
      }
    }
    return [...found]
  }, part)
}
