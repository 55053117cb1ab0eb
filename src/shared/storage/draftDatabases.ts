/**
 * Databases of unsaved work, one for each user: what another one left cannot even be found (STO-06). Comes with every
 * page, since a logout must take them away without asking for a part of the program first (SEC-21).
 */
const PREFIX = 'entwurf.'

type Listener = (kept: string | null) => void

const listeners = new Set<Listener>()
let owner = ''

export const databaseOf = (whose: string): string => `${PREFIX}${whose}`

/** Whose unsaved work this page writes down from now on; "" while nobody is logged in. */
export function setDraftOwner(next: string): void {
  owner = next
}

export const draftOwner = (): string => owner

/** Tells that drafts go, all but those of `kept`. */
export function onDraftsDropped(listener: Listener): void {
  listeners.add(listener)
}

async function found(): Promise<string[]> {
  const databases = await globalThis.indexedDB.databases()
  return databases.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name] : []))
}

/** Windows that have it open close it by themselves; resolves where one of them keeps it, too. */
function remove(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
    request.addEventListener('blocked', () => resolve())
  })
}

/** Takes unsaved work away: after a real logout all of it (null), at a login that of everybody else (STO-06). */
export async function dropDrafts(kept: string | null): Promise<void> {
  for (const listener of listeners) listener(kept)
  try {
    const names = await found()
    await Promise.all(names.filter((name) => kept === null || name !== databaseOf(kept)).map(remove))
  } catch {
    // Blocked by the browser: nothing was written there either (STO-02).
  }
}
