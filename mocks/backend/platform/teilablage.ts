import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isVerwaist } from './besitz.ts'
import { createFileStore, type FileStore } from './files.ts'

/** Parts of files that are on their way: a separate store for each, so that all of it goes at once. */
export interface Teilablage {
  of(idUebertragung: string): FileStore
  clear(idUebertragung: string): Promise<void>
  /** All that have left something here. */
  ids(): Promise<string[]>
  /** Whether nothing has changed for as long as a file may be on its way: its row may be in a database that is not ours. */
  isVerwaist(idUebertragung: string): Promise<boolean>
}

export function createTeilablage(folder: string): Teilablage {
  const place = (idUebertragung: string) => {
    if (!/^[0-9a-f]{32}$/.test(idUebertragung)) throw new Error('no number of ours')
    return join(folder, idUebertragung)
  }
  return {
    of: (idUebertragung) => createFileStore(place(idUebertragung)),
    clear: (idUebertragung) => rm(place(idUebertragung), { recursive: true, force: true }),
    async ids() {
      await mkdir(folder, { recursive: true })
      return (await readdir(folder)).filter((name) => /^[0-9a-f]{32}$/.test(name))
    },
    async isVerwaist(idUebertragung) {
      const root = place(idUebertragung)
      const within = await readdir(root, { recursive: true }).catch(() => [])
      const all = await Promise.all(['', ...within].map((name) => stat(join(root, name)).catch(() => null)))
      return isVerwaist('', Math.max(...all.map((found) => found?.mtimeMs ?? 0)))
    },
  }
}
