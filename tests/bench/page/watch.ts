/** What a page tells of itself while it comes; times in ms since its start. */
export interface Seen {
  firstPaint: number
  largestPaint: number
  /** Layout shift, without unit. */
  shift: number
  /** What tasks took beyond 50 ms each, from the first paint on. */
  blocked: number
}

interface Watch {
  /** When everything that makes the page ready was painted. */
  landed: Promise<number>
  /** The paint after all of this is visible, in ms since the next click. */
  shownAfterClick: (wanted: readonly string[]) => void
  shown: Promise<number>
  seen: () => Seen
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var __watch: Watch
}

/** Runs in the page before anything else. `css :: words` asks for a visible element with these words. */
export function watchPage(ready: readonly string[]): void {
  const tasks: PerformanceEntry[] = []
  let largestPaint = 0
  let shift = 0
  let clickedAt = 0

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  observe('longtask', (entry) => tasks.push(entry))
  observe('largest-contentful-paint', ({ startTime }) => (largestPaint = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) shift += value
  })
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true })

  function isVisible(wanted: string): boolean {
    const [css = '', words = ''] = wanted.split(' :: ')
    const found = [...document.querySelectorAll(css)]
    return found.some((element) => element.getClientRects().length > 0 && element.textContent.includes(words))
  }

  function whenPainted(wanted: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      const changes = new MutationObserver(look)
      function look(): void {
        if (!wanted.every(isVisible)) return
        changes.disconnect()
        requestAnimationFrame(() => setTimeout(resolve))
      }
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      look()
    })
  }

  globalThis.__watch = {
    landed: whenPainted(ready).then(() => performance.now()),
    shown: Promise.resolve(0),
    shownAfterClick: (wanted) => {
      globalThis.__watch.shown = whenPainted(wanted).then(() => performance.now() - clickedAt)
    },
    seen: () => {
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const late = tasks.filter(({ startTime }) => startTime >= firstPaint)
      const blocked = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
      return { firstPaint, largestPaint, shift, blocked }
    },
  }
}
