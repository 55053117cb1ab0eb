import type { Page } from '@playwright/test'

/**
 * Pictures that leave the frame they belong to, or lie upon a control: each picture stays within its card, and nothing of
 * it is over or under a button, except one that belongs to the picture or holds it. What covers a control is named.
 */
export function strayPictures(page: Page, part: string): Promise<string[]> {
  return page.evaluate((within) => {
    const root = [...document.querySelectorAll(within)].at(-1)
    if (!root) return [`nothing to look at: ${within}`]
    const found: string[] = []
    /** Rounding, and a frame that is half a pixel lower than its paper. */
    const SLACK = 1.5
    const FRAME =
      'article, li, figure, label, td, section, [role="row"], [role="dialog"], .MuiCard-root, .MuiPaper-root'
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') || element.getAttribute('alt') || element.textContent || element.tagName)
        .trim()
        .slice(0, 50)
    const ancestors = (element: Element): Element[] => {
      const all: Element[] = []
      for (let at = element.parentElement; at !== null; at = at.parentElement) all.push(at)
      return all
    }
    // What only screen readers get is a pixel wide.
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      [element, ...ancestors(element)].every((at) => {
        const { width, height } = at.getBoundingClientRect()
        return (
          at === document.documentElement || getComputedStyle(at).display === 'contents' || (width > 1 && height > 1)
        )
      })
    /** The bar or layer that stays where it is while the rest is scrolled below it. */
    const sheetOf = (element: Element) =>
      [element, ...ancestors(element)].find((at) => /fixed|sticky/.test(getComputedStyle(at).position)) ?? null
    /** What its frames leave to be seen of a picture. */
    const shownOf = (element: Element) => {
      let { left, right, top, bottom } = element.getBoundingClientRect()
      for (const at of ancestors(element)) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
      }
      return { left, right, top, bottom }
    }
    const pictures = [...root.querySelectorAll('img, svg[role="img"], svg[aria-hidden][height]')].filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.max(width, height) > 40 && seen(one)
    })
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, [role="combobox"]')].filter(
      (one) => seen(one) && !one.matches(':disabled') && !one.closest('[aria-hidden="true"]'),
    )
    for (const picture of pictures) {
      const { left, right, top, bottom, width, height } = picture.getBoundingClientRect()
      const frame = picture.parentElement?.closest(FRAME)
      // What can be scrolled to is in its frame.
      if (frame && !/auto|scroll/.test(getComputedStyle(frame).overflow)) {
        const box = frame.getBoundingClientRect()
        const out = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom)
        if (out > SLACK) found.push(`${nameOf(picture)} leaves its ${frame.tagName} by ${Math.round(out)} px`)
      }
      if (picture instanceof HTMLImageElement && picture.complete && picture.naturalHeight > 0) {
        const { objectFit } = getComputedStyle(picture)
        const stretched = Math.abs(width / height / (picture.naturalWidth / picture.naturalHeight) - 1)
        if (objectFit === 'fill' && stretched > 0.03) found.push(`${nameOf(picture)} is stretched`)
      }
      for (const control of controls) {
        // What opens the picture holds it; a button of the picture itself lies upon it.
        if (control.contains(picture) || control.closest('label')?.contains(picture)) continue
        if (getComputedStyle(control).position === 'absolute' || sheetOf(control) !== sheetOf(picture)) continue
        const [shown, box] = [shownOf(picture), shownOf(control)]
        const across = Math.min(shown.right, box.right) - Math.max(shown.left, box.left)
        const down = Math.min(shown.bottom, box.bottom) - Math.max(shown.top, box.top)
        if (across > SLACK && down > SLACK) found.push(`${nameOf(picture)} lies on ${nameOf(control)}`)
      }
    }
    for (const control of controls) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = control.getClientRects()[0] ?? control.getBoundingClientRect()
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const label = control.closest('label')
      if (met && !control.contains(met) && !met.contains(control) && !label?.contains(met))
        found.push(`${nameOf(control)} is behind ${met.tagName} ${nameOf(met)}`)
    }
    return [...new Set(found)]
  }, part)
}
