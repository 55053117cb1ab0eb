import type { ToastRequest } from './notify.ts'

/** More than these at a time nobody reads. */
const MOST = 3

interface Surface {
  open: (toast: ToastRequest) => void
  /** The same words once more: the toast that shows them starts its time anew. */
  repeat: (toast: ToastRequest) => void
}

export interface ToastQueue {
  add: (toast: ToastRequest) => void
  /** A toast is on its way out: the same words would now be a new one. */
  leaving: (key: string) => void
  /** It is gone and makes room. */
  gone: (key: string) => void
  clear: () => void
  /** The latest that is still open. */
  newest: () => ToastRequest | undefined
}

/** Shows three toasts at a time and the others after them; the same words never twice at a time. */
export function createToastQueue({ open, repeat }: Surface): ToastQueue {
  const shown = new Map<string, { toast: ToastRequest; open: boolean }>()
  let waiting: ToastRequest[] = []

  function fill(): void {
    // One that is still leaving keeps its place, and its words wait for it.
    const next = shown.size < MOST ? waiting.find(({ key }) => !shown.has(key)) : undefined
    if (next === undefined) return
    waiting = waiting.filter((toast) => toast !== next)
    shown.set(next.key, { toast: next, open: true })
    open(next)
    fill()
  }

  return {
    add: (toast) => {
      if (shown.get(toast.key)?.open) repeat(toast)
      else if (!waiting.some(({ key }) => key === toast.key)) waiting.push(toast)
      fill()
    },
    leaving: (key) => {
      const entry = shown.get(key)
      if (entry) entry.open = false
    },
    gone: (key) => {
      shown.delete(key)
      fill()
    },
    clear: () => {
      waiting = []
    },
    newest: () => [...shown.values()].findLast(({ open: isOpen }) => isOpen)?.toast,
  }
}
