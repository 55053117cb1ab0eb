import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'

interface Props<T> {
  query: UseQueryResult<T>
  /** Of what comes, px or CSS, so that nothing jumps. */
  height: number | string
  /** It fills a sheet, from whose edge a notice keeps off. */
  inset?: true
  /** In place of what does not exist (404). */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** Loading, error and content of sample data, in the language of the frame. */
export function SampleQuery<T>({ query, height, inset, missing, children }: Props<T>) {
  const { t } = useTranslation('demo')
  if (missing !== undefined && query.error instanceof ApiError && query.error.status === 404) return missing
  const failure = query.isError && (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
      sx={inset ? { margin: 2 } : {}}
    >
      {t('failed')}
    </Alert>
  )
  if (query.data === undefined) return failure || <Skeleton variant="rounded" height={height} aria-busy="true" />
  return (
    <>
      {failure}
      {children(query.data)}
    </>
  )
}
