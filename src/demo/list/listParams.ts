import type { TableOptions } from '#src/contract/demo/demoOperation.ts'

/** Entries per page to choose from; -1 means all (spec 7). */
export const PAGE_SIZES = [10, 25, 50, -1] as const
export const ALL_ROWS = -1
type PageSize = (typeof PAGE_SIZES)[number]

/** Order and page of a list. */
export interface ListPlace<K extends string> {
  sort: K | null
  desc: boolean
  page: number
  size: PageSize
}

/** One of some values; what the address says wrongly falls back. */
export function oneOf<T extends string>(values: readonly T[], given: string | null): T | null {
  return values.find((value) => value === given) ?? null
}

export function searchOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, 200)
}

export function readPlace<K extends string>(search: URLSearchParams, sortable: readonly K[]): ListPlace<K> {
  const size = PAGE_SIZES.find((candidate) => sizeText(candidate) === search.get('size')) ?? PAGE_SIZES[0]
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    sort: oneOf(sortable, search.get('sort')),
    desc: search.get('order') === 'desc',
    page: size === ALL_ROWS ? 1 : page,
    size,
  }
}

/** How the address names a page size. */
export function sizeText(size: number): string {
  return size === ALL_ROWS ? 'all' : String(size)
}

export function toOptions({ sort, desc, page, size }: ListPlace<string>): TableOptions {
  return { ...(sort === null ? {} : { sortBy: sort, sortDesc: desc }), page, itemsPerPage: size }
}
