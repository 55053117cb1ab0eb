import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect } from 'react'
import { attachToastHost, TOAST_MS, type ToastAction, type ToastRequest } from './notify.ts'
import { Toast } from './Toast.tsx'

/** A type, not an interface: notistack takes extra fields only of types with an implicit index. */
export type ToastFields = {
  title: string | null
  toastAction: ToastAction | null
}

declare module 'notistack' {
  interface VariantOverrides {
    success: ToastFields
    error: ToastFields
    info: ToastFields
    warning: ToastFields
  }
}

const COMPONENTS = { success: Toast, error: Toast, info: Toast, warning: Toast, default: Toast }

function show({ key, tone, title, message, action, durationMs }: ToastRequest): void {
  enqueueSnackbar({
    key,
    preventDuplicate: true,
    message,
    variant: tone,
    title,
    toastAction: action,
    autoHideDuration: durationMs,
  })
}

/** Toasts at the top centre for 5 s (spec §9), three at a time. */
export default function ToastHost() {
  useEffect(function attach() {
    return attachToastHost({ show, closeAll: () => closeSnackbar() })
  }, [])
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={TOAST_MS}
      maxSnack={3}
      Components={COMPONENTS}
    />
  )
}
