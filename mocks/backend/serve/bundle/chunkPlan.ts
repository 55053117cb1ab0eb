import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

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

/** Pages that a visit begins with, with their texts, and those that it goes to next; by the end of their file name. */
const ENTRANCE = ['auth/pages/LoginPage.tsx', 'locales/de/auth.json']
const HOME = ['dashboard/pages/DashboardPage.tsx', 'locales/de/dashboard.json']
const LISTS = {
  kampagnen: 'kampagne/pages/KampagneListPage.tsx',
  zielgruppen: 'zielgruppe/pages/ZielgruppeListPage.tsx',
  werbemittel: 'werbemittel/pages/WerbemittelListPage.tsx',
  rechnungen: 'rechnung/pages/RechnungListPage.tsx',
}
const LIST_NAMES = ['kampagnen', 'zielgruppen', 'werbemittel', 'rechnungen'] as const

/**
 * Files of the build. Every file is a request and costs the page a good part of a millisecond before anything of it runs,
 * so what goes together is one: `libraries` and `frame` all that the start needs, in two so that neither keeps the page
 * from answering for long, `entrance` and `home` what login and dashboard add, `lists` what
 * several lists add, then what each list has for itself.
 */
export const CHUNKS = ['libraries', 'frame', 'entrance', 'home', 'lists', ...LIST_NAMES] as const

/** Which file a module belongs to; null leaves it to the bundler. */
export type ChunkPlan = (moduleId: string) => (typeof CHUNKS)[number] | null

/**
 * Found by bundling once with the bundler's own splitting. Its module graph says more than that: a barrel names
 * everything, and what only some page takes from it would count.
 */
export async function chunkPlan(config: InlineConfig): Promise<ChunkPlan> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, reportCompressedSize: false },
  })
  const chunks = [output]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk')
  const modulesOf = (start: Chunk | undefined) => {
    if (!start) throw new Error('the build lacks a page that the plan of its files names')
    return new Set(closureOf(start, chunks).flatMap(({ moduleIds }) => moduleIds))
  }
  const pages = (names: readonly string[]) =>
    names.map((name) => modulesOf(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(name))))
  const start = modulesOf(chunks.find(({ isEntry }) => isEntry))
  const [entrance, home] = [pages(ENTRANCE), pages(HOME)]
  const lists = pages(LIST_NAMES.map((name) => LISTS[name]))
  return (id) => {
    const users = (sets: Set<string>[]) => sets.filter((set) => set.has(id)).length
    const [toEntrance, toHome] = [users(entrance) > 0, users(home) > 0]
    if (start.has(id) || (toEntrance && toHome)) return id.includes('node_modules') ? 'libraries' : 'frame'
    if (toEntrance) return 'entrance'
    if (toHome) return 'home'
    if (users(lists) > 1) return 'lists'
    return LIST_NAMES.find((_, index) => lists[index]?.has(id)) ?? null
  }
}
