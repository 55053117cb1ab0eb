import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { whenIdle } from '#src/shared/whenIdle.ts'
import { mayOpen } from './guards.ts'
import { loadScreen } from './pageLoading.ts'

/** Loads the likely next screens, one after the other, once nothing else happens. */
export function prefetchWhenIdle(table: readonly FeatureRoute[]): void {
  async function run(): Promise<void> {
    for (const route of table.filter(({ prefetch }) => prefetch === 'idle')) {
      if (!mayOpen(route, { params: {}, url: new URL(route.path, location.href) })) continue
      await whenIdle()
      // A chunk that does not come now is asked for again, and then shown as missing, when it is needed.
      await loadScreen(route).catch(() => undefined)
    }
  }
  void run()
}

/** A pointer or the focus rests this long on a link before its page is fetched, ms. */
const DWELL_MS = 50

function linkOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const leads = url.origin === location.origin && (url.pathname !== location.pathname || url.search !== location.search)
  return leads ? url : null
}

/** Begins with a page as soon as somebody points at a link to it, wherever the link is. */
export function prefetchOnIntent(start: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted = ''
  const intend = (event: Event) => {
    const url = linkOf(event)
    if (url?.href === wanted) return
    wanted = url?.href ?? ''
    clearTimeout(timer)
    if (url)
      timer = setTimeout(
        () => {
          // Whoever clicked at once is there already.
          if (url.href !== location.href) start(url)
        },
        event.type === 'pointerdown' ? 0 : DWELL_MS,
      )
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, intend, { passive: true })
}
