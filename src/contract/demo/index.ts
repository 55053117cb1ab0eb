import { authOperations } from './auth.ts'
import { calendarOperations } from './calendar.ts'
import { chatOperations } from './chat.ts'
import { dataTableOperations } from './dataTable.ts'
import { emailOperations } from './email.ts'
import { invoiceOperations } from './invoices.ts'
import { userOperations } from './users.ts'

/** Every sample call, and the only list of them. */
export const demoOperations = {
  ...userOperations,
  ...calendarOperations,
  ...chatOperations,
  ...emailOperations,
  ...invoiceOperations,
  ...dataTableOperations,
  ...authOperations,
} as const

export type DemoOperations = typeof demoOperations
export type DemoOperationName = keyof DemoOperations
