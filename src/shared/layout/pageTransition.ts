import type { LayoutSettings } from './layoutSettings.ts'

/** Within the 120-200 ms of the look. */
const DURATION_MS = 180
/** How far a page comes from, px: scrolling is a hint of a way, sliding a way. */
const WAYS = { scroll: 16, slide: 72 } as const

/** First picture of a page that comes in; null when it is simply there. */
export function entryOf(transition: LayoutSettings['transition'], direction: string): Keyframe | null {
  if (transition === 'none') return null
  if (transition === 'fade') return { opacity: 0 }
  const way = transition.startsWith('scroll') ? WAYS.scroll : WAYS.slide
  const signed = transition.endsWith('reverse') ? -way : way
  // Along the line a page comes from where the line goes on, which is the other side in Arabic.
  return transition.includes('-x')
    ? { opacity: 0, transform: `translateX(${direction === 'rtl' ? -signed : signed}px)` }
    : { opacity: 0, transform: `translateY(${signed}px)` }
}

/** Lets a page come in. Opacity and transform alone, so it runs beside the page and moves nothing else. */
export function playEntry(page: HTMLElement, transition: LayoutSettings['transition']): void {
  const from = entryOf(transition, document.documentElement.dir)
  if (from === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  page.animate([from, {}], { duration: DURATION_MS, easing: 'ease-out' })
}
