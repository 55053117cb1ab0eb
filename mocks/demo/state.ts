import type { DemoInvoice } from '#src/contract/demo/invoices.ts'
import type { DemoRow } from '#src/contract/demo/dataTable.ts'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { keptSamples, sampleInvoices, sampleRows, sampleUsers, type Kept } from './samples.ts'

export interface DemoState extends Kept {
  users: DemoUser[]
  invoices: DemoInvoice[]
  rows: DemoRow[]
  /** Access token -> id of the account. */
  tokens: Map<string, number>
}

let state: DemoState | undefined

/** What the sample endpoints remember while the tab lives. */
export function demoState(): DemoState {
  return state ?? resetDemo()
}

/** Everything as on the first visit; the same day gives the same data. */
export function resetDemo(today: Date = new Date()): DemoState {
  state = {
    ...keptSamples(today),
    users: sampleUsers(),
    invoices: sampleInvoices(today),
    rows: sampleRows(today),
    tokens: new Map(),
  }
  return state
}

/** Id of the next entry of a list. */
export function nextId(list: readonly { id: number }[]): number {
  return Math.max(0, ...list.map(({ id }) => id)) + 1
}
