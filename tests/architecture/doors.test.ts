import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type Edge,
  edgeOf,
  handedOnBy,
  loadedSpecifiersOf,
  namesTakenBy,
  projectFiles,
  specifiersOf,
} from './imports.ts'

/** Every door with the packages that it loads and its exports; after a wanted change: `npx vitest run tests/architecture/doors.test.ts --update`. */
const TABLE = join(import.meta.dirname, 'doors.txt')
const MOST_DOORS = 5

const ENGINE = /^src\/engines\/(\w+)\//
const engineOf = (file: string) => ENGINE.exec(file)?.[1]

const files = projectFiles()
/** Doors lie in the engine's own folder and do nothing but hand on. */
const doors = new Map(
  files
    .filter((file) => /^src\/engines\/\w+\/\w+\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const names = handedOnBy(file)
      return names ? [[file, names.toSorted()] as const] : []
    }),
)
// Tests look at inner files, whose paths they mirror.
const outsiders = files.filter((file) => !file.startsWith('tests/'))
const isOutside = (from: string, to: string) => engineOf(to) !== undefined && engineOf(to) !== engineOf(from)

/** Why an import of an engine is not allowed, or null. */
function violation({ from, to }: Edge): string | null {
  if (isOutside(from, to)) return doors.has(to) ? null : `${from} imports ${to} past the doors`
  return doors.has(to) ? `${from} lies behind the door ${to}` : null
}

/** Packages that come with a file when Node loads it. */
function packagesBehind(file: string): string[] {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (from: string): void => {
    if (seen.has(from) || !from.endsWith('.ts')) return
    seen.add(from)
    for (const { kind, to } of loadedSpecifiersOf(from).map((specifier) => edgeOf(from, specifier)))
      if (kind === 'file') visit(to)
      else packages.add(to)
  }
  visit(file)
  return [...packages].toSorted()
}

/** Engines with more doors than may be. */
function overflowing(paths: readonly string[]): string[] {
  const engines = new Set(paths.flatMap((path) => engineOf(path) ?? []))
  return [...engines].filter((engine) => paths.filter((path) => engineOf(path) === engine).length > MOST_DOORS)
}

describe('doors of the engines', () => {
  test('each engine has one to five', () => {
    const engines = new Set(files.flatMap((file) => engineOf(file) ?? []))
    expect(new Set([...doors.keys()].map(engineOf))).toEqual(engines)
    expect(overflowing([...doors.keys()])).toEqual([])
    expect(overflowing([...doors.keys(), 'src/engines/print/sixth.ts'])).toEqual(['print'])
  })

  test('who is outside imports a door, and nobody inside does', () => {
    const edges = outsiders.flatMap((file) => specifiersOf(file).map((specifier) => edgeOf(file, specifier)))
    expect(edges.filter(({ from, to }) => isOutside(from, to)).length).toBeGreaterThan(300)
    expect(edges.map(violation).filter((found) => found !== null)).toEqual([])
  })

  test('no file is imported for what it does when it is loaded: the build would leave it out', () => {
    const nameless = outsiders.flatMap((file) => {
      const named = new Set(namesTakenBy(file).map(({ specifier }) => specifier))
      return specifiersOf(file).flatMap((specifier) => (named.has(specifier) ? [] : [edgeOf(file, specifier)]))
    })
    expect(nameless.length).toBeGreaterThan(50)
    expect(nameless.filter(({ to }) => engineOf(to) !== undefined)).toEqual([])
  })

  test.each([
    ['src/domain/kampagne/checkliste.ts', '#src/engines/print/qrWorte.ts'],
    ['src/features/werbemittel/editor/editorStore.ts', '#src/engines/print/editor/session.ts'],
    ['mocks/backend/app.ts', '../../src/engines/images/dienstText.ts'],
    ['src/engines/addresses/row/checkRow.ts', '#src/engines/print/text/zeichen.ts'],
    ['src/engines/addresses/row/checkRow.ts', '../rules.ts'],
  ])('a planted import is found: %s -> %s', (from, specifier) => {
    expect(violation(edgeOf(from, specifier))).not.toBeNull()
  })

  test('what they load and hand on is written down', async () => {
    const text = [...doors].map(([door, names]) => {
      const packages = packagesBehind(door)
      const title = `${door} loads ${packages.length > 0 ? packages.join(', ') : 'no package'}`
      return [title, ...names.map((name) => `  ${name}`), ''].join('\n')
    })
    await expect(text.join('\n')).toMatchFileSnapshot(TABLE)
  })

  test('somebody outside uses each export, and each name has one door', () => {
    const taken = outsiders.flatMap((file) =>
      namesTakenBy(file).flatMap(({ specifier, name }) => {
        const { to } = edgeOf(file, specifier)
        return isOutside(file, to) ? [`${to} ${name}`] : []
      }),
    )
    const offered = [...doors].flatMap(([door, names]) => names.map((name) => `${door} ${name}`))
    expect([...new Set(taken)].toSorted()).toEqual(offered.toSorted())
    const names = [...doors].flatMap(([door, of]) => of.map((name) => `${engineOf(door)} ${name}`))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
