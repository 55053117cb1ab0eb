/** A toast that was held shows at least this long afterwards, ms: it does not vanish the moment one looks away. */
const LEAST_AFTER_HOLD_MS = 1500

interface Running {
  durationMs: number
  leftMs: number
  since: number
  timer: ReturnType<typeof setTimeout> | null
  onEnd: () => void
}

/**
 * The time of the toasts. All of them stand still while someone is with one: when another went away above, the one below
 * the pointer would move. The kit's own time knows neither the focus nor what is left after a rest.
 */
function createToastClock() {
  const running = new Map<string, Running>()
  const holds = new Set<string>()

  function go(toast: Running): void {
    toast.since = performance.now()
    toast.timer = setTimeout(toast.onEnd, toast.leftMs)
  }

  function rest(toast: Running): void {
    if (toast.timer === null) return
    clearTimeout(toast.timer)
    toast.timer = null
    toast.leftMs = Math.max(toast.leftMs - (performance.now() - toast.since), LEAST_AFTER_HOLD_MS)
  }

  function stop(key: string): void {
    const toast = running.get(key)
    if (toast?.timer) clearTimeout(toast.timer)
    running.delete(key)
  }

  return {
    start: (key: string, durationMs: number, onEnd: () => void) => {
      stop(key)
      const toast: Running = { durationMs, leftMs: durationMs, since: 0, timer: null, onEnd }
      running.set(key, toast)
      if (holds.size === 0) go(toast)
    },
    restart: (key: string) => {
      const toast = running.get(key)
      if (toast === undefined) return
      if (toast.timer) clearTimeout(toast.timer)
      toast.timer = null
      toast.leftMs = toast.durationMs
      if (holds.size === 0) go(toast)
    },
    stop,
    /** Someone is with a toast, or nobody can see them; the reason is named, so that each ends for itself. */
    hold: (reason: string) => {
      holds.add(reason)
      for (const toast of running.values()) rest(toast)
    },
    release: (reason: string) => {
      if (!holds.delete(reason) || holds.size > 0) return
      for (const toast of running.values()) if (toast.timer === null) go(toast)
    },
  }
}

/** That of the one place for toasts. */
export const toastClock = createToastClock()
