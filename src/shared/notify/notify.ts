/** Time a toast stays, ms. Spec 9. */
const TOAST_MS = 5000
/** A toast with "Rückgängig" stays longer (UX-09), ms. */
const ACTION_TOAST_MS = 10_000

type ToastTone = 'success' | 'error' | 'info' | 'warning'

export interface ToastAction {
  label: string
  onClick: () => void
}

interface ToastOptions {
  title?: string
  action?: ToastAction
}

export interface ToastRequest {
  /** The same words are never shown twice at a time; those with an action are, since each undoes something else. */
  key: string
  tone: ToastTone
  title: string | null
  message: string
  action: ToastAction | null
  durationMs: number
}

interface Host {
  show: (toast: ToastRequest) => void
  closeAll: () => void
}

/** Shows the toasts; comes after the first paint, since hardly any page begins with one. */
let host: Host | null = null
let waiting: ToastRequest[] = []
let callHost: () => void = () => undefined
/** How many toasts had an action so far. */
let actions = 0

/** Called by the host: from now on toasts are shown at once. Returns what takes it away again. */
export function attachToastHost(next: Host): () => void {
  host = next
  const held = waiting
  waiting = []
  for (const toast of held) next.show(toast)
  return () => {
    host = null
  }
}

/** Calls back when a toast waits for the host, which comes only then. Returns what takes it away again. */
export function onToastWaiting(call: () => void): () => void {
  callHost = call
  if (waiting.length > 0) call()
  return () => {
    callHost = () => undefined
  }
}

function show(tone: ToastTone, message: string, { title, action }: ToastOptions = {}): void {
  const toast: ToastRequest = {
    key: [tone, title, message, ...(action ? [(actions += 1)] : [])].join('|'),
    tone,
    title: title ?? null,
    message,
    action: action ?? null,
    durationMs: action ? ACTION_TOAST_MS : TOAST_MS,
  }
  if (host) {
    host.show(toast)
    return
  }
  waiting.push(toast)
  callHost()
}

/** Toasts confirm and inform; what is wrong with an input stands beside it instead. */
export const notify = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  closeAll: () => {
    waiting = []
    host?.closeAll()
  },
}
