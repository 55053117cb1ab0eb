import { SnackbarProvider } from 'notistack'
import { useEffect, type ReactNode } from 'react'
import { holdToasts, releaseToasts, TOAST_MS } from './notify.ts'
import { Toast } from './Toast.tsx'

const COMPONENTS = { success: Toast, error: Toast, info: Toast, warning: Toast, default: Toast }

interface Props {
  children: ReactNode
}

/** Toasts at the top centre for 5 s (spec §9), three at a time. */
export function ToastProvider({ children }: Props) {
  useEffect(function showWaitingToasts() {
    releaseToasts()
    return holdToasts
  }, [])
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={TOAST_MS}
      maxSnack={3}
      Components={COMPONENTS}
    >
      {children}
    </SnackbarProvider>
  )
}
