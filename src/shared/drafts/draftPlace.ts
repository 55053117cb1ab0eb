import * as z from 'zod/mini'
import { now } from '../clock.ts'
import { newKey } from '../onceKeys.ts'
import { draftOwner } from '../storage/draftDatabases.ts'
import { shelfOf, type Draft, type Keeps } from '../storage/draftShelf.ts'
import { DraftWriter } from './draftWriter.ts'
import { holdLock, windowsAtWork } from './windowLock.ts'

/** What a window had open when it ended. */
export interface Left<C> {
  /** Version that it was typed over; null: nothing was stored yet. */
  version: number | null
  /** What stood there before. */
  base: C
  open: C
  /** What was on its way to the service, with no answer yet. */
  sent?: C | undefined
  /** Moment of the last change, ms. */
  at: number
}

export interface Found<C> extends Left<C> {
  /** Takes it away, once what this window typed lies safe. */
  forget: () => Promise<void>
}

/** Where what is typed survives the end of its window. */
export interface DraftPlace<T, C> {
  /** Writes it down, soon; false when it lasts only as long as the tab (STO-01). */
  keep: (stored: T | null, left: Left<C>) => Promise<boolean>
  /** What waits to be written is written now: the window may end. */
  hurry: () => void
  /** Everything is stored: the draft goes. */
  drop: () => void
  /** The newest one of a window that is gone, and the time of one that cannot be read any more. */
  find: (stored: T | null) => Promise<{ left: Found<C> | null; unreadable: Date | null }>
  /** This window ends its work: its draft is free for the next one. */
  release: () => void
  /** False once the session is over or somebody else's: what was typed is not his to send (NET-19). */
  isMine: () => boolean
}

/** Drafts live this long, ms (reliability 5.2). */
export const DRAFT_KEPT_MS = 24 * 60 * 60_000

interface Options<T, C> {
  /** What it is a draft of: noun and number. */
  subject: (stored: T | null) => string
  /** Whatever a browser stored is input. */
  schema: z.ZodMiniType<C>
  /** Raised when older drafts cannot be read any more (STO-05). */
  schemaVersion?: number
  keeps?: Keeps
}

/** The draft of one window at one thing, of whoever is logged in now. */
export function draftPlace<T, C>({
  subject,
  schema,
  schemaVersion = 1,
  keeps = 'device',
}: Options<T, C>): DraftPlace<T, C> {
  const windowId = newKey()
  const owner = draftOwner()
  const shelf = shelfOf(owner, keeps)
  const writer = new DraftWriter(shelf)
  const shape = z.object({
    version: z.nullable(z.number()),
    base: schema,
    open: schema,
    sent: z.optional(schema),
  })
  let unlock: (() => void) | null = null

  function release(): void {
    writer.hurry()
    void writer.settle().then(() => {
      unlock?.()
      unlock = null
    })
  }

  /** Readable, or why not; what is of a newer version of the product is left for it. */
  function read(draft: Draft): Left<C> | 'newer' | 'unreadable' {
    if (draft.schema > schemaVersion) return 'newer'
    const parsed = z.safeParse(shape, draft.content)
    return parsed.success && draft.schema === schemaVersion ? { ...parsed.data, at: draft.at } : 'unreadable'
  }

  return {
    release,
    hurry: writer.hurry,
    isMine: () => draftOwner() === owner && shelf.isOpen(),
    drop: () => {
      void writer.want(null)
      release()
    },
    keep: (stored, { at, ...content }) => {
      unlock ??= holdLock(windowId)
      return writer.want({ subject: subject(stored), windowId, schema: schemaVersion, at, content })
    },
    find: async (stored) => {
      await shelf.removeOlder(now().getTime() - DRAFT_KEPT_MS)
      const others = (await shelf.of(subject(stored))).filter((draft) => draft.windowId !== windowId)
      const working = others.length === 0 ? new Set() : await windowsAtWork()
      let left: Found<C> | null = null
      let unreadable: Date | null = null
      for (const draft of others.filter((one) => !working.has(one.windowId)).sort((a, b) => a.at - b.at)) {
        const content = read(draft)
        const forget = () => writer.settle().then(() => shelf.remove(draft))
        if (typeof content === 'object') left = { ...content, forget }
        else if (content !== 'newer') await forget()
        if (content === 'unreadable') unreadable = new Date(draft.at)
      }
      return { left, unreadable }
    },
  }
}
