/**
 * A lock that ends with its window tells the drafts of windows that are gone from those of windows at work, whatever
 * made them end. Without a secure address there are no locks; then every other draft counts as left behind.
 */
const hasLocks = (): boolean => 'locks' in globalThis.navigator

/** Held until it is let go, or the window ends. */
export function holdLock(name: string): () => void {
  if (!hasLocks()) return () => undefined
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  // A browser that refuses (a page that is ending) leaves the draft as one of a window that is gone.
  navigator.locks.request(name, () => ended).catch(() => undefined)
  return end
}

export async function windowsAtWork(): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name])))
}
