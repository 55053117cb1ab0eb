import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DemoInput } from '#src/contract/demo/demoOperation.ts'
import type { DemoOperations } from '#src/contract/demo/index.ts'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { demoApi } from '../demoApi.ts'
import { toOptions } from '../list/listParams.ts'
import { STATUSES, type UserFilter, type UserListParams } from './userParams.ts'

type UsersInput = DemoInput<DemoOperations['fetchUsers']>

function toInput({ q, role, plan, status }: UserFilter): UsersInput {
  return {
    ...(q === '' ? {} : { q }),
    ...(role === null ? {} : { role }),
    ...(plan === null ? {} : { plan }),
    ...(status === null ? {} : { status }),
  }
}

/** Only the number is wanted. */
const COUNT_ONLY = { itemsPerPage: 1 }

/** How many users each status would show with the rest of the filter as it is. */
async function countStatuses(filter: UserFilter, signal: AbortSignal) {
  const count = async (status: DemoUser['status'] | null) => {
    const input = { ...toInput({ ...filter, status }), options: COUNT_ONLY }
    return [status ?? 'all', (await demoApi.fetchUsers(input, { signal })).total] as const
  }
  return new Map(await Promise.all([count(null), ...STATUSES.map(count)]))
}

export const userQueries = {
  list: ({ filter, place }: UserListParams) =>
    queryOptions({
      queryKey: ['demo', 'users', 'list', filter, place],
      queryFn: ({ signal }) => demoApi.fetchUsers({ ...toInput(filter), options: toOptions(place) }, { signal }),
      placeholderData: keepPreviousData,
    }),
  counts: ({ q, role, plan }: UserFilter) =>
    queryOptions({
      queryKey: ['demo', 'users', 'counts', { q, role, plan }],
      queryFn: ({ signal }) => countStatuses({ q, role, plan, status: null }, signal),
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
