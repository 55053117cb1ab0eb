import { demoUser, type DemoUser } from '#src/contract/demo/users.ts'
import { oneOf, readPlace, searchOf, type ListPlace } from '../list/listParams.ts'

export const ROLES = demoUser.shape.role.options
export const PLANS = demoUser.shape.currentPlan.options
export const STATUSES = demoUser.shape.status.options

const USER_COLUMNS = ['fullName', 'role', 'currentPlan', 'country', 'status'] as const

export const USERS_PATH = '/demo/users'
export const userPath = (id: number): string => `${USERS_PATH}/${id}`

/** What narrows the list of users. */
export interface UserFilter {
  q: string
  role: DemoUser['role'] | null
  plan: DemoUser['currentPlan'] | null
  status: DemoUser['status'] | null
}

export interface UserListParams {
  filter: UserFilter
  place: ListPlace<(typeof USER_COLUMNS)[number]>
}

export function readUserParams(search: URLSearchParams): UserListParams {
  return {
    filter: {
      q: searchOf(search),
      role: oneOf(ROLES, search.get('role')),
      plan: oneOf(PLANS, search.get('plan')),
      status: oneOf(STATUSES, search.get('status')),
    },
    place: readPlace(search, USER_COLUMNS),
  }
}
