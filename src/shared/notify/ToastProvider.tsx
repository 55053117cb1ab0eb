import { SnackbarProvider } from 'notistack'
import type { ReactNode } from 'react'
import { TOAST_MS } from './notify.ts'
import { Toast } from './Toast.tsx'

const COMPONENTS = { success: Toast, error: Toast, info: Toast, warning: Toast, default: Toast }

interface Props {
  children: ReactNode
}

/** Toasts at the top centre for 5 s (spec §9), three at a time. */
export function ToastProvider({ children }: Props) {
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
