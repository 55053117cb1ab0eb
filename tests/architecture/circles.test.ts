import { describe, expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { edgeOf, projectFiles, specifiersOf } from './imports.ts'

const edges = projectFiles().flatMap((file) => specifiersOf(file).map((specifier) => edgeOf(file, specifier)))
const ours = edges.filter(({ kind }) => kind === 'file')

describe('circles', () => {
  test('no file imports itself around any corner, neither for types alone nor for parts that come later', () => {
    expect(ours.length).toBeGreaterThan(2000)
    expect(circlesOf(ours)).toEqual([])
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
