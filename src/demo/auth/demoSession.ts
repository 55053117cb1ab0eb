import { useSyncExternalStore } from 'react'

/** Access token of the demo login: in memory only, gone with the tab, and never the product's own. */
let token: string | null = null
const listeners = new Set<() => void>()

export function setDemoToken(next: string | null): void {
  token = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDemoToken = (): string | null => useSyncExternalStore(subscribe, () => token)
