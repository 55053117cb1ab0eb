import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#src/contract/apiError.ts'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { demoApi } from '../demoApi.ts'
import type { Folder } from './folders.ts'

export const EMAIL = ['demo', 'email'] as const

export interface Wanted {
  folder: Folder
  q: string
  label: string | null
}

export const mailList = ({ folder, q, label }: Wanted) =>
  queryOptions({
    queryKey: [...EMAIL, 'list', folder, q, label],
    queryFn: ({ signal }) =>
      demoApi.fetchEmails({ folder, ...(q === '' ? {} : { q }), ...(label === null ? {} : { label }) }, { signal }),
    placeholderData: keepPreviousData,
  })

export type Direction = 'next' | 'previous'

/** The mail beside another one; null where the folder ends, which the endpoint tells by 404. */
export const neighbour = (dir: Direction, emailId: number) =>
  queryOptions({
    queryKey: [...EMAIL, 'neighbour', dir, emailId],
    queryFn: async ({ signal }): Promise<DemoEmail | null> => {
      try {
        return await demoApi.paginateEmail({ dir, emailId }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
