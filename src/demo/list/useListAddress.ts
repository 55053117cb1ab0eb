import { useSearchParams } from 'react-router-dom'

interface PutOptions {
  /** No step of its own for the way back: what is typed letter by letter. */
  replace?: boolean
}

/** Filter, order and page of a list live in the address. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  /** Sets what is given and takes away what is null. Another filter or order begins at the first page. */
  function put(changes: Readonly<Record<string, string | null>>, { replace = false }: PutOptions = {}): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        for (const [key, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )
  }
  /** The column's order, and the other way round when it is the order already. */
  function sortBy(key: string, current: { sort: string | null; desc: boolean }): void {
    put({ sort: key, order: current.sort === key && !current.desc ? 'desc' : null })
  }
  return { search, put, sortBy }
}
