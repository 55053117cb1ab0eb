import * as z from 'zod/mini'
import { isoDatum } from '../wire.ts'
import type { DemoOperation } from './demoOperation.ts'

const demoRow = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: isoDatum,
  salary: z.number(),
  age: z.int(),
  /** Years. */
  experience: z.int(),
  /** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
  status: z.int(),
})
export type DemoRow = z.infer<typeof demoRow>

export const dataTableOperations = {
  fetchRows: {
    method: 'GET',
    path: '/data-table/data',
    status: 200,
    input: z.object({}),
    output: z.array(demoRow),
  },
} as const satisfies Record<string, DemoOperation>
