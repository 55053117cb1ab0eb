import type { DemoChat, DemoContact, DemoProfileUser } from '#src/contract/demo/chat.ts'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import type { DemoEvent } from '#src/contract/demo/calendar.ts'
import type { DemoInvoice } from '#src/contract/demo/invoices.ts'
import type { DemoRow } from '#src/contract/demo/dataTable.ts'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { sampleAccounts, type StoredAccount } from './fixtures/accounts.ts'
import { sampleChats, sampleContacts, sampleProfile } from './fixtures/chats.ts'
import { sampleEmails } from './fixtures/emails.ts'
import { sampleEvents } from './fixtures/events.ts'
import { sampleInvoices } from './fixtures/invoices.ts'
import { sampleRows } from './fixtures/rows.ts'
import { sampleUsers } from './fixtures/users.ts'

export interface DemoState {
  users: DemoUser[]
  events: DemoEvent[]
  profile: DemoProfileUser
  contacts: DemoContact[]
  chats: DemoChat[]
  emails: DemoEmail[]
  invoices: DemoInvoice[]
  rows: DemoRow[]
  accounts: StoredAccount[]
  /** Access token -> id of the account. */
  tokens: Map<string, number>
}

function createState(today: Date): DemoState {
  return {
    users: sampleUsers(),
    events: sampleEvents(today),
    profile: sampleProfile(),
    contacts: sampleContacts(),
    chats: sampleChats(today),
    emails: sampleEmails(today),
    invoices: sampleInvoices(today),
    rows: sampleRows(today),
    accounts: sampleAccounts(),
    tokens: new Map(),
  }
}

let state: DemoState | undefined

/** What the sample endpoints remember while the tab lives. */
export function demoState(): DemoState {
  state ??= createState(new Date())
  return state
}

/** Everything as on the first visit; the same day gives the same data. */
export function resetDemo(today: Date = new Date()): void {
  state = createState(today)
}

/** Id of the next entry of a list. */
export function nextId(list: readonly { id: number }[]): number {
  return Math.max(0, ...list.map(({ id }) => id)) + 1
}
