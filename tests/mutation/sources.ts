import { existsSync, readdirSync } from 'node:fs'
import { edgeOf, read, specifiersOf } from '#tests/architecture/imports.ts'
import type { Mutant } from './mutants.ts'

/** The file of a change with that change made. */
export function changed({ file, start, end, after }: Mutant): string {
  const source = read(file)
  return source.slice(0, start) + after + source.slice(end)
}

/**
 * A file that says which of its expressions run: each is told by its number before, and is worth what it was. No bracket
 * comes first: after a line without a semicolon it would be a call.
 */
export function probed(file: string, mutants: readonly (readonly [number, Mutant])[]): string {
  const marks = mutants.flatMap(([id, { probe }]) =>
    probe
      ? [
          { at: probe.start, text: `globalThis.mutantValue(globalThis.mutantReached(${id}), ` },
          { at: probe.end, text: ')' },
        ]
      : [],
  )
  let source = read(file)
  for (const { at, text } of marks.toSorted((a, b) => b.at - a.at))
    source = source.slice(0, at) + text + source.slice(at)
  return source
}

/** Tests of the same room: everything in the folder of its name. */
export function testsOfNoun(noun: string): string[] {
  const folder = `tests/${noun}`
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted()
}

const loadedBy = new Map<string, ReadonlySet<string>>()

/** Files that a test loads, itself among them. */
export function loaded(test: string): ReadonlySet<string> {
  const known = loadedBy.get(test)
  if (known) return known
  const files = new Set([test])
  for (const file of files)
    for (const specifier of /\.tsx?$/.test(file) ? specifiersOf(file) : []) {
      const { kind, to } = edgeOf(file, specifier)
      if (kind === 'file' && existsSync(to)) files.add(to)
    }
  loadedBy.set(test, files)
  return files
}
