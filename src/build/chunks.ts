import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The beginning of a file's name. What says advertising is blocked on its way, and with a script of it the whole page. */
const neutralName = (name: string): string => name.replaceAll(/werbemittel/gi, 'vorlage')

export const chunkFileNames = ({ name }: { name: string }): string => `assets/${neutralName(name)}-[hash].js`

/** Styles, fonts and pictures; one may have several names. */
export const assetFileNames = ({ names: [name = 'datei'] }: { names: string[] }): string =>
  `assets/${neutralName(name).replace(/\.[^.]*$/, '')}-[hash][extname]`

/**
 * A file of an engine is there for its exports: a door brings what is used of it and no more (decisions/0010). What a
 * file does when it is loaded serves those exports alone.
 */
export const TREESHAKE: Rolldown.TreeshakingOptions = {
  moduleSideEffects: [{ test: /src[\\/]engines[\\/]/, sideEffects: false }],
}

/** Files that a file of the build needs before it can run, each after those that it needs, itself last. */
export function closureOf(start: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<Chunk>()
  const found: Chunk[] = []
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
    found.push(chunk)
  }
  visit(start)
  return found
}

/**
 * Files of the build, the first that fits takes a module with all that it needs: React, which seldom changes; all else
 * that the start needs, in two so that neither keeps the page from answering for long; what login and dashboard add,
 * where visits begin; what the bell of every page shares with the lists, by itself, or it brings them along; what the
 * lists add, where they go on, and the version of a layout, which is asked for without laying anything out; where all other
 * pages and their texts lie. The kit is what pages share, without what the frame alone needs. The rest is split by who uses it.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'libraries', test: /node_modules|shared[\\/]icons/, tags: ['$initial'] },
  { name: 'frame', tags: ['$initial'] },
  { name: 'entrance', test: /@mui[\\/]material[\\/]Alert|tanstack.*[mM]utation/, minShareCount: 2 },
  { name: 'login', test: /features[\\/]auth[\\/]pages[\\/]LoginPage\.tsx$|de[\\/]auth\.json$/ },
  { name: 'dashboard', test: /features[\\/]dashboard[\\/]pages[\\/]DashboardPage\.tsx$|de[\\/]dashboard\.json$/ },
  { name: 'asset', test: /src[\\/]contract[\\/]asset\.ts$/ },
  {
    name: 'lists',
    test: /features[\\/]\w+[\\/]pages[\\/](Kampagne|Zielgruppe|Werbemittel)ListPage\.tsx$|print[\\/]fassung\.ts$/,
  },
  { name: 'pages', test: /src[\\/](app[\\/]pageModules|shared[\\/]i18n[\\/]productTexts)\.ts$/ },
  {
    name: 'kit',
    test: /@mui[\\/]material[\\/](?!Chip|Tooltip|Popper|LinearProgress|Tabs?[\\/]|TabScrollButton)/,
    minShareCount: 4,
  },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, minShareCount: 4 },
  { name: 'icons', test: /shared[\\/]icons[\\/]/, minShareCount: 4 },
]
