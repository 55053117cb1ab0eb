import { useState } from 'react'

interface Picked<T> {
  /** In the order in which they were ticked, as they are now where they are shown. */
  rows: T[]
  isPicked: (row: T) => boolean
  toggle: (row: T) => void
  /** All that are shown, or none of them where all were. */
  togglePage: () => void
  page: 'all' | 'some' | 'none'
  clear: () => void
}

interface Options<T> {
  /** Ticked from the beginning. */
  initial?: readonly T[]
  /** So many at most: those that were ticked last stay. */
  most?: number
}

/** Rows of a list that are ticked; they stay ticked while the list is turned over or searched. */
export function usePicked<T>(
  shown: readonly T[],
  keyOf: (row: T) => number | string,
  { initial = [], most = Infinity }: Options<T> = {},
): Picked<T> {
  const [picked, setPicked] = useState(() => new Map(initial.map((row) => [keyOf(row), row])))
  const here = shown.filter((row) => picked.has(keyOf(row)))
  const fresh = new Map(shown.map((row) => [keyOf(row), row]))
  function change(rows: readonly T[], on: boolean): void {
    setPicked((before) => {
      const next = new Map(before)
      for (const row of rows) {
        if (on) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return next.size > most ? new Map([...next].slice(-most)) : next
    })
  }
  const page = here.length === 0 ? 'none' : here.length === shown.length ? 'all' : 'some'
  return {
    rows: [...picked].map(([key, row]) => fresh.get(key) ?? row),
    isPicked: (row) => picked.has(keyOf(row)),
    toggle: (row) => change([row], !picked.has(keyOf(row))),
    togglePage: () => change(shown, page !== 'all'),
    page,
    clear: () => setPicked(new Map()),
  }
}
