import { styled } from '@mui/material/styles'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWindowEvent } from '../useWindowEvent.ts'
import { attachToastHost, type ToastRequest } from './notify.ts'
import { REACH_KEY, Toast, type ToastFields } from './Toast.tsx'
import { toastClock } from './toastClock.ts'
import { createToastQueue } from './toastQueue.ts'
import { holdWhileAway, stayAudible } from './toastRegion.ts'

declare module 'notistack' {
  interface VariantOverrides {
    success: ToastFields
    error: ToastFields
    info: ToastFields
    warning: ToastFields
  }
}

const COMPONENTS = { success: Toast, error: Toast, info: Toast, warning: Toast, default: Toast }
const SLIDE_MS = { enter: 180, exit: 150 }

/** Below the app bar where that stays; the kit's own place would be upon it, and halves of the window turn round. */
const Region = styled('div')({
  '& .notistack-SnackbarContainer': {
    insetBlockStart: 'calc(var(--bar-space) + 6px)',
    insetInline: 0,
    inlineSize: 'auto',
    maxInlineSize: 'none',
    transform: 'none',
    alignItems: 'center',
  },
})

function open({ key, tone, title, message, action, durationMs }: ToastRequest): void {
  enqueueSnackbar({ key, message, variant: tone, title, toastAction: action })
  toastClock.start(key, durationMs, () => closeSnackbar(key))
}

/** Toasts at the top centre for 5 s (spec 9), three at a time. */
export default function ToastHost() {
  const [queue] = useState(() => createToastQueue({ open, repeat: ({ key }) => toastClock.restart(key) }))

  useEffect(
    function attach() {
      const detach = attachToastHost({
        show: queue.add,
        closeAll: () => {
          queue.clear()
          closeSnackbar()
        },
      })
      const stopHolding = holdWhileAway()
      return () => {
        detach()
        stopHolding()
      }
    },
    [queue],
  )
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    const toast = defaultPrevented ? undefined : queue.newest()
    if (toast === undefined) return
    // One with "Rückgängig" is not thrown away by a key that was meant for something else.
    if (key === 'Escape' && toast.action === null) closeSnackbar(toast.key)
    if (key === REACH_KEY)
      document.querySelector<HTMLElement>(`[data-toast="${CSS.escape(toast.key)}"] button`)?.focus()
  })

  return createPortal(
    <Region ref={stayAudible} aria-live="polite" lang="de" data-no-print>
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        // The clock and the queue are ours: toastClock.ts, toastQueue.ts.
        autoHideDuration={null}
        transitionDuration={SLIDE_MS}
        Components={COMPONENTS}
        onClose={(_event, _reason, key) => {
          if (key === undefined) return
          toastClock.stop(String(key))
          queue.leaving(String(key))
        }}
        onExited={(_node, key) => queue.gone(String(key))}
      />
    </Region>,
    document.body,
  )
}
