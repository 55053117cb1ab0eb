import * as z from 'zod/mini'
import { id } from '../wire.ts'
import { tableOptions, type DemoOperation } from './demoOperation.ts'

export const demoUser = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.string(),
  role: z.enum(['admin', 'author', 'editor', 'maintainer', 'subscriber']),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(['enterprise', 'team', 'company', 'basic']),
  status: z.enum(['active', 'pending', 'inactive']),
  avatar: z.nullable(z.string()),
})
export type DemoUser = z.infer<typeof demoUser>

export const userOperations = {
  fetchUsers: {
    method: 'GET',
    path: '/apps/user/users',
    status: 200,
    input: z.object({
      q: z.optional(z.string()),
      options: z.optional(tableOptions),
      status: z.optional(z.string()),
      role: z.optional(z.string()),
      plan: z.optional(z.string()),
    }),
    output: z.object({ filteredData: z.array(demoUser), total: z.int(), userTotal: z.int() }),
  },
  createUser: {
    method: 'POST',
    path: '/apps/user/users',
    status: 201,
    input: z.object({ user: z.partial(demoUser) }),
    output: z.object({ user: demoUser }),
  },
  fetchUser: { method: 'GET', path: '/apps/user/users/:id', status: 200, input: z.object({ id }), output: demoUser },
} as const satisfies Record<string, DemoOperation>
