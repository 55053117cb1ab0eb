import type { Page } from '@playwright/test'

export interface Busy {
  /** Longest task, ms. */
  task: number
  /** Longest time from a key or click to the next paint, ms. */
  interaction: number
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var __busy: Busy
}

/** From here on the page counts. */
export const watch = (page: Page) =>
  page.evaluate(() => {
    globalThis.__busy = { task: 0, interaction: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) __busy.task = Math.max(__busy.task, duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) __busy.interaction = Math.max(__busy.interaction, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/** What it counted since. */
export const busyOf = (page: Page): Promise<Busy> => page.evaluate(() => __busy)
