import { dirname, matchesGlob, posix } from 'node:path'
import { edgeOf, read, specifiersOf } from '#tests/architecture/imports.ts'
import type { Note } from '#tests/support/runNote.ts'
import type { Tree } from './tree.ts'

/** What offers all pages. A test that asks it without renderApp leaves no notes and reaches each of them. */
const PAGES = 'src/app/routeTable.ts'
/** These name all pages and all texts by a pattern; a test reaches those of them that it asked for. */
const TABLES = new Set(['src/app/pageModules.ts', 'src/shared/i18n/i18n.ts', 'src/shared/i18n/productTexts.ts'])

const IS_CODE = /\.(?:tsx?|mjs)$/
const IS_ICON = /^src\/shared\/icons\/.*\.svg$/
const LITERAL = /'([^'\n]{2,200})'|"([^"\n]{2,200})"|`([^`$\n]{2,200})`/g
/** Whole lines of it; what stands behind code may stay. */
const COMMENT = /^\s*(?:\/\*|\*|\/\/).*$/gm
/** A folder of the top level is meant where a path has more than its name; alone such a word may be anything. */
const TOP = new Set(['src', 'mocks', 'tests', 'docs', 'locales', 'public'])
/** Code that goes by the files of the project, where such a word alone is a folder. */
const READS_PROJECT = /^(?:tests|src\/build)\//

/** The files of a tree, asked by folder and by pattern. */
class Places {
  readonly tree: Tree
  readonly #below = new Map<string, string[]>()

  constructor(tree: Tree) {
    this.tree = tree
    for (const file of tree.keys())
      for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
        const known = this.#below.get(folder)
        if (known) known.push(file)
        else this.#below.set(folder, [file])
      }
  }

  below(folder: string): readonly string[] {
    return this.#below.get(folder) ?? []
  }

  fitting(pattern: string): readonly string[] {
    const folder = dirname(pattern.slice(0, pattern.search(/[*{]/) + 1))
    return this.below(folder).filter((file) => matchesGlob(file, pattern))
  }
}

/**
 * What a file of tests reaches, by its name and its note: imports of every kind, workers, files and folders that code
 * names in a text, and data that lie in a folder of such code. More than it needs, never less: a text that happens to be
 * the name of a folder counts as that folder. `roots`: what every test reaches.
 */
export function createReach(tree: Tree, roots: readonly string[]): (test: string, note: Note) => ReadonlySet<string> {
  const places = new Places(tree)
  const named = new Map<string, readonly string[]>()
  const next = (file: string) => {
    const known = named.get(file) ?? [...namesIn(file, places), ...dataBeside(file, places)]
    named.set(file, known)
    return known
  }
  return (test, { pages, texts }) => {
    const reached = new Set<string>()
    const chosen = [
      ...pages.map((page) => `src/features/${page}`),
      ...texts.flatMap((name) => places.fitting(`locales/*/${name}.json`)),
      ...(next(test).includes(PAGES) ? places.fitting('src/features/*/pages/*') : []),
    ]
    const queue = [...roots, test, ...chosen]
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (reached.has(file) || !tree.has(file)) continue
      reached.add(file)
      if (IS_CODE.test(file)) queue.push(...next(file))
    }
    return reached
  }
}

/** Of the root's own files none is data of a neighbour, and an icon is reached by its import alone. */
function dataBeside(file: string, places: Places): string[] {
  const home = dirname(file)
  return home === '.' ? [] : places.below(home).filter((other) => !IS_CODE.test(other) && !IS_ICON.test(other))
}

function namesIn(file: string, places: Places): string[] {
  const imported = /\.tsx?$/.test(file) ? specifiersOf(file).map((specifier) => edgeOf(file, specifier)) : []
  const literals = [...read(file).replaceAll(COMMENT, '').matchAll(LITERAL)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  )
  return [
    ...imported.flatMap(({ kind, to }) => (kind === 'file' ? [to] : [])),
    ...literals.flatMap((literal) => [
      ...at(file, posix.normalize(literal.replace(/^\//, '')), places),
      ...at(file, posix.join(dirname(file), literal), places),
    ]),
  ]
}

/** What lies where a text in `file` may point. */
function at(file: string, path: string, places: Places): readonly string[] {
  if (path.startsWith('..') || path === '.') return []
  if (places.tree.has(path)) return [path]
  if (/[*{]/.test(path)) return TABLES.has(file) ? [] : places.fitting(path)
  const folder = path.replace(/\/$/, '')
  return TOP.has(folder) && !READS_PROJECT.test(file) ? [] : places.below(folder)
}
