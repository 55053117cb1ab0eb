import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isVerwaist, meinName } from './besitz.ts'

/** Bytes under the SHA-256 of their content: the same file is kept once, and a name from outside never becomes a path. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>
  get(key: string): Promise<Uint8Array>
  /** The same without reading it: its bytes come off the disk when somebody asks for them. */
  open(key: string): Promise<Blob>
  remove(key: string): Promise<void>
}

/** A store that knows which of its files nobody may name yet. */
export interface Ablage extends FileStore {
  /** Says, before it is put down, that a file is not named yet; the answer takes that back. */
  announce(key: string): Promise<() => Promise<void>>
  /** Whether somebody is about to name it. */
  isAnnounced(key: string): Promise<boolean>
  /** Takes a file away and looks once more: wanted by then, it is put back. */
  removeUnless(key: string, isWanted: () => Promise<boolean>): Promise<void>
  /** Removes parts of files that are nobody's any more; files that were announced, and are nobody's either. */
  sweep(): Promise<{ key: string; done: () => Promise<void> }[]>
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const UNFERTIG = '.part'
const ANGEKUENDIGT = 'angekuendigt'

/** Files below `folder`. A file is complete or not there: it is written beside its place and then moved. */
export function createFileStore(folder: string): Ablage {
  const place = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('no key of this store')
    return join(folder, key.slice(0, 2), key)
  }
  const announced = join(folder, ANGEKUENDIGT)
  return {
    async put(bytes) {
      const key = sha256(bytes)
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
      await writeWhole(place(key), bytes)
      return key
    },
    async get(key) {
      return new Uint8Array(await readFile(place(key)))
    },
    open: (key) => openAsBlob(place(key)),
    async remove(key) {
      await rm(place(key), { force: true })
    },
    async announce(key) {
      await mkdir(announced, { recursive: true })
      const note = join(announced, `${key}.${meinName()}`)
      await writeFile(note, '')
      return () => rm(note, { force: true })
    },
    isAnnounced: async (key) => (await namesIn(announced)).some((name) => name.startsWith(key)),
    async removeUnless(key, isWanted) {
      const aside = `${place(key)}.${meinName()}${UNFERTIG}`
      try {
        await rename(place(key), aside)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
        throw error
      }
      await ((await isWanted()) ? rename(aside, place(key)) : rm(aside, { force: true }))
    },
    async sweep() {
      for (const part of await namesIn(folder)) if (/^[0-9a-f]{2}$/.test(part)) await sweepParts(join(folder, part))
      const notes = await verwaiste(announced, (name) => name.slice(65))
      return notes.map((name) => ({
        key: name.slice(0, 64),
        done: () => rm(join(announced, name), { force: true }),
      }))
    },
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Names of a folder that are nobody's; `ownerIn` finds who gave them. */
async function verwaiste(folder: string, ownerIn: (name: string) => string): Promise<string[]> {
  const found: string[] = []
  for (const name of await namesIn(folder)) {
    const seit = await stat(join(folder, name)).catch(() => null)
    if (seit && isVerwaist(ownerIn(name), seit.mtimeMs)) found.push(name)
  }
  return found
}

async function sweepParts(folder: string): Promise<void> {
  const parts = await verwaiste(folder, (name) => name.slice(65))
  for (const name of parts.filter((one) => one.endsWith(UNFERTIG))) await rm(join(folder, name), { force: true })
}

/** Writes a file so that a crash leaves the old content or the new one, never a part; what fails leaves nothing. */
async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const beside = `${path}.${meinName()}${UNFERTIG}`
  try {
    const handle = await open(beside, 'w')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined)
    throw error
  }
}

/** For tests: the same store without a disk. */
export function createMemoryFileStore(files = new Map<string, Uint8Array>()): Ablage {
  const get = (key: string) => {
    const bytes = files.get(key)
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`no file ${key}`))
  }
  const notes = new Map<symbol, string>()
  return {
    put: (bytes) => {
      const key = sha256(bytes)
      files.set(key, new Uint8Array(bytes))
      return Promise.resolve(key)
    },
    get,
    open: async (key) => new Blob([new Uint8Array(await get(key))]),
    remove: (key) => {
      files.delete(key)
      return Promise.resolve()
    },
    announce: (key) => {
      const note = Symbol(key)
      notes.set(note, key)
      return Promise.resolve(() => Promise.resolve(void notes.delete(note)))
    },
    isAnnounced: (key) => Promise.resolve([...notes.values()].includes(key)),
    removeUnless: async (key, isWanted) => {
      if (!(await isWanted())) files.delete(key)
    },
    sweep: () => Promise.resolve([]),
  }
}
