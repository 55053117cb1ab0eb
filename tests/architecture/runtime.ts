import { edgeOf, loadedSpecifiersOf, projectFiles } from './imports.ts'

/** Packages that the process of `npm start` loads, at once or later, by the imports of its files and of its threads. */
export function loadedPackages(): string[] {
  const threads = projectFiles().filter((file) => /^mocks\/backend\/.*Worker\.ts$/.test(file))
  const files = ['mocks/backend/serve/start.ts', ...threads]
  const packages = new Set<string>()
  // Grows while it is walked.
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue
    for (const specifier of loadedSpecifiersOf(file)) {
      const { to, kind } = edgeOf(file, specifier)
      if (kind === 'file' && !files.includes(to)) files.push(to)
      if (kind === 'package' && to !== 'node:*') packages.add(to)
    }
  }
  return [...packages].toSorted()
}

/** Entries of one list that the other lacks. */
export function strayPackages(named: readonly string[], loaded: readonly string[]): string[] {
  return [
    ...named.filter((name) => !loaded.includes(name)).map((name) => `${name} is named and not loaded`),
    ...loaded.filter((name) => !named.includes(name)).map((name) => `${name} is loaded and not named`),
  ]
}
