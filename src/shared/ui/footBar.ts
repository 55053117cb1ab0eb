/**
 * A bar at the lower edge of the window, over the page that scrolls below. In a low window it lies at the end of the page:
 * it would take a quarter of the height.
 */
export const FOOT_BAR = {
  position: 'sticky',
  insetBlockEnd: 'var(--foot-space)',
  '@media (max-height: 25rem)': { position: 'static' },
} as const

/** As `ref` of such a bar: tells how much of the page it covers, so that what gets the focus scrolls clear of it (boot.css). */
export function footBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined
  const { style } = document.documentElement
  const tell = () =>
    style.setProperty('--foot-bar', getComputedStyle(bar).position === 'sticky' ? `${bar.offsetHeight}px` : '0px')
  const observer = new ResizeObserver(tell)
  observer.observe(bar)
  globalThis.addEventListener('resize', tell)
  return () => {
    observer.disconnect()
    globalThis.removeEventListener('resize', tell)
    style.removeProperty('--foot-bar')
  }
}
