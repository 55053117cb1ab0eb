import { useCallback, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { toastClock } from './toastClock.ts'

/** Where the focus was before it came to the toasts. */
let cameFrom: HTMLElement | null = null

/** Time stands still while the pointer or the focus is on a toast; closing it gives the focus back. */
export function useToastHold(key: string, onClose: () => void) {
  const card = useRef<HTMLDivElement>(null)
  // One that is gone is left by nothing any more.
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      card.current = element
      return () => {
        toastClock.release(`pointer:${key}`)
        toastClock.release(`focus:${key}`)
      }
    },
    [key],
  )

  function close(): void {
    if (card.current?.contains(document.activeElement) && cameFrom?.isConnected) cameFrom.focus()
    onClose()
  }

  return {
    card: place,
    close,
    held: {
      onPointerEnter: () => toastClock.hold(`pointer:${key}`),
      onPointerLeave: () => toastClock.release(`pointer:${key}`),
      onFocus: ({ relatedTarget }: FocusEvent) => {
        const among = relatedTarget instanceof HTMLElement && relatedTarget.closest('[aria-live]') !== null
        if (!among) cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null
        toastClock.hold(`focus:${key}`)
      },
      onBlur: () => toastClock.release(`focus:${key}`),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      },
    },
  }
}
