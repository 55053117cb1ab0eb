/** Fixed places in the browser's storage. Nothing else is ever written there (SEC-22). */
const STORAGE_KEYS = [
  'accessToken',
  'userData',
  'userAbility',
  'benachrichtigungen',
  'letzteSuchen',
  'sprache',
  'modus',
  'darstellung',
] as const

/** Unsaved work of one user; wiped when he logs out himself, never recipients. */
export type DraftKey = `entwurf.${string}`
export type StorageKey = (typeof STORAGE_KEYS)[number] | DraftKey

/** What must be gone after a logout; language and look stay. */
const PERSONAL_KEYS: readonly StorageKey[] = [
  'accessToken',
  'userData',
  'userAbility',
  'benachrichtigungen',
  'letzteSuchen',
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

/** Keys that are there and start with a prefix. */
function keys(prefix: DraftKey | 'entwurf.'): DraftKey[] {
  const place = browserStorage()
  const stored = place === null ? [] : Array.from({ length: place.length }, (_, index) => place.key(index) ?? '')
  return [...new Set([...memory.keys(), ...stored])].filter((key): key is DraftKey => key.startsWith(prefix))
}

/** Takes away the session; `drafts` also takes unsaved work, as a real logout does. */
function clearPersonal(options: { drafts: boolean }): void {
  for (const key of PERSONAL_KEYS) remove(key)
  if (options.drafts) for (const key of keys('entwurf.')) remove(key)
}

/** Unsaved work of whoever else used this browser is never shown, and goes with the next login (STO-06). */
function keepDraftsOf(owner: string): void {
  for (const key of keys('entwurf.')) if (!key.startsWith(`entwurf.${owner}.`)) remove(key)
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

export const storage = { get, set, remove, keys, clearPersonal, keepDraftsOf, subscribe, onceWithin }
