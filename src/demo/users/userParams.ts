import { demoUser } from '#src/contract/demo/users.ts'
import { listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'
import { pageSize } from '../list/listPlace.ts'

export const ROLES = demoUser.shape.role.options
export const PLANS = demoUser.shape.currentPlan.options
export const STATUSES = demoUser.shape.status.options

export const USERS_PATH = '/demo/users'
export const userPath = (id: number): string => `${USERS_PATH}/${id}`

export const USER_LIST = listSchema({
  fields: { q: searchText(), role: oneOf(ROLES), plan: oneOf(PLANS), status: oneOf(STATUSES), size: pageSize() },
  view: ['size'],
  sort: { id: 'auf', fullName: 'auf', role: 'auf', currentPlan: 'auf', country: 'auf', status: 'auf' },
  usualSort: 'id',
})

export type UserListParams = ReturnType<typeof USER_LIST.parse>
