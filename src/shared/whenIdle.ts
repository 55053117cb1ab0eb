/** Resolves once the browser has nothing else to do. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(resolve, { timeout: 5000 })
    // Safari has no idle callback.
    else setTimeout(resolve, 1500)
  })
}
