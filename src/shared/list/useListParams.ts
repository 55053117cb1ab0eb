import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListSchema, Place, Richtung } from './listSchema.ts'

interface ChangeOptions {
  /** No step of its own for the way back: what is typed, and what corrects the address. */
  replace?: boolean
}

interface Searched extends Place {
  q?: string | undefined
  archiviert?: boolean | undefined
}

/** What tools and foot need of a list, whatever it is about. */
export interface AnyList {
  params: Searched
  /** What it can be sorted by. */
  sorts: readonly string[]
  /** As a table takes it. */
  order: { key: string; richtung: Richtung }
  change: (change: Partial<Pick<Searched, 'q' | 'archiviert' | 'page'>>, options?: ChangeOptions) => void
  /** By this one, or the other way round where it was already. */
  sortBy: (key: string) => void
  isFiltered: boolean
  /** Without filters; order and view stay. */
  reset: () => void
}

/** A list that is filtered, sorted and turned over. */
interface List<P> extends Omit<AnyList, 'params' | 'change'> {
  params: P
  change: (change: Partial<P>, options?: ChangeOptions) => void
}

type Store = (next: URLSearchParams, options: ChangeOptions) => void

function useList<P extends Place>(schema: ListSchema<P>, search: URLSearchParams, store: Store): List<P> {
  // A navigation takes a moment: a second change meanwhile goes on from the first.
  const asked = useRef({ from: search, to: search })
  function set(next: (before: URLSearchParams) => URLSearchParams, options: ChangeOptions = {}): void {
    const to = next(asked.current.from === search ? asked.current.to : search)
    asked.current = { from: search, to }
    store(to, options)
  }
  const params = schema.parse(search)
  return {
    params,
    sorts: schema.sorts,
    order: { key: params.sort, richtung: params.richtung },
    change: (change, options) => set((before) => schema.withChange(before, change), options),
    sortBy: (key) => set((before) => schema.sortedBy(before, key)),
    isFiltered: schema.isFiltered(search),
    reset: () => set(schema.withoutFilters),
  }
}

/** A list whose parameters live in the address (S11). */
export function useListParams<P extends Place>(schema: ListSchema<P>): List<P> {
  const [search, setSearch] = useSearchParams()
  return useList(schema, search, (next, { replace = false }) => setSearch(next, { replace, preventScrollReset: true }))
}

/** A list within a page that is about something else, like a choice in a form: nothing of it is in the address. */
export function useOwnList<P extends Place>(schema: ListSchema<P>): List<P> {
  const [search, setSearch] = useState(() => new URLSearchParams())
  return useList(schema, search, setSearch)
}
