import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes under the SHA-256 of their content: the same file is kept once, and a name from outside never becomes a path. */
export interface FileStore {
  put(bytes: Uint8Array): Promise<string>
  get(key: string): Promise<Uint8Array>
  /** The same without reading it: its bytes come off the disk when somebody asks for them. */
  open(key: string): Promise<Blob>
  remove(key: string): Promise<void>
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Files below `folder`. A file is complete or not there: it is written beside its place and then moved. */
export function createFileStore(folder: string): FileStore {
  const place = (key: string) => {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('no key of this store')
    return join(folder, key.slice(0, 2), key)
  }
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
  }
}

/** Writes a file so that a crash leaves the old content or the new one, never a part. */
async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`
  const handle = await open(beside, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, path)
}

/** For tests: the same store without a disk. */
export function createMemoryFileStore(files = new Map<string, Uint8Array>()): FileStore {
  const get = (key: string) => {
    const bytes = files.get(key)
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`no file ${key}`))
  }
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
  }
}
