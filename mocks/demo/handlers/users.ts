import { matches, mentions, tablePage } from './table.ts'
import { found, type DemoHandlers } from './types.ts'
import { nextId } from '../state.ts'

export const userHandlers = {
  fetchUsers: ({ q, options = {}, status, role, plan }, { state }) => {
    const hits = state.users.filter(
      (user) =>
        mentions(q, user.fullName, user.username, user.email) &&
        matches(status, user.status) &&
        matches(role, user.role) &&
        matches(plan, user.currentPlan),
    )
    const page = tablePage(hits, options, (user) => user)
    return { filteredData: page, total: hits.length, userTotal: state.users.length }
  },

  createUser: ({ user: given }, { state }) => {
    const user = {
      fullName: given.fullName ?? '',
      company: given.company ?? '',
      role: given.role ?? 'subscriber',
      username: given.username ?? '',
      country: given.country ?? '',
      contact: given.contact ?? '',
      email: given.email ?? '',
      currentPlan: given.currentPlan ?? 'basic',
      avatar: given.avatar ?? null,
      id: nextId(state.users),
      // Whatever was asked for (spec 7).
      status: 'active' as const,
    }
    state.users.push(user)
    return { user }
  },

  fetchUser: ({ id }, { state }) => found(state.users.find((user) => user.id === id)),
} satisfies Pick<DemoHandlers, 'fetchUsers' | 'createUser' | 'fetchUser'>
