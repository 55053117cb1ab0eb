import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorPanel } from './ErrorPanel.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  /** Same size as what comes, so that nothing jumps. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Loading, error and content of a query. A failed refetch keeps what is already shown and says so above it. */
export function QueryView<T>({ query, skeleton, children }: Props<T>) {
  const retry = () => void query.refetch()
  if (query.data !== undefined)
    return (
      <>
        {query.isError && <ErrorPanel error={query.error} onRetry={retry} />}
        {children(query.data)}
      </>
    )
  if (query.isError) return <ErrorPanel error={query.error} onRetry={retry} />
  return <div aria-busy="true">{skeleton}</div>
}
