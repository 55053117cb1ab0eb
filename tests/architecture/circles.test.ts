import { describe, expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { edgeOf, projectFiles, specifiersOf, type Edge } from './imports.ts'

const edges = projectFiles().flatMap((file) => specifiersOf(file).map((specifier) => edgeOf(file, specifier)))
const ours = edges.filter(({ kind }) => kind === 'file')

/** An edge between two folders that lie side by side; null where a file lies beside the other's folder. */
function folderEdge({ from, to }: Pick<Edge, 'from' | 'to'>) {
  const [a, b] = [from.split('/'), to.split('/')]
  const at = a.findIndex((part, index) => part !== b[index])
  if (at < 1 || at >= a.length - 1 || at >= b.length - 1) return null
  return { from: a.slice(0, at + 1).join('/'), to: b.slice(0, at + 1).join('/') }
}

describe('circles', () => {
  test('no file imports itself around any corner, neither for types alone nor for parts that come later', () => {
    expect(ours.length).toBeGreaterThan(2000)
    expect(circlesOf(ours)).toEqual([])
  })

  test('folders that lie side by side stand one above the other, in every floor of the product and of the stand-in', () => {
    const folders = ours.filter(({ from }) => /^(src|mocks)\//.test(from)).flatMap((edge) => folderEdge(edge) ?? [])
    expect(folders.length).toBeGreaterThan(1000)
    expect(circlesOf(folders)).toEqual([])
    const planted = { from: 'src/engines/print/objects/boxes.ts', to: 'src/engines/print/page/walk/marks.ts' }
    expect(circlesOf([...folders, folderEdge(planted) ?? planted])).toHaveLength(1)
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
