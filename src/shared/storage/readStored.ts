import type { StorageKey } from './storage.ts'

/** What the browser keeps under a key, for the script before the first paint: nothing else than storage.get reads. */
export function readStored(key: StorageKey): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return null
  }
}
