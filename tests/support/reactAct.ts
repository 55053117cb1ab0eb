import { createRequire } from 'node:module'
import React from 'react'
import { flushSync } from 'react-dom'

/**
 * React's build for customers has no `act`. Testing Library looks for one when it is loaded: this file is imported
 * before it. In the development build nothing changes.
 */
const isForCustomers = process.env.NODE_ENV === 'production'

interface Scheduler {
  unstable_IdlePriority: number
  unstable_scheduleCallback: (priority: number, work: () => void) => void
}

/** The one that React draws by. */
const scheduler: Scheduler = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler')

/** What React has begun is on the page: its own work comes before what is idle. */
export const drawn = (): Promise<void> =>
  isForCustomers
    ? new Promise((done) => scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, done))
    : Promise.resolve()

async function drawnWith(result: unknown): Promise<unknown> {
  await drawn()
  return result
}

function act(work: () => unknown): unknown {
  const result = flushSync(work)
  return result instanceof Promise ? result.then(drawnWith) : result
}

if (isForCustomers) Object.assign(React, { act })
