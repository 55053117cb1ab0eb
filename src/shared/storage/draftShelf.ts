import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { databaseOf, onDraftsDropped } from './draftDatabases.ts'

/** Unsaved work of one window at one thing. */
export interface Draft {
  /** What it is a draft of: noun and number. */
  subject: string
  windowId: string
  /** Version of the shape of `content`. */
  schema: number
  /** Moment of the last change, ms. */
  at: number
  content: unknown
}

/** Where drafts of one user lie. */
export interface Shelf {
  /** Writes it down; false when it lasts only as long as the tab (STO-01, STO-02). */
  put: (draft: Draft) => Promise<boolean>
  remove: (draft: Pick<Draft, 'subject' | 'windowId'>) => Promise<void>
  /** All of one thing. */
  of: (subject: string) => Promise<Draft[]>
  /** Whatever was changed last before a moment, ms, goes. */
  removeOlder: (thanMs: number) => Promise<void>
  /** False once they were taken away: nothing is written any more. */
  isOpen: () => boolean
}

interface Schema extends DBSchema {
  entwuerfe: { key: [string, string]; value: Draft }
}
type Database = IDBPDatabase<Schema>

/** A database that another window holds back is not waited for longer, ms. assumed */
const OPEN_WITHIN_MS = 2000

const keyOf = ({ subject, windowId }: Pick<Draft, 'subject' | 'windowId'>): [string, string] => [subject, windowId]

/** As long as the tab: for drafts about persons, and where the browser keeps nothing. */
class MemoryShelf implements Shelf {
  #drafts = new Map<string, Draft>()
  #open = true

  put = (draft: Draft): Promise<boolean> => {
    if (this.#open) this.#drafts.set(keyOf(draft).join('\n'), draft)
    return Promise.resolve(false)
  }
  remove = (draft: Pick<Draft, 'subject' | 'windowId'>): Promise<void> => {
    this.#drafts.delete(keyOf(draft).join('\n'))
    return Promise.resolve()
  }
  of = (subject: string): Promise<Draft[]> =>
    Promise.resolve([...this.#drafts.values()].filter((draft) => draft.subject === subject))
  removeOlder = (thanMs: number): Promise<void> => {
    for (const [key, { at }] of this.#drafts) if (at < thanMs) this.#drafts.delete(key)
    return Promise.resolve()
  }
  isOpen = (): boolean => this.#open
  end(): void {
    this.#open = false
    this.#drafts.clear()
  }
}

/** In the browser's database, which outlives tab, crash and session. */
class DeviceShelf implements Shelf {
  readonly #name: string
  readonly #memory = new MemoryShelf()
  #database: Promise<Database> | null = null

  constructor(name: string) {
    this.#name = name
  }

  async #openDatabase(): Promise<Database> {
    // Opened once more, an empty one would lie there after the logout.
    if (!this.isOpen()) throw new Error('These drafts were taken away.')
    this.#database ??= open(this.#name, {
      // Another tab logged out, or brings a newer version of the product.
      onTaken: (gone) => (gone ? this.end() : this.#close()),
      onClosed: () => {
        this.#database = null
      },
    })
    try {
      const database = await this.#database
      if (!this.isOpen()) throw new Error('These drafts were taken away.')
      return database
    } catch (error) {
      this.#close()
      throw error
    }
  }

  #close(): void {
    this.#database?.then(
      (database) => database.close(),
      () => undefined,
    )
    this.#database = null
  }

  put = async (draft: Draft): Promise<boolean> => {
    try {
      const { store, done, commit } = await this.#write()
      const put = store.put(draft)
      commit()
      await Promise.all([put, done])
      await this.#memory.remove(draft)
      return true
    } catch {
      return this.#memory.put(draft)
    }
  }

  remove = async (draft: Pick<Draft, 'subject' | 'windowId'>): Promise<void> => {
    await this.#memory.remove(draft)
    try {
      const { store, done } = await this.#write()
      await Promise.all([store.delete(keyOf(draft)), done])
    } catch {
      // What cannot be reached goes by its age.
    }
  }

  removeOlder = async (thanMs: number): Promise<void> => {
    await this.#memory.removeOlder(thanMs)
    try {
      const { store, done } = await this.#write()
      for await (const cursor of store) if (cursor.value.at < thanMs) await cursor.delete()
      await done
    } catch {
      // Tried again with the next look.
    }
  }

  async #write() {
    const transaction = (await this.#openDatabase()).transaction('entwuerfe', 'readwrite')
    return { store: transaction.store, done: transaction.done, commit: () => transaction.commit() }
  }

  of = async (subject: string): Promise<Draft[]> => {
    // Of what was not taken any more, an older state may lie in the database.
    const newest = await this.#memory.of(subject)
    const isOlder = (draft: Draft) => newest.some(({ windowId }) => windowId === draft.windowId)
    try {
      const database = await this.#openDatabase()
      const written = await database.getAll('entwuerfe', IDBKeyRange.bound([subject], [subject, []]))
      return [...newest, ...written.filter((draft) => !isOlder(draft))]
    } catch {
      return newest
    }
  }

  isOpen = (): boolean => this.#memory.isOpen()
  end(): void {
    this.#memory.end()
    this.#close()
  }
}

interface Ends {
  /** Another window wants the database: to delete it (`gone`), or to change it. */
  onTaken: (gone: boolean) => void
  /** The browser closed it. */
  onClosed: () => void
}

async function open(name: string, { onTaken, onClosed }: Ends): Promise<Database> {
  const opening = openDB<Schema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('entwuerfe', { keyPath: ['subject', 'windowId'] }),
    blocking: (_, wanted) => onTaken(wanted === null),
    terminated: onClosed,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The database of drafts does not open.'))
      // Nobody holds one that opens later: it would keep a logout elsewhere from deleting it (STO-06).
      void opening.then(
        (database) => database.close(),
        () => undefined,
      )
    }, OPEN_WITHIN_MS)
  })
  try {
    return await Promise.race([opening, late])
  } finally {
    clearTimeout(timer)
  }
}

/** On the device, or in this tab alone: what is about persons never lies in the browser's storage (SEC-22). */
export type Keeps = 'device' | 'tab'

const shelves = new Map<string, { device: DeviceShelf; tab: MemoryShelf }>()

onDraftsDropped((kept) => {
  for (const [owner, { device, tab }] of shelves)
    if (owner !== kept) {
      device.end()
      tab.end()
      shelves.delete(owner)
    }
})

/** The drafts of one user; whoever holds an older one of these writes nothing any more. */
export function shelfOf(owner: string, keeps: Keeps): Shelf {
  const known = shelves.get(owner)
  const own = known?.device.isOpen() ? known : { device: new DeviceShelf(databaseOf(owner)), tab: new MemoryShelf() }
  shelves.set(owner, own)
  return own[keeps]
}
