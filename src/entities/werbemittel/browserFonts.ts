import type { Seite } from '#src/contract/dokument.ts'
import { type Face, faceFile, faceKey, facesOf, type FontSet, loadFontSet } from '#src/engines/print/page.ts'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'

const FOLDER = '/src/engines/print/fonts/'

/** Addresses of the default family, which is on every page; those of the others come when a page is set in one. */
const defaultUrls = import.meta.glob<string>('/src/engines/print/fonts/source-sans-3/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
})

async function urlOf(file: string): Promise<string | undefined> {
  const path = `${FOLDER}${file}`
  return defaultUrls[path] ?? (await loadChunk(() => import('./fontUrls.ts'))).fontUrls[path]
}

const loading = new Map<string, Promise<Uint8Array>>()

/** Bytes of a font file, fetched once. A failed fetch is tried again at the next call. */
function readFontFile(file: string): Promise<Uint8Array> {
  const known = loading.get(file)
  if (known) return known
  const bytes = fetchFont(file)
  loading.set(file, bytes)
  bytes.catch(() => loading.delete(file))
  return bytes
}

async function fetchFont(file: string): Promise<Uint8Array> {
  const url = await urlOf(file)
  if (url === undefined) throw new Error(`No such font file: ${file}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Font file ${file}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Font sets are the same for the same faces, and parsing is costly. */
const sets = new Map<string, Promise<FontSet>>()
const registered = new Set<string>()

/** Faces that these pages print with. */
export function fontSetOf(seiten: readonly Seite[]): Promise<FontSet> {
  const key = facesOf(seiten).map(faceKey).join(' ')
  const known = sets.get(key)
  if (known) return known
  const set = loadFontSet(readFontFile, seiten)
  sets.set(key, set)
  set.catch(() => sets.delete(key))
  return set
}

/** The same, known to the document under `PrintFont.key` as font family. */
export async function browserFontSet(seiten: readonly Seite[]): Promise<FontSet> {
  const fonts = await fontSetOf(seiten)
  await Promise.all(fonts.faces().map(register))
  return fonts
}

/** One face for words of the page itself, under the name that is given back; the layout is not touched. */
export async function showFace(face: Face): Promise<string> {
  const key = faceKey(face)
  await register({ key, bytes: await readFontFile(faceFile(face)) })
  return key
}

async function register({ key, bytes }: { key: string; bytes: Uint8Array }): Promise<void> {
  if (registered.has(key) || !('FontFace' in globalThis)) return
  const face = new FontFace(key, new Uint8Array(bytes).buffer)
  document.fonts.add(await face.load())
  registered.add(key)
}
