import { useEffect, useRef } from 'react'
import { toastClock } from './toastClock.ts'

/** What holds for all toasts: nobody sees them in a window behind others, and an open dialog does not silence them. */
export function useToastRegion() {
  const region = useRef<HTMLDivElement>(null)

  useEffect(function holdWhileAway() {
    const away = () => {
      // A frame inside the page takes the window's focus too, but not the user's eyes.
      if (!document.hasFocus()) toastClock.hold('away')
    }
    const back = () => toastClock.release('away')
    const look = () => (document.visibilityState === 'hidden' ? toastClock.hold('away') : back())
    look()
    globalThis.addEventListener('blur', away)
    globalThis.addEventListener('focus', back)
    document.addEventListener('visibilitychange', look)
    return () => {
      back()
      globalThis.removeEventListener('blur', away)
      globalThis.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  useEffect(function stayAudible() {
    const element = region.current
    if (element === null) return
    // The kit's dialogs hide all of the page beside them from screen readers.
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'))
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [])

  return region
}
