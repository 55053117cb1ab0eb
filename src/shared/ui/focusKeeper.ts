const HEADINGS = 'h1, h2, h3'
/** What a heading must lie in to be the one of what is read now. */
const FRAMES = 'main, dialog, [role="dialog"]'
/** Parts that begin with a heading of their own. */
const PARTS = 'section, article, form'

/** Something with the focus and what it lies in, from the inside out. */
type Place = readonly Element[]

function placeOf(element: Element): Place {
  const place: Element[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) place.push(at)
  return place
}

/** Heading of what stood at this place: that of its part, else the last one before it, else the first in what is left of it. */
function headingAt(place: Place): HTMLElement | undefined {
  const left = place.find((element) => element.isConnected)
  const frame = left?.closest(FRAMES)
  if (!left || !frame) return undefined
  const own = left.matches(PARTS) ? left.querySelector<HTMLElement>(HEADINGS) : null
  if (own) return own
  const all = [...frame.querySelectorAll<HTMLElement>(HEADINGS)]
  const before = all.filter(
    (heading) => (left.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  )
  return before.at(-1) ?? all[0]
}

function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  // What is looked at stays where it is; a whole new page is scrolled to by the way there or back.
  heading.focus({ preventScroll: true })
}

/**
 * Whatever has the focus may go: a row that was deleted, the form that became a receipt, the button that opened a dialog.
 * The focus would fall to the page's beginning then; it goes to the heading of what stood there instead, unless something
 * takes it by itself. Called once at the start.
 */
export function startFocusKeeper(): () => void {
  let last: Place = []
  /** The same without what lies above the page. */
  let onPage: Place = []

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return
    last = placeOf(target)
    if (target.closest('main') !== null) onPage = last
  }
  const isLost = () => last[0]?.isConnected === false && document.activeElement === document.body

  function rescue(): void {
    if (!isLost()) return
    const [before] = onPage
    const heading = headingAt(last)
    if (heading) focusHeading(heading)
    else if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    else {
      const ofPage = headingAt(onPage) ?? document.querySelector<HTMLElement>('main h1')
      if (ofPage) focusHeading(ofPage)
    }
  }
  let waits: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(waits)
    // On its way from one element to the next nothing has the focus: only after this turn it is known to be lost.
    if (isLost()) waits = setTimeout(rescue)
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
    clearTimeout(waits)
  }
}
