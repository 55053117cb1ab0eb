import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

export interface Edge {
  from: string
  /** File from the root of the project, or the name of a package. */
  to: string
  kind: 'file' | 'package'
}

const ROOT = resolve(import.meta.dirname, '../..')

function filesBelow(folder: string, wanted: RegExp): string[] {
  const start = join(ROOT, folder)
  if (statSync(start).isFile()) return [folder]
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
}

/** What people write: sources, styles, documents. */
export const textFilesBelow = (folder: string): string[] => filesBelow(folder, /\.(tsx?|css|html|md|sh|py|php)$/)

/** Every TypeScript file of the project. */
export function projectFiles(): string[] {
  return ['src', 'mocks', 'tests', 'vite.config.ts']
    .filter((path) => existsSync(join(ROOT, path)))
    .flatMap((path) => filesBelow(path, /(?<!\.d)\.tsx?$/))
}

export function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

interface Source {
  source: string
  module: ReturnType<typeof parseSync>['module']
}

/** As they were last parsed: a run asks for each file some ten times. */
const known = new Map<string, Source>()

function parsed(file: string): Source {
  const source = read(file)
  const before = known.get(file)
  if (before?.source === source) return before
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const now = { source, module }
  known.set(file, now)
  return now
}

/** Static, type-only and re-exported imports of a file, and the modules of ours whose types it adds to. */
function staticSpecifiersOf(file: string): string[] {
  const { source, module } = parsed(file)
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
  )
  const extended = [...source.matchAll(/^declare module '(\.[^']+)'/gm)].map((match) => match[1] as string)
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExported, ...extended]
}

/** Imports of a file that wait for a call, and `new URL('…', import.meta.url)` of workers. */
function laterSpecifiersOf(file: string): string[] {
  const { source, module } = parsed(file)
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
  )
  const urls = [...source.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g)].map((match) => match[1] as string)
  return [...dynamic, ...urls]
}

/** All imports of a file, types too. */
export const specifiersOf = (file: string): string[] => [...staticSpecifiersOf(file), ...laterSpecifiersOf(file)]

/** Imports that a running file follows: `import { type A }` is one, as Node takes the names away and not the statement. */
export function loadedSpecifiersOf(file: string): string[] {
  const { source, module } = parsed(file)
  const kept = (statement: { start: number }) => !/^(import|export)\s+type\b/.test(source.slice(statement.start))
  const imported = module.staticImports.filter(kept).map(({ moduleRequest }) => moduleRequest.value)
  const reExported = module.staticExports
    .filter(kept)
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])))
  return [...imported, ...reExported, ...laterSpecifiersOf(file)]
}

/** Names that a file takes, types too, and from where; "*" for all of a module. */
export function namesTakenBy(file: string): { specifier: string; name: string }[] {
  const { module } = parsed(file)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ specifier: moduleRequest.value, name: importName.name ?? '*' })),
  )
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, name: importName.name ?? '*' }] : [],
    ),
  )
  return [...imported, ...handedOn]
}

/** Names that a file hands on, if it does nothing else; null otherwise. */
export function handedOnBy(file: string): string[] | null {
  const { module } = parsed(file)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  const statements = parseSync(file, read(file)).program.body
  const isDoor = statements.every((one) => one.type === 'ExportNamedDeclaration' && one.source !== null)
  return isDoor && entries.length > 0 ? entries.map(({ exportName }) => exportName.name ?? '*') : null
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:*'
  const [scope, name] = specifier.split('/')
  return specifier.startsWith('@') ? `${scope}/${name}` : (scope as string)
}

/** Where an import leads. */
export function edgeOf(from: string, specifier: string): Edge {
  const plain = specifier.replace(/\?.*$/, '')
  const alias = /^#(src|mocks|tests)\/(.*)$/.exec(plain)
  if (alias) return { from, to: `${alias[1]}/${alias[2]}`, kind: 'file' }
  if (plain.startsWith('.')) return { from, to: relative(ROOT, resolve(ROOT, dirname(from), plain)), kind: 'file' }
  return { from, to: packageOf(plain), kind: 'package' }
}
