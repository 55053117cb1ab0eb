import type { UseQueryResult } from '@tanstack/react-query'
import { use, useDeferredValue, type ReactNode } from 'react'
import { ApiError } from '#src/contract/apiError.ts'
import { PageCallContext } from '../routing/pageCall.ts'
import { ErrorPanel } from './ErrorPanel.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  /** The page is about this: not there, or not for this user, is a separate page (the route's error boundary). */
  whole?: true
  /** Same size as what comes, so that nothing jumps. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Loading, error and content of a query. A failed refetch keeps what is already shown and says so above it. */
export function QueryView<T>({ query, whole, skeleton, children }: Props<T>) {
  const pageCall = use(PageCallContext)
  const retry = () => void query.refetch()
  // A query redraws its page in one piece; so only the skeleton is, and the content is drawn in slices. Without, a slow
  // phone is blocked for 298 instead of 172 ms at the start (`npm run bench`).
  const drawn = useDeferredValue(query.data !== undefined)
  if (query.data !== undefined && drawn)
    return (
      <>
        {query.isError && <ErrorPanel error={query.error} onRetry={retry} />}
        {children(query.data)}
      </>
    )
  if ((whole && isNotThere(query.error)) || isUnknown(query.error, pageCall)) throw query.error
  if (query.isError && query.data === undefined) return <ErrorPanel error={query.error} onRetry={retry} />
  return <div aria-busy="true">{skeleton}</div>
}

const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.kind === 'unconnected')

/** Without its first call the page has nothing to show, however many lists and cards it is made of. */
const isUnknown = (error: unknown, pageCall: string | null): boolean =>
  error instanceof ApiError && error.kind === 'unconnected' && error.code === pageCall
