import { describe, expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { edgeOf, projectFiles, specifiersOf } from './imports.ts'

const edges = projectFiles().flatMap((file) => specifiersOf(file).map((specifier) => edgeOf(file, specifier)))
const ours = edges.filter(({ kind }) => kind === 'file')

/** The parts of a folder, as edges between the folders directly below it; files of its own are no part. */
function partsOf(folder: string) {
  const partOf = (file: string) => {
    const [part = '', ...rest] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
    return rest.length > 0 ? `${folder}/${part}` : null
  }
  return ours.flatMap((edge) => {
    const [from, to] = [partOf(edge.from), partOf(edge.to)]
    return from === null || to === null || from === to ? [] : [{ from, to }]
  })
}

/** A layer whose parts stand one above the other, and each noun of the browser. */
const WORLDS = [
  'src/shared',
  ...new Set(ours.flatMap(({ from }) => /^src\/(?:entities|features)\/\w+(?=\/)/.exec(from)?.[0] ?? [])),
]

describe('circles', () => {
  test('no file imports itself around any corner, neither for types alone nor for parts that come later', () => {
    expect(ours.length).toBeGreaterThan(2000)
    expect(circlesOf(ours)).toEqual([])
  })

  test('folders of the shared parts and of a noun stand one above the other', () => {
    expect(WORLDS.length).toBeGreaterThan(20)
    expect(WORLDS.flatMap((world) => circlesOf(partsOf(world)))).toEqual([])
  })

  test('a planted circle is found', () => {
    // operation.ts takes types from session.ts.
    const planted = edgeOf('src/contract/session.ts', './operation.ts')
    expect(circlesOf([...ours, planted])).toEqual([['src/contract/operation.ts', 'src/contract/session.ts']])
    expect(
      circlesOf([
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
        { from: 'c', to: 'b' },
        { from: 'c', to: 'd' },
        { from: 'e', to: 'e' },
      ]),
    ).toEqual([['b', 'c'], ['e']])
  })
})
