import type { Plugin, Rolldown } from 'vite'
import { LANDING_PAGES } from '#src/routes/kinds.ts'
import { BOOT_PLACE, bootScript } from './bootScript.ts'
import { closureOf } from './chunks.ts'

/**
 * Gives index.html its script, which knows which files the first page needs, so that they come beside the entry instead
 * of after it: a round trip less. Without, the first page is ready 9 % later on a slow phone (`npm run bench`).
 */
export function landing(): Plugin {
  return {
    name: 'landing',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle) return withScript(html, {})
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const files = Object.fromEntries(
          Object.entries(LANDING_PAGES).map(([path, modules]) => [path, filesOf(modules, chunks, entry)]),
        )
        return inStages(await withScript(withNext(html, entry, chunks), files), entry, chunks)
      },
    },
  }
}

async function withScript(page: string, files: Record<string, string[]>): Promise<string> {
  const script = await bootScript(files)
  if (!BOOT_PLACE.test(page)) throw new Error('the page has no place for its script')
  return page.replace(BOOT_PLACE, () => script)
}

/** Says which files the lists need that no first page has: they are fetched behind it and run when somebody goes there. */
function withNext(page: string, entry: Rolldown.OutputChunk | undefined, chunks: Rolldown.OutputChunk[]): string {
  const lists = chunks.find(({ name }) => name === 'lists')
  if (!entry || !lists) throw new Error('the build has no lists')
  const known = new Set(closureOf(entry, chunks))
  const next = closureOf(lists, chunks)
    .filter((file) => !known.has(file))
    .map(({ fileName }) => `/${fileName}`)
  return page.replace('</head>', () => `  <meta name="next-files" content="${next.join(' ')}" />\n  </head>`)
}

const RUN =
  ';(function run(files) { if (files.length) import(files[0]).then(function () { setTimeout(run, 0, files.slice(1)) }, ' +
  'function () { document.getElementById("not-started").hidden = false }) })'

/**
 * Runs the program file by file, each in a separate task, instead of all in one: the page answers in between. What
 * a file needs comes before it; of one that does not come the page speaks (NET-09). Without, a slow phone is blocked half as long again (172 to 264 ms, `npm run bench`).
 */
function inStages(page: string, entry: Rolldown.OutputChunk | undefined, chunks: Rolldown.OutputChunk[]): string {
  if (!entry) throw new Error('the build has no program')
  const stages = closureOf(entry, chunks).map(({ fileName }) => `/${fileName}`)
  const tag = new RegExp(`<script type="module"[^>]*src="/${entry.fileName}"></script>`)
  if (!tag.test(page)) throw new Error('the page does not start its program')
  const run = `${RUN}(${JSON.stringify(stages)})`
  return page
    .replace(tag, `<link id="program" rel="modulepreload" crossorigin href="/${entry.fileName}">`)
    .replace('</body>', () => `  <script>${run}</script>\n  </body>`)
}

/** Files of the build that hold these modules and what they need, beyond what the program has by itself. */
function filesOf(
  modules: readonly string[],
  chunks: Rolldown.OutputChunk[],
  entry: Rolldown.OutputChunk | undefined,
): string[] {
  if (!entry) throw new Error('the build has no program')
  const there = new Set(closureOf(entry, chunks))
  const chunkOf = (wanted: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(wanted)))
    if (!chunk) throw new Error(`the build has no ${wanted}`)
    return chunk
  }
  const wanted = modules.map(chunkOf)
  const table = wanted.every(({ fileName }) => entry.dynamicImports.includes(fileName)) ? [] : chunks.filter(isTable)
  return [...new Set([...table, ...wanted.flatMap((chunk) => closureOf(chunk, chunks))])]
    .filter((file) => !there.has(file))
    .map(({ fileName }) => `/${fileName}`)
}

/** By which the program finds a page that it does not know by itself (app/routeTable.ts). */
const isTable = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => id.endsWith('src/app/pageModules.ts'))
