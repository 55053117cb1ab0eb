import { closeSnackbar, enqueueSnackbar } from 'notistack'

/** Time a toast stays, ms. Spec §9. */
export const TOAST_MS = 5000
/** A toast with "Rückgängig" stays longer (bedienung UX-09), ms. */
const ACTION_TOAST_MS = 10_000

export interface ToastAction {
  label: string
  onClick: () => void
}

interface ToastOptions {
  title?: string
  action?: ToastAction
}

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

type Variant = 'success' | 'error' | 'info' | 'warning'

/** Toasts from before the first render, when nobody could show them yet; null once someone can. */
let waiting: (() => void)[] | null = []

/** Called by the provider: from now on toasts are shown at once. */
export function releaseToasts(): void {
  const held = waiting ?? []
  waiting = null
  for (const showNow of held) showNow()
}

/** Called by the provider when it goes. */
export function holdToasts(): void {
  waiting = []
}

function show(variant: Variant, message: string, options: ToastOptions = {}): void {
  if (waiting !== null) {
    waiting.push(() => show(variant, message, options))
    return
  }
  const { title, action } = options
  enqueueSnackbar({
    // The same words are never shown twice at a time.
    key: [variant, title, message].join('|'),
    preventDuplicate: true,
    message,
    variant,
    title: title ?? null,
    toastAction: action ?? null,
    autoHideDuration: action ? ACTION_TOAST_MS : TOAST_MS,
  })
}

/** Toasts confirm and inform; what is wrong with an input stands beside it instead. */
export const notify = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  closeAll: () => closeSnackbar(),
}
