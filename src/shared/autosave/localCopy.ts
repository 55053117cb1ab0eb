import * as z from 'zod/mini'
import { now } from '../clock.ts'
import { newKey } from '../onceKeys.ts'
import { storage, type DraftKey } from '../storage/storage.ts'

/** What a window had open when it ended. */
export interface Left<C> {
  /** Version that it was typed over; null: nothing was stored yet. */
  version: number | null
  /** What stood there before. */
  base: C
  open: C
  /** Moment of the last change, ms. */
  at: number
}

/** Where what is typed survives the end of its window. */
export interface CopyPlace<T, C> {
  /** Writes it down; false when it lasts only as long as the tab (STO-01). */
  keep: (stored: T | null, left: Left<C>) => boolean
  /** Everything is stored: the copy goes. */
  drop: () => void
  /** The newest one of a window that is gone, and what takes it away. */
  find: (stored: T | null) => Promise<(Left<C> & { forget: () => void }) | null>
  /** This window ends its work: its copy is free for the next one. */
  release: () => void
}

/** Drafts live this long, ms (reliability 5.2). */
const KEPT_MS = 24 * 60 * 60_000

interface Options<T, C> {
  /** Whose drafts they are (STO-06). */
  owner: string
  /** What it is a draft of: noun and number. */
  subject: (stored: T | null) => string
  /** Whatever a browser stored is input. */
  schema: z.ZodMiniType<C>
}

/**
 * A copy in the browser's storage, one for each window. A lock that ends with the window tells the copies of windows
 * that are gone from those of windows at work, whatever made them end.
 */
export function localCopy<T, C>({ owner, subject, schema }: Options<T, C>): CopyPlace<T, C> {
  const windowId = newKey()
  const shape = z.object({ version: z.nullable(z.number()), base: schema, open: schema, at: z.number() })
  const prefixOf = (stored: T | null): DraftKey => `entwurf.${owner}.${subject(stored)}.`
  let written: DraftKey | null = null
  let unlock: (() => void) | null = null

  function read(key: DraftKey): Left<C> | null {
    const parsed = z.safeParse(shape, storage.get(key))
    if (parsed.success && now().getTime() - parsed.data.at < KEPT_MS) return parsed.data
    storage.remove(key)
    return null
  }
  function release(): void {
    unlock?.()
    unlock = null
  }
  function drop(): void {
    if (written !== null) storage.remove(written)
    written = null
    release()
  }
  return {
    release,
    drop,
    keep: (stored, left) => {
      const key: DraftKey = `${prefixOf(stored)}${windowId}`
      // A draft that got its number is looked for under it.
      if (written !== null && written !== key) storage.remove(written)
      written = key
      unlock ??= holdLock(windowId)
      return storage.set(key, left)
    },
    find: async (stored) => {
      const prefix = prefixOf(stored)
      const keys = storage.keys(prefix).filter((key) => key !== written)
      if (keys.length === 0) return null
      const working = await windowsAtWork()
      const gone = keys.filter((key) => !working.has(key.slice(prefix.length)))
      const [newest] = gone
        .flatMap((key) => {
          const left = read(key)
          return left === null ? [] : [{ ...left, forget: () => storage.remove(key) }]
        })
        .sort((a, b) => b.at - a.at)
      return newest ?? null
    },
  }
}

/** Without a secure address there are no locks; then every other copy counts as left behind. */
const hasLocks = (): boolean => 'locks' in globalThis.navigator

function holdLock(name: string): () => void {
  if (!hasLocks()) return () => undefined
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  // A browser that refuses (a page that is ending) leaves the copy as one of a window that is gone.
  navigator.locks.request(name, () => ended).catch(() => undefined)
  return end
}

async function windowsAtWork(): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name])))
}
