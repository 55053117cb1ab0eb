/** Fixed places in the browser's storage. Nothing else is ever written there (SEC-22). */
const STORAGE_KEYS = [
  'accessToken',
  'userData',
  'userAbility',
  'benachrichtigungen',
  'letzteSuchen',
  'letzteFarben',
  'bildwunsch',
  'sprache',
  'modus',
  'darstellung',
  'verbindung',
  'abgemeldet',
] as const

export type StorageKey = (typeof STORAGE_KEYS)[number]

/** What must be gone after a logout; language and look stay. */
const PERSONAL_KEYS: readonly StorageKey[] = [
  'accessToken',
  'userData',
  'userAbility',
  'benachrichtigungen',
  'letzteSuchen',
  'letzteFarben',
]

const memory = new Map<string, string>()
const listeners = new Set<(key: string | null) => void>()

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    // Blocked by the browser: the memory lasts as long as the tab (STO-02).
    return null
  }
}

function readText(key: StorageKey): string | null {
  return memory.get(key) ?? browserStorage()?.getItem(key) ?? null
}

/** Parsed value, or null when there is none or it cannot be read. The caller checks its shape. */
function get(key: StorageKey): unknown {
  const text = readText(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps a value; false when it is kept only as long as the tab (storage full or blocked, STO-01). */
function set(key: StorageKey, value: unknown): boolean {
  const text = JSON.stringify(value)
  const place = browserStorage()
  try {
    if (place === null) throw new Error('blocked')
    place.setItem(key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

function remove(key: StorageKey): void {
  memory.delete(key)
  browserStorage()?.removeItem(key)
}

/** What a user left who may come back after a lost session; it says whose it is. */
const OWNED_KEYS = ['bildwunsch'] as const satisfies readonly StorageKey[]
type OwnedKey = (typeof OWNED_KEYS)[number]

const setOwned = (key: OwnedKey, owner: string, value: unknown): boolean => set(key, { owner, value })

/** Null where there is none or it is somebody else's (STO-06). */
function getOwned(key: OwnedKey, owner: string): unknown {
  const kept: { owner?: unknown; value?: unknown } = Object(get(key))
  return kept.owner === owner ? kept.value : null
}

/** Takes away the session. Unsaved work lies elsewhere (draftDatabases.ts). */
function clearPersonal(): void {
  for (const key of PERSONAL_KEYS) remove(key)
}

/** What others left goes at a login, what anybody left (null) at a logout. */
function keepOwned(owner: string | null): void {
  for (const key of OWNED_KEYS) if (owner === null || getOwned(key, owner) === null) remove(key)
}

/** Tells the other tabs something, in the order of what else changes; nothing of it stays. */
function signal(key: 'abgemeldet'): void {
  set(key, true)
  remove(key)
}

/** Tells when another tab changed a key; null means everything was cleared. */
function subscribe(listener: (key: string | null) => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', tellListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', tellListeners)
  }
}

function tellListeners(event: StorageEvent): void {
  for (const listener of listeners) listener(event.key)
}

/** Marks that something was done in this tab a short while ago (reload after a new version). */
function onceWithin(name: 'neuGeladen', periodMs: number, nowMs: number): boolean {
  try {
    const last = Number(globalThis.sessionStorage.getItem(name) ?? 0)
    if (nowMs - last < periodMs) return false
    globalThis.sessionStorage.setItem(name, String(nowMs))
    return true
  } catch {
    // Without a memory of the last time, doing it again could go on for ever.
    return false
  }
}

export const storage = { get, set, remove, getOwned, setOwned, keepOwned, clearPersonal, signal, subscribe, onceWithin }
