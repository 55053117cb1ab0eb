import type { Caller } from './caller.ts'
import { authQuirks } from './quirks/auth.ts'
import { calendarQuirks } from './quirks/calendar.ts'
import { chatQuirks } from './quirks/chat.ts'
import { emailQuirks } from './quirks/email.ts'
import { invoiceQuirks } from './quirks/invoice.ts'
import { userQuirks } from './quirks/users.ts'

/** One promise of the sample endpoints. Holds on any state of the sample data, so that all may run in one page. */
export type Quirk = [promise: string, check: (caller: Caller) => Promise<void>]

/** Every endpoint and every quirk of spec 7; the same in Node and in Chromium. */
export const QUIRKS: Quirk[] = [
  ...userQuirks,
  ...calendarQuirks,
  ...chatQuirks,
  ...emailQuirks,
  ...invoiceQuirks,
  ...authQuirks,
]
