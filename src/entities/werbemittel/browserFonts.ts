import type { Seite } from '#src/contract/dokument.ts'
import { faceFile, facesOf, type FontSet, loadFontSet } from '#src/engines/print/page.ts'

/** Addresses of the font files; the same bytes go to the screen, to the layout and into the PDF (print 6). */
const urls = import.meta.glob<string>('/src/engines/print/fonts/*/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
})
const FOLDER = '/src/engines/print/fonts/'

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
  const url = urls[`${FOLDER}${file}`]
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
  const key = facesOf(seiten)
    .map((face) => faceFile(face))
    .join(' ')
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

async function register({ key, bytes }: { key: string; bytes: Uint8Array }): Promise<void> {
  if (registered.has(key) || !('FontFace' in globalThis)) return
  const face = new FontFace(key, new Uint8Array(bytes).buffer)
  document.fonts.add(await face.load())
  registered.add(key)
}
