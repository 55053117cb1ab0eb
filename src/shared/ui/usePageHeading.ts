import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useTabTitle } from './useTabTitle.ts'

const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/** Names the tab and moves the focus to the page's heading on navigation, which is how it is announced (UX-26). */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key } = useLocation()
  useTabTitle(title)
  const focusHeading = useEffectEvent(() => {
    // The first screen of a visit keeps the browser's own start; a field of the page with autofocus keeps the focus, and
    // so does a question that was asked before the page was there.
    const isFirstScreen = key === 'default'
    const active = document.activeElement
    const inField = active !== null && active.matches(FIELDS) && active.closest('main') !== null
    const isAsked = active?.closest('[aria-modal="true"]')
    if (!isFirstScreen && !inField && !isAsked) heading.current?.focus({ preventScroll: true })
  })
  // Before the page is painted, which would otherwise be done twice.
  useLayoutEffect(
    function arrive() {
      // A change of the query alone is no arrival: what it opens in the page may have taken the focus.
      focusHeading()
    },
    [pathname],
  )
  return heading
}
