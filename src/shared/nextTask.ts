/** Lets the browser draw and answer in between: resolves in a separate task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
