import type { TableOptions } from '#src/contract/demo/demoOperation.ts'
import { oneOf, type Place } from '#src/shared/list/listSchema.ts'

/** Entries per page to choose from; the first one is usual. */
export const PAGE_SIZES = ['10', '25', '50', 'all'] as const

export const pageSize = () => oneOf(PAGE_SIZES)

/** Order and page of a list as its address says them. */
export interface SamplePlace extends Place {
  size?: (typeof PAGE_SIZES)[number] | undefined
}

/** -1 means all (spec 7). */
export const entriesOf = (size = '10'): number => (size === 'all' ? -1 : Number(size))

export const toOptions = ({ sort, richtung, page, size }: SamplePlace): TableOptions => ({
  sortBy: sort,
  sortDesc: richtung === 'ab',
  page,
  itemsPerPage: entriesOf(size),
})
