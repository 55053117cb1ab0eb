import { setupWorker } from 'msw/browser'
import { invoiceHandlers } from './handlers/invoice.ts'

let started = false

/** Answers the template's sample endpoints in the browser; everything else goes to the network unchanged (spec §7). */
export async function startDemo(): Promise<void> {
  if (started || !('serviceWorker' in navigator)) return
  const worker = setupWorker(...invoiceHandlers)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  started = true
}
