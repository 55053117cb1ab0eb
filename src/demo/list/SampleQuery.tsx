import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { LoadFailure } from '../parts/LoadFailure.tsx'

interface Props<T> {
  query: UseQueryResult<T>
  /** Same size as what comes, so that nothing jumps. */
  skeleton: ReactNode
  /** In place of what does not exist (404). */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** Loading, error and content of sample data, in the language of the frame. */
export function SampleQuery<T>({ query, skeleton, missing, children }: Props<T>) {
  const { t } = useTranslation('demoList')
  if (missing !== undefined && query.error instanceof ApiError && query.error.status === 404) return missing
  const failure = query.isError && (
    <LoadFailure text={t('failed')} retryLabel={t('retry')} onRetry={() => void query.refetch()} />
  )
  if (query.data === undefined) return failure || <div aria-busy="true">{skeleton}</div>
  return (
    <>
      {failure}
      {children(query.data)}
    </>
  )
}
