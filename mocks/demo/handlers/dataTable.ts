import type { DemoHandlers } from './types.ts'

export const dataTableHandlers = {
  fetchRows: (_input, { state }) => state.rows,
} satisfies Pick<DemoHandlers, 'fetchRows'>
