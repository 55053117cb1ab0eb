import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { demoApi } from '../demoApi.ts'
import { toOptions } from '../list/listPlace.ts'
import { STATUSES, type UserListParams } from './userParams.ts'

/** How many users each status would show with the rest of the filter as it is. */
async function countStatuses({ q, role, plan }: UserListParams, signal: AbortSignal) {
  const count = async (status: DemoUser['status'] | undefined) => {
    // Only the number is wanted.
    const { total } = await demoApi.fetchUsers({ q, role, plan, status, options: { itemsPerPage: 1 } }, { signal })
    return [status ?? 'all', total] as const
  }
  return new Map(await Promise.all([count(undefined), ...STATUSES.map(count)]))
}

export const userQueries = {
  list: (params: UserListParams) =>
    queryOptions({
      queryKey: ['demo', 'users', 'list', params],
      queryFn: ({ signal }) => {
        const { q, role, plan, status } = params
        return demoApi.fetchUsers({ q, role, plan, status, options: toOptions(params) }, { signal })
      },
      placeholderData: keepPreviousData,
    }),
  counts: (params: UserListParams) =>
    queryOptions({
      queryKey: ['demo', 'users', 'counts', params.q, params.role, params.plan],
      queryFn: ({ signal }) => countStatuses(params, signal),
      placeholderData: keepPreviousData,
    }),
  sameRole: (role: DemoUser['role'], count: number) =>
    queryOptions({
      queryKey: ['demo', 'users', 'sameRole', role, count],
      queryFn: ({ signal }) => demoApi.fetchUsers({ role, options: { itemsPerPage: count } }, { signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['demo', 'users', 'detail', id],
      queryFn: ({ signal }) => demoApi.fetchUser({ id }, { signal }),
    }),
}

/** Adds a user; whatever is sent, the new one is active. */
export function useCreateUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (user: Partial<DemoUser>) => (await demoApi.createUser({ user })).user,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['demo', 'users'] }),
  })
}
