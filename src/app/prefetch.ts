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
