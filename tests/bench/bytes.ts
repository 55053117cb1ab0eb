import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Figure } from './figure.ts'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

const KIB = 1024

/** Brotli size of the JavaScript that a chunk needs, with its static imports, without what is already loaded. */
function closure(manifest: Manifest, key: string, loaded: Set<string> = new Set()): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name) || loaded.has(name)) return
    seen.add(name)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(key)
  return seen
}

function brotliKib(dist: string, manifest: Manifest, keys: Iterable<string>): number {
  let bytes = 0
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk?.file.endsWith('.js')) bytes += brotliCompressSync(readFileSync(join(dist, chunk.file))).length
  }
  return bytes / KIB
}

function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('the build has no entry')
  return entry
}

/** Brotli KiB of the first load of a build. */
export function initialKib(dist: string): number {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  return brotliKib(dist, manifest, closure(manifest, entryOf(manifest)))
}

/** JavaScript per route, brotli KiB: the entry, then what each page adds to it. */
export function bytesPerRoute(dist: string, floorKib: number): Figure[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const initial = closure(manifest, entryOf(manifest))
  const pages = Object.keys(manifest).filter((key) => /^src\/(features|app|demo)\/.*Page\.tsx$/.test(key))
  return [
    {
      name: 'entry',
      value: brotliKib(dist, manifest, initial),
      unit: 'KiB br',
      reference: floorKib,
      referenceName: 'floor of the fixed packages, same run',
    },
    ...pages.toSorted().map((key) => ({
      name: `+ ${key.replace(/^src\/features\//, '').replace(/\.tsx$/, '')}`,
      value: brotliKib(dist, manifest, closure(manifest, key, initial)),
      unit: 'KiB br',
      reference: null,
      referenceName: '',
    })),
  ]
}
