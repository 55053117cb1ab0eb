import { setupWorker } from 'msw/browser'
import { demoHandlers } from './handlers/index.ts'

let started: Promise<unknown> | undefined

/** Answers the template's sample endpoints in the browser; everything else goes to the network unchanged (spec 7). */
export async function startDemo(): Promise<void> {
  started ??= setupWorker(...demoHandlers(location.origin)).start({ quiet: true, onUnhandledFrame: 'bypass' })
  try {
    await started
  } catch (failure) {
    // The next visit of a demo screen tries again.
    started = undefined
    throw failure
  }
}
