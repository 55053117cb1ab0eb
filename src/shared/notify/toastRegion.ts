import { toastClock } from './toastClock.ts'

/** Holds the toasts while nobody sees them, in a window behind others. */
export function holdWhileAway(): () => void {
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
}

/** Keeps the region of the toasts audible: the kit's dialogs hide all of the page beside them from screen readers. */
export function stayAudible(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'))
  observer.observe(region, { attributes: true, attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
