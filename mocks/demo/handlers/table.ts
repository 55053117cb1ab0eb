import type { TableOptions } from '#src/contract/demo/demoOperation.ts'

const PAGE_SIZE = 10

/** Whether one of some texts contains what is searched for, in any case. */
export function mentions(q: string | undefined, ...texts: string[]): boolean {
  const wanted = (q ?? '').trim().toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

/** Whether a value is the wanted one; nothing wanted means any. */
export function matches(wanted: string | undefined, value: string): boolean {
  return !wanted || wanted === value
}

type Cell = string | number | null

function compare(a: Cell, b: Cell): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''), 'en')
}

/** Sorts by one column and cuts out one page; -1 entries per page means all (spec 7). */
export function tablePage<T>(
  list: readonly T[],
  { sortBy, sortDesc = false, page = 1, itemsPerPage = PAGE_SIZE }: TableOptions,
  cellsOf: (entry: T) => Record<string, Cell>,
): T[] {
  const cell = (entry: T) => new Map(Object.entries(cellsOf(entry))).get(sortBy ?? '') ?? null
  const sorted = list.toSorted((a, b) => compare(cell(a), cell(b)))
  if (sortBy && sortDesc) sorted.reverse()
  return itemsPerPage === -1 ? sorted : sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage)
}
