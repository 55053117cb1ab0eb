import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { whenIdle } from '#src/shared/whenIdle.ts'
import { mayOpen } from './guards.ts'
import { loadScreen } from './pageLoading.ts'

declare global {
  /** Files of the first pages of a visit, as the script of index.html knows them; nothing in development. */
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var __landingFiles: Record<string, readonly string[]> | undefined
}

/** Where people go next from nearly everywhere. */
const LIKELY: readonly string[] = [paths.dashboard, paths.kampagne, paths.zielgruppe, paths.werbemittel]

/** Has the browser fetch a file into its cache, without running it. */
function fetchFile(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href }),
  )
}

/**
 * Fetches the likely next screens, one after the other, once nothing else happens. Those that do without the component
 * kit are run as well, so that they are there at once; the kit is not run before somebody wants it.
 */
export function prefetchWhenIdle(table: readonly FeatureRoute[]): void {
  async function run(): Promise<void> {
    for (const route of table.filter(({ path, access }) => LIKELY.includes(path) && mayOpen(access, {}))) {
      await whenIdle()
      // A chunk that does not come now is asked for again, and then shown as missing, when it is needed.
      if (route.plain) await loadScreen(route).catch(() => undefined)
      else globalThis.__landingFiles?.[route.path]?.forEach(fetchFile)
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
