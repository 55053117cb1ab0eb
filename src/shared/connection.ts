type Listener = () => void

/** Kept apart: an answer to a ping proves a connection, but is no use of the session. */
const reachListeners = new Set<Listener>()
const useListeners = new Set<Listener>()
let reachable = true
let lastUseMs = Date.now()

function subscribeTo(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Certain in one direction only: without a network nothing can be asked, but a browser that has one may still not reach
 * the service. Everything else is decided by real answers (NET-12).
 */
export const isOffline = (): boolean => globalThis.navigator.onLine === false

export const isReachable = (): boolean => reachable

export function noteReachable(next: boolean): void {
  if (next === reachable) return
  reachable = next
  for (const listener of reachListeners) listener()
}

/** The browser's own word that there is no network. */
export function hearBrowser(): () => void {
  const onOffline = () => noteReachable(false)
  if (isOffline()) onOffline()
  globalThis.addEventListener('offline', onOffline)
  return () => globalThis.removeEventListener('offline', onOffline)
}

/** Tells when the service can no longer be reached, and when it can again. */
export const subscribeReachable = (listener: Listener): (() => void) => subscribeTo(reachListeners, listener)

/** A call was answered: the service counts the time without use from here. */
export function noteUse(): void {
  lastUseMs = Date.now()
  for (const listener of useListeners) listener()
}

export const lastUse = (): number => lastUseMs

export const subscribeUse = (listener: Listener): (() => void) => subscribeTo(useListeners, listener)

/** Asks for the product's page, which needs no session; true when the server answers at all. */
export async function ping(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    noteReachable(ok)
    return ok
  } catch {
    noteReachable(false)
    return false
  }
}
