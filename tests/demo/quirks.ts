import type { Quirk } from './quirks/quirk.ts'
import { authQuirks } from './quirks/auth.ts'
import { calendarQuirks } from './quirks/calendar.ts'
import { chatQuirks } from './quirks/chat.ts'
import { emailQuirks } from './quirks/email.ts'
import { invoiceQuirks } from './quirks/invoice.ts'
import { userQuirks } from './quirks/users.ts'

/** Every endpoint and every quirk of spec 7; the same in Node and in Chromium. */
export const QUIRKS: Quirk[] = [
  ...userQuirks,
  ...calendarQuirks,
  ...chatQuirks,
  ...emailQuirks,
  ...invoiceQuirks,
  ...authQuirks,
]
