import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePicked } from '#src/shared/list/usePicked.ts'

interface Row {
  id: number
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }))
const keyOf = ({ id }: Row) => id

function open(options?: Parameters<typeof usePicked<Row>>[2]) {
  const { result, rerender } = renderHook(({ shown }) => usePicked(shown, keyOf, options), {
    initialProps: { shown: rows(1, 2, 3) },
  })
  return {
    ids: () => result.current.rows.map(keyOf),
    page: () => result.current.page,
    toggle: (id: number) => act(() => result.current.toggle({ id })),
    togglePage: () => act(() => result.current.togglePage()),
    turnOver: (...ids: number[]) => rerender({ shown: rows(...ids) }),
  }
}

test('what is ticked stays while the list is turned over, and the page is ticked or cleared as a whole', () => {
  const { ids, page, toggle, togglePage, turnOver } = open()
  toggle(2)
  expect(page()).toBe('some')
  turnOver(4, 5)
  expect(page()).toBe('none')
  togglePage()
  expect([ids(), page()]).toEqual([[2, 4, 5], 'all'])
  togglePage()
  expect(ids()).toEqual([2])
})

test('what is ticked from the beginning can be taken away', () => {
  const { ids, toggle } = open({ initial: rows(1, 3) })
  toggle(1)
  expect(ids()).toEqual([3])
})

test('of more than may be ticked those that were ticked last stay', () => {
  const { ids, toggle, togglePage } = open({ most: 2 })
  togglePage()
  expect(ids()).toEqual([2, 3])
  toggle(1)
  expect(ids()).toEqual([3, 1])
})
