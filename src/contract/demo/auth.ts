import * as z from 'zod/mini'
import type { DemoOperation } from './demoOperation.ts'

const demoAccount = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(['admin', 'client']),
  ability: z.array(z.object({ action: z.string(), subject: z.string() })),
})
export type DemoAccount = z.infer<typeof demoAccount>

/** Texts per field of a refused login or registration. */
export const demoRefusal = z.object({ error: z.record(z.string(), z.array(z.string())) })

const accessToken = z.object({ accessToken: z.string() })

export const authOperations = {
  login: {
    method: 'POST',
    path: '/auth/login',
    status: 200,
    input: z.object({ email: z.optional(z.string()), password: z.optional(z.string()) }),
    output: accessToken,
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    status: 200,
    input: z.object({
      username: z.optional(z.string()),
      email: z.optional(z.string()),
      password: z.optional(z.string()),
    }),
    output: accessToken,
  },
  /** Needs the access token as bearer. */
  fetchMe: {
    method: 'GET',
    path: '/auth/me',
    status: 200,
    input: z.object({}),
    output: z.object({ user: demoAccount }),
  },
} as const satisfies Record<string, DemoOperation>
