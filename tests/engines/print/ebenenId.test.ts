import { expect, test } from 'vitest'
import type { Layer, Seite } from '#src/contract/dokument.ts'
import { doppelteId, mitEigenenIds } from '#src/engines/print/ebenenId.ts'
import { duplicateLayer } from '#src/engines/print/editor/operations.ts'
import { limitsOf } from '#src/engines/print/editor/session.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { shape } from './fixtures.ts'

const CARD = 'maxipostkarte'
const pages = (...ids: string[][]): Seite[] =>
  defaultSeiten(CARD).map((seite, i) => ({ ...seite, layers: (ids[i] ?? []).map((id): Layer => shape({ id })) }))
const idsOf = (seiten: readonly Seite[]) => seiten.map(({ layers }) => layers.map(({ id }) => id))

test('a document whose layers have ids of their own stays as it is', () => {
  const seiten = pages(['a', 'b'], ['c'])
  expect(doppelteId(seiten)).toBeNull()
  expect(mitEigenenIds(seiten)).toBe(seiten)
  for (const format of [CARD, 'dina4mailing', 'dina4mailing-2seitig'] as const)
    expect(doppelteId(defaultSeiten(format))).toBeNull()
})

test.each([
  ['on one page', [['a', 'a'], []], [['a', 'a-2'], []]],
  ['on two pages', [['b', 'a'], ['a']], [['b', 'a'], ['a-2']]],
  ['beside one that has the next', [['a', 'a-2', 'a'], ['a']], [['a', 'a-2', 'a-3'], ['a-4']]],
  ['before one that has the next', [['a', 'a'], ['a-2']], [['a', 'a-3'], ['a-2']]],
])('of two layers with one id %s the first keeps it', (_, before, after) => {
  expect(doppelteId(pages(...before))).toBe('a')
  const seiten = mitEigenenIds(pages(...before))
  expect(idsOf(seiten)).toEqual(after)
  expect(doppelteId(seiten)).toBeNull()
})

test('an id as long as it may be stays within what the contract takes', () => {
  const id = 'x'.repeat(60)
  expect(idsOf(mitEigenenIds(pages([id, id])))).toEqual([[id, `${'x'.repeat(58)}-2`], []])
})

test('a copy of a code has an id that no page has', () => {
  let seiten = defaultSeiten(CARD).map((seite) => ({
    ...seite,
    layers: seite.layers.map((layer, i): Layer => {
      const { system: _, ...own } = layer
      return layer.type === 'qrcode' ? ({ ...own, id: `qrcode-${i}-${seite.side}` } as Layer) : layer
    }),
  }))
  for (const { side, layers } of seiten) {
    const code = layers.find(({ type }) => type === 'qrcode')
    for (let copies = 0; copies < 2; copies++) {
      const result = duplicateLayer(seiten, code?.id ?? '', limitsOf(CARD, side))
      if (!result.ok) throw new Error(result.grund)
      seiten = [...result.dokument]
    }
  }
  expect(doppelteId(seiten)).toBeNull()
  expect(seiten.flatMap(({ layers }) => layers.filter(({ type }) => type === 'qrcode'))).toHaveLength(6)
})
